import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Tagged } from '../../kernel/log.ts';
import { useWords } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { useBodyMark } from '../../ui/body-mark.ts';
import { OpenRule } from '../../ui/rule-ref.tsx';
import { lateDice } from '../late-dice.ts';
import { useSettings } from '../settings.ts';
import {
  CloseSheet,
  DiceSheet,
  HouseRulesSheet,
  LogDrawer,
  LuckSheet,
  RuleBookSheet,
  SettingsSheet,
  ShareSheet,
  StorageSheet,
  TableMenu,
  TrustSheet,
} from '../sheets.ts';
import { useWakeLock } from '../wake-lock.ts';
import type { MenuTarget } from './table-menu.tsx';
import { type TableSheet, TopBar } from './top-bar.tsx';

type Open = TableSheet | MenuTarget | { readonly rule: string } | null;

/** The top bar, the ruleset's own screen, and whichever sheet is open over them. */
export function TableScreen(props: {
  readonly manifest: RulesetManifest;
  readonly Screen: ComponentType;
  /** What stands over everything else, such as that this table is only looked at. */
  readonly banner?: ReactNode;
}) {
  const { manifest, Screen } = props;
  const words = useWords<unknown, Tagged, Tagged>();
  useBodyMark('table');
  const [open, setOpen] = useState<Open>(null);
  const awake = useWakeLock(useSettings().keepAwake);
  // What fails now is fetched again by the first roll.
  useEffect(() => void lateDice.load().catch(() => {}), []);
  const close = () => setOpen(null);
  const rule = typeof open === 'object' && open !== null ? open.rule : undefined;
  return (
    <OpenRule value={(wanted) => setOpen({ rule: wanted })}>
      <div className="table-screen flex h-dvh flex-col">
        {props.banner}
        <TopBar manifest={manifest} awake={awake} onOpen={setOpen} />
        <main className="min-h-0 flex-1">
          <Screen />
        </main>
      </div>
      <Suspense>
        {open === 'dice' && <DiceSheet onClose={close} />}
        {open === 'log' && <LogDrawer onClose={close} />}
        {open === 'menu' && <TableMenu onClose={close} onOpen={setOpen} />}
        {open === 'house' && <HouseRulesSheet onClose={close} />}
        {open === 'settings' && <SettingsSheet onClose={close} />}
        {open === 'share' && <ShareSheet onClose={close} />}
        {open === 'luck' && <LuckSheet onClose={close} />}
        {open === 'close' && <CloseSheet onClose={close} onLuck={() => setOpen('luck')} />}
        {open === 'keep' && <StorageSheet onClose={close} />}
        {open === 'trust' && <TrustSheet onClose={close} />}
        {(open === 'rules' || rule) && (
          <RuleBookSheet
            key={rule}
            manifest={manifest}
            rule={rule}
            houseName={(key) => words.houseRule(key).name}
            onClose={close}
          />
        )}
      </Suspense>
    </OpenRule>
  );
}

import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/react.ts';
import { loadSheetWords } from '../../i18n/sheets.ts';
import { later } from '../../later/later.ts';
import { useHere } from '../../later/use-here.ts';
import { Wait } from '../../later/wait.tsx';
import { lateKeys } from '../../play/open-roll.tsx';
import { useLater } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { useBodyMark } from '../../ui/body-mark.ts';
import { OpenRule } from '../../ui/rule-ref.tsx';
import { lateDice } from '../late-dice.ts';
import { useSettings } from '../settings.ts';
import { useWakeLock } from '../wake-lock.ts';
import type { OpenSheet, TableSheets } from './table-sheets.tsx';
import { TopBar } from './top-bar.tsx';

const lateSheets = later(async () => (await import('./table-sheets.tsx')).TableSheets);

/** Undo by keys, and whichever sheet is open. */
function LateSheets(props: Parameters<typeof TableSheets>[0]) {
  const Sheets = useHere(lateSheets);
  return <Sheets {...props} />;
}

/** The top bar, the ruleset's own screen, and whichever sheet is open over them. */
export function TableScreen(props: {
  readonly manifest: RulesetManifest;
  readonly Screen: ComponentType;
  /** What stands over everything else, such as that this table is only looked at. */
  readonly banner?: ReactNode;
}) {
  const { manifest, Screen } = props;
  const late = useLater();
  const language = useLanguage();
  useBodyMark('table');
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [stands, setStands] = useState(false);
  const awake = useWakeLock(useSettings().keepAwake);
  const openRule = useCallback((rule: string) => setOpen({ rule }), []);
  // Opening a sheet draws the sheet, and nothing of what lies under it anew.
  const under = useMemo(
    () => (
      <>
        <TopBar manifest={manifest} awake={awake} onOpen={setOpen} />
        <main className="min-h-0 flex-1">
          <Screen />
        </main>
      </>
    ),
    [manifest, awake, Screen],
  );
  // What the first view does without and the next tap may need. What fails now is fetched again by that tap.
  useEffect(() => {
    for (const part of [late, lateDice, lateKeys, lateSheets]) part.load().catch(() => {});
    loadSheetWords(language).catch(() => {});
    setStands(true);
  }, [late, language]);
  return (
    <OpenRule value={openRule}>
      <div className="table-screen flex h-dvh flex-col">
        {props.banner}
        {under}
      </div>
      <Wait>{stands && <LateSheets manifest={manifest} open={open} onOpen={setOpen} />}</Wait>
    </OpenRule>
  );
}

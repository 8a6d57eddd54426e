/**
 * What lies over a table and comes behind its first view: undo by keys, and whichever sheet is open. Each sheet has a
 * chunk of its own; this one knows them all.
 */

import type { Tagged } from '../../kernel/log.ts';
import { part } from '../../later/wait.tsx';
import { useAllWords } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { RuleBookSheet, SettingsSheet, StorageSheet, TrustSheet } from '../sheets.ts';
import type { MenuTarget } from './table-menu.tsx';
import type { TableSheet } from './top-bar.tsx';
import { useUndoKeys } from './undo-keys.ts';

const CloseSheet = part(async () => (await import('./close-sheet.tsx')).CloseSheet);
const DiceSheet = part(async () => (await import('./dice-sheet.tsx')).DiceSheet);
const HouseRulesSheet = part(async () => (await import('./house-rules-sheet.tsx')).HouseRulesSheet);
const LogDrawer = part(async () => (await import('./log-drawer.tsx')).LogDrawer);
const LuckSheet = part(async () => (await import('../luck/luck-sheet.tsx')).LuckSheet);
const ShareSheet = part(async () => (await import('../share/share-sheet.tsx')).ShareSheet);
const TableMenu = part(async () => (await import('./table-menu.tsx')).TableMenu);

export type OpenSheet = TableSheet | MenuTarget | { readonly rule: string };

/** Needs a `Wait` above. */
export function TableSheets(props: {
  readonly manifest: RulesetManifest;
  readonly open: OpenSheet | null;
  /** Another sheet in the place of this one, or none. */
  readonly onOpen: (sheet: OpenSheet | null) => void;
}) {
  const { manifest, open, onOpen } = props;
  useUndoKeys();
  const close = () => onOpen(null);
  if (open === null) return null;
  if (typeof open === 'object') return <TableRules manifest={manifest} rule={open.rule} onClose={close} />;
  switch (open) {
    case 'dice':
      return <DiceSheet onClose={close} />;
    case 'log':
      return <LogDrawer onClose={close} />;
    case 'menu':
      return <TableMenu onClose={close} onOpen={onOpen} />;
    case 'house':
      return <HouseRulesSheet onClose={close} />;
    case 'settings':
      return <SettingsSheet onClose={close} />;
    case 'share':
      return <ShareSheet onClose={close} />;
    case 'luck':
      return <LuckSheet onClose={close} />;
    case 'close':
      return <CloseSheet onClose={close} onLuck={() => onOpen('luck')} />;
    case 'keep':
      return <StorageSheet onClose={close} />;
    case 'trust':
      return <TrustSheet onClose={close} />;
    case 'rules':
      return <TableRules manifest={manifest} onClose={close} />;
  }
}

/** The rule book with the names of the house rules. */
function TableRules(props: {
  readonly manifest: RulesetManifest;
  readonly rule?: string;
  readonly onClose: () => void;
}) {
  const words = useAllWords<unknown, Tagged, Tagged>();
  return <RuleBookSheet key={props.rule} houseName={(key) => words.houseRule(key).name} {...props} />;
}

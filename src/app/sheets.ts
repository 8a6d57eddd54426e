/** Every sheet of the shell, each in a chunk of its own: neither home nor play waits for what is not open. */
import { lazy } from 'react';

export const CloseSheet = lazy(async () => ({
  default: (await import('./table/close-sheet.tsx')).CloseSheet,
}));
export const DiceSheet = lazy(async () => ({ default: (await import('./table/dice-sheet.tsx')).DiceSheet }));
export const HouseRulesSheet = lazy(async () => ({
  default: (await import('./table/house-rules-sheet.tsx')).HouseRulesSheet,
}));
export const Incoming = lazy(async () => ({ default: (await import('./import/incoming.tsx')).Incoming }));
export const LogDrawer = lazy(async () => ({ default: (await import('./table/log-drawer.tsx')).LogDrawer }));
export const LuckSheet = lazy(async () => ({ default: (await import('./luck/luck-sheet.tsx')).LuckSheet }));
export const OpenSheet = lazy(async () => ({ default: (await import('./import/open-sheet.tsx')).OpenSheet }));
export const ShareSheet = lazy(async () => ({
  default: (await import('./share/share-sheet.tsx')).ShareSheet,
}));
export const StorageSheet = lazy(async () => ({
  default: (await import('./storage/storage-sheet.tsx')).StorageSheet,
}));
export const TableMenu = lazy(async () => ({ default: (await import('./table/table-menu.tsx')).TableMenu }));
export const TablesSheet = lazy(async () => ({
  default: (await import('./home/tables-sheet.tsx')).TablesSheet,
}));
export const RuleBookSheet = lazy(async () => ({ default: (await import('./rule-book.tsx')).RuleBookSheet }));
export const SettingsSheet = lazy(async () => ({
  default: (await import('./settings-sheet.tsx')).SettingsSheet,
}));
export const TrustSheet = lazy(async () => ({ default: (await import('./trust-sheet.tsx')).TrustSheet }));

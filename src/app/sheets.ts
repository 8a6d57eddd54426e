/** The sheets that more than one page opens, each in a chunk of its own: no page waits for what is not open. */
import { lazy } from 'react';

export const RuleBookSheet = lazy(async () => ({ default: (await import('./rule-book.tsx')).RuleBookSheet }));
export const SettingsSheet = lazy(async () => ({
  default: (await import('./settings-sheet.tsx')).SettingsSheet,
}));
export const StorageSheet = lazy(async () => ({
  default: (await import('./storage/storage-sheet.tsx')).StorageSheet,
}));
export const TrustSheet = lazy(async () => ({ default: (await import('./trust-sheet.tsx')).TrustSheet }));

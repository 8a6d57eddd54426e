/** The sheets that more than one page opens, each in a chunk of its own: no page waits for what is not open. */
import { part } from '../later/wait.tsx';

export const RuleBookSheet = part(async () => (await import('./rule-book.tsx')).RuleBookSheet);
export const SettingsSheet = part(async () => (await import('./settings-sheet.tsx')).SettingsSheet);
export const StorageSheet = part(async () => (await import('./storage/storage-sheet.tsx')).StorageSheet);
export const TrustSheet = part(async () => (await import('./trust-sheet.tsx')).TrustSheet);

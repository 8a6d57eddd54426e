/** The pages, each in a chunk of its own: home does without the table, and a table without home. */

import type { Language } from '../i18n/language.ts';
import { loadSheetWords } from '../i18n/sheets.ts';
import { part } from '../later/wait.tsx';
import { fetchRuleset } from '../rulesets/early.ts';

const home = () => import('./home/home.tsx');
const table = () => import('./table/table-page.tsx');

export const Home = part(async () => (await home()).Home);
export const CheckPage = part(async () => (await import('./check/check-page.tsx')).CheckPage);
export const PrintPage = part(async () => (await import('./print/print-page.tsx')).PrintPage);
export const TablePage = part(async () => (await table()).TablePage);

/** What a table's page asks for in turn: itself, and how a table is opened. */
const TABLE = [table, () => import('./open-table.ts')];

/** Without an id it may be a new one. */
const NEW_TABLE = [...TABLE, () => import('./make-table.ts')];

function partsOf(path: string, language: Language): readonly (() => Promise<unknown>)[] {
  const [ruleset, id] = path.split('/').filter(Boolean);
  if (ruleset === undefined) return [home, () => loadSheetWords(language)];
  if (!fetchRuleset(ruleset, language)) return [];
  return id ? TABLE : NEW_TABLE;
}

/** Fetches what the first page will need beside the shell's words, not after them. */
export function fetchEarly(path: string, language: Language): void {
  // What fails is asked for again, and told, where it is needed.
  for (const part of partsOf(path, language)) part().catch(() => {});
}

/** The pages, each in a chunk of its own: home does without the table, and a table without home. */
import { lazy } from 'react';
import type { Language } from '../i18n/language.ts';
import { fetchRuleset } from '../rulesets/early.ts';

const home = () => import('./home/home.tsx');
const table = () => import('./table/table-page.tsx');

export const Home = lazy(async () => ({ default: (await home()).Home }));
export const CheckPage = lazy(async () => ({ default: (await import('./check/check-page.tsx')).CheckPage }));
export const PrintPage = lazy(async () => ({ default: (await import('./print/print-page.tsx')).PrintPage }));
export const TablePage = lazy(async () => ({ default: (await table()).TablePage }));

/** Fetches what the first page will need beside the shell's words, not after them. */
export function fetchEarly(path: string, language: Language): void {
  const [ruleset] = path.split('/').filter(Boolean);
  const page = ruleset === undefined ? home : fetchRuleset(ruleset, language) ? table : null;
  page?.().catch(() => {});
}

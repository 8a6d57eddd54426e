/**
 * Fetches a ruleset's chunk and its words before anybody asks. The page's own script, the table around it, the
 * ruleset and its words would otherwise come one after the other, each only when the one before has arrived.
 */
import type { Language } from '../i18n/language.ts';

const MODULES = import.meta.glob(['./*/index.ts', '!./_*/index.ts']);
const WORDS = import.meta.glob(['./*/strings/{es,en}.ts', '!./_*/strings/*.ts']);

/** Whether there is such a ruleset; what fails is asked for again, and told, by the page itself. */
export function fetchRuleset(id: string, language: Language): boolean {
  const module = MODULES[`./${id}/index.ts`];
  if (!module) return false;
  for (const load of [module, WORDS[`./${id}/strings/${language}.ts`]]) load?.().catch(() => {});
  return true;
}

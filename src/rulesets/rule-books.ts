/** The rule book of each ruleset and language: fetched when it is opened. */
import type { Language } from '../i18n/language.ts';
import type { RuleBook } from './contract.ts';

const BOOKS = import.meta.glob<{ default: RuleBook }>([
  './*/strings/rule-book.{es,en}.ts',
  '!./_*/strings/rule-book.*.ts',
]);

/** @throws for a ruleset without one */
export async function fetchRuleBook(id: string, language: Language): Promise<RuleBook> {
  const load = BOOKS[`./${id}/strings/rule-book.${language}.ts`];
  if (!load) throw new Error(`${id} has no rule book`);
  return (await load()).default;
}

import { plain } from '../kernel/plain.ts';
import type { RuleBook } from '../rulesets/contract.ts';

/** The sections that hold rules with every word of the query in their number, title or text. */
export function searchRules(book: RuleBook, query: string): RuleBook['sections'] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book.sections;
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = plain(`${rule.id} ${section.title} ${rule.text}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}

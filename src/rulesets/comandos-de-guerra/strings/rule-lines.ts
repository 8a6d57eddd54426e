/** Reads the rule book's lines: `CG-1.1 game | text`, or `CG-2.6 ruling highFailureEdge | text`. */
import type { RuleBook, RuleText } from '../../contract.ts';

function rule(line: string): RuleText {
  const bar = line.indexOf(' | ');
  const [id, origin, house] = line.slice(0, bar).split(' ');
  const told = { id: id!, text: line.slice(bar + 3), origin: origin as RuleText['origin'] };
  return house === undefined ? told : { ...told, house };
}

/** One section of the book. */
export const section = (title: string, ...lines: readonly string[]): RuleBook['sections'][number] => ({
  title,
  rules: lines.map(rule),
});

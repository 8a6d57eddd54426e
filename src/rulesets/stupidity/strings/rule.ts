/** One rule of the rule book, by where it comes from; `house` is the house rule that changes it. */
import type { RuleText } from '../../contract.ts';

const rule =
  (origin: RuleText['origin']) =>
  (id: string, text: string, house?: string): RuleText =>
    house === undefined ? { id, text, origin } : { id, text, origin, house };

export const game = rule('game');
export const source = rule('source');
export const ruling = rule('ruling');

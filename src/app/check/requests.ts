/** Which dice an entry asked for: the log keeps faces and names of rolls, the rules know the kind of die. */
import { type DiceRequest, fits } from '../../kernel/dice.ts';
import type { PlayEntry, Ruleset, Tagged } from '../../kernel/log.ts';

/**
 * The requests that the entry's dice answered, in order.
 * @param before the state that the entry was made on
 * @returns null when the installed rules would not ask for these dice
 */
export function requestsOf<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  before: S,
  entry: PlayEntry<C, E>,
): readonly DiceRequest[] | null {
  if (entry.rulesVersion !== ruleset.rulesVersion) return null;
  const run = ruleset.decide(before, entry.command);
  const requests: DiceRequest[] = [];
  let step = run.next();
  for (const result of entry.dice) {
    if (step.done || step.value.id !== result.id || !fits(step.value, result.values)) return null;
    requests.push(step.value);
    step = run.next(result.values);
  }
  return step.done ? requests : null;
}

/** BH-6.6: the shield of a protection outside combat. */
import type { Bearer } from '../model/bearer.ts';
import { type Bonus, sumOf } from '../model/events.ts';
import { whyNotScore } from './effects.ts';
import type { Outcome } from './faults.ts';

/** What each shield takes off a hostile action, as positive numbers: min(light, the actor's score). */
export const shields = (target: Bearer, actorScore: number): Bonus[] =>
  target.protections.map(({ from, light }) => ({
    from,
    kind: 'protectionContempt',
    light,
    cap: actorScore,
    ability: null,
    amount: Math.min(light, actorScore),
  }));

/** The penalties against whoever acts on `target` with a score of 0…20, and their sum. */
export function penaltyAgainst(
  target: Bearer,
  actorScore: number,
): Outcome<{ penalties: number[]; total: number }> {
  const why = whyNotScore(actorScore);
  if (why) return { ok: false, why };
  const against = shields(target, actorScore);
  return { ok: true, value: { penalties: against.map(({ amount }) => amount), total: sumOf(against) } };
}

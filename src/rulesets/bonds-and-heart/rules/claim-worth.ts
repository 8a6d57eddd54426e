/** What the bond of a claim would give now, for the sheet that asks to accept or refuse. */
import { ABILITIES } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { modeOf, type OpenClaim, type State } from '../model/state.ts';
import { bondEffect, type Effect } from './effects.ts';

/**
 * The effect for the ability tested last, or at its largest where it depends on a score, card or hit that
 * nobody knows yet. Null when the bond gives nothing.
 */
export function claimWorth(state: State, claim: OpenClaim): Effect | null {
  const outcome = bondEffect(state, {
    ...claim,
    mode: modeOf(state.phase),
    testAbility: testedAbility(state),
    actorScore: LIMITS.score,
    base: 0,
    cardType: 'attack',
    damage: LIMITS.damage,
  });
  return outcome.ok ? outcome.value : null;
}

/** The ability that the next test probably uses: the last one (Table flow 2). */
export const testedAbility = (state: State) => state.lastTest?.ability ?? ABILITIES[0];

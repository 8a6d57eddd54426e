/** PS-3.1, PS-6.4: one die against the card. The test, the recovery and all odds go through here. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { enumerate } from '../../../kernel/enumerate.ts';
import { type Fraction, ZERO } from '../../../kernel/fraction.ts';
import type { Boost } from '../model/commands.ts';
import type { Throw } from '../model/events.ts';
import type { Settings } from '../model/settings.ts';
import { totalAt } from './boosts.ts';

/** The first `at` AT of the boosts, in their order. */
function firstOf(boosts: readonly Boost[], at: number): readonly Boost[] {
  const out: Boost[] = [];
  let rest = at;
  for (const boost of boosts) {
    const share = Math.min(rest, boost.at);
    if (share > 0) out.push({ ...boost, at: share });
    rest -= share;
  }
  return out;
}

/**
 * Rolls 1D6 against `target`: at or below it passes (PS-3.1); 6 or more cannot fail, 0 cannot pass
 * (PS-3.5). Boosts before the roll all count; after it, exactly the shortfall is paid when they reach.
 */
export function* throwDie(
  id: string,
  target: number,
  boosts: readonly Boost[],
  timing: Settings['boostTiming'],
): Rule<Throw> {
  const die = yield* rollOne(id, 6);
  const shortfall = Math.max(0, die - target);
  const paid = timing === 'before' ? boosts : shortfall <= totalAt(boosts) ? firstOf(boosts, shortfall) : [];
  const score = die - totalAt(paid);
  return { die, target, boosts: paid, score, passed: score <= target, wasted: wastedOf(target, paid) };
}

/** PS-6.4: AT of boost that cannot help, because the rest already makes a six pass. */
export const wastedOf = (target: number, boosts: readonly Boost[]): number =>
  Math.max(0, totalAt(boosts) - Math.max(0, 6 - target));

/** What a face of the die would mean: passes as it stands, passes only by boosts, or fails. */
export type FaceOutlook = 'passes' | 'boosted' | 'fails';

/** The six faces of a throw at `target` with `boost` AT announced, or payable afterwards. */
export const outlooksOf = (target: number, boost: number): readonly FaceOutlook[] =>
  [1, 2, 3, 4, 5, 6].map((face) =>
    face <= target ? 'passes' : face <= target + boost ? 'boosted' : 'fails',
  );

/** PS-9.1: the exact chance of one try at `target` with `boost` AT on it. */
export const chanceOf = (target: number, boost: number): Fraction =>
  enumerate(
    () => throwDie('odds', target, boost > 0 ? [{ commanderId: '', at: boost }] : [], 'before'),
    (thrown) => (thrown.passed ? 'passed' : 'failed'),
  ).get('passed') ?? ZERO;

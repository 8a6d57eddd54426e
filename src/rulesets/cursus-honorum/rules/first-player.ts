/** CH-13.3–13.5: who chooses which player tests first. */
import { type Character, isLeader, isPresent, type Side } from '../model/character.ts';
import type { State } from '../model/game.ts';

export interface FirstPlayer {
  /** Null: level, draw lots. */
  readonly chooser: Side | null;
  readonly by: 'stars' | 'leadership' | 'lots';
  readonly stars: Readonly<Record<Side, number>>;
  /** Stars and unspent leadership together, looked at when the stars are level. */
  readonly withLeadership: Readonly<Record<Side, number>>;
}

/** Leadership not spent this turn, never below 0 (CH-13.4). */
export const unspentLeadership = (leader: Character): number =>
  Math.max(0, leader.leadership - leader.leadershipSpent);

const ahead = (totals: Readonly<Record<Side, number>>): Side | null =>
  totals.a === totals.b ? null : totals.a > totals.b ? 'a' : 'b';

/** Adds up the leaders in ok of both sides; cowering and fleeing ones count as not on the table (CH-9.1). */
export function firstPlayer(state: State): FirstPlayer {
  const stars = { a: 0, b: 0 };
  const withLeadership = { a: 0, b: 0 };
  for (const one of state.characters) {
    if (!isLeader(one) || !isPresent(one) || one.status !== 'ok') continue;
    stars[one.side] += one.stars;
    withLeadership[one.side] += one.stars + unspentLeadership(one);
  }
  const byStars = ahead(stars);
  if (byStars) return { chooser: byStars, by: 'stars', stars, withLeadership };
  const byLeadership = ahead(withLeadership);
  return byLeadership
    ? { chooser: byLeadership, by: 'leadership', stars, withLeadership }
    : { chooser: null, by: 'lots', stars, withLeadership };
}

/** How the sample commands find their figures: by a number that changes with nearly everything on the table. */
import { type Character, STATUSES, TRACKS } from '../model/character.ts';
import type { State } from '../model/game.ts';

/** A whole number of the state: the same table always proposes the same, another one something else. */
export function spinOf({ turn, step, characters, board, shares }: State): number {
  let spin = turn * 3 + characters.length + board.widthCm + shares.length;
  if (step) spin += step.round * 5 + step.at + 7 * step.results.length + 11 * step.tried.length;
  for (const [i, one] of characters.entries()) {
    spin += STATUSES.indexOf(one.status) * (i + 1) + one.leadership + one.turnsFleeing;
    for (const track of TRACKS) spin += one.points[track] * (i + 2);
    if (one.pos) spin += Math.floor(one.pos.x);
    if (!one.onTable) spin += 13;
  }
  return spin;
}

export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** The id of one of `list`, or of somebody who is not there. */
export const idOf = (list: readonly Character[], at: number): string => pick(list, at)?.id ?? 'nobody';

/** Some of a list, every `step`-th from a place that turns. */
export const someOf = (list: readonly Character[], at: number, step: number): string[] =>
  list.filter((_, i) => (i + at) % step === 0).map(({ id }) => id);

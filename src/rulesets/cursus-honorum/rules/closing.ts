/** CH-13.11: the closing check after phase 3, and the summary of the phase. */
import type { EntityId } from '../../../kernel/ids.ts';
import {
  type Character,
  isPresent,
  type Side,
  STATUSES,
  type Status,
  TRACKS,
  type Track,
} from '../model/character.ts';
import type { State } from '../model/game.ts';
import { TRACK_OF } from './load.ts';

export interface Leftover {
  readonly id: EntityId;
  readonly track: Track;
  readonly points: number;
}

/** Points that should not be there: any on a character in ok, foreign ones on a character in a reaction. */
export const leftovers = (state: State): Leftover[] =>
  state.characters.filter(isPresent).flatMap((one) =>
    TRACKS.filter((track) => one.points[track] > 0 && TRACK_OF[one.status] !== track).map((track) => ({
      id: one.id,
      track,
      points: one.points[track],
    })),
  );

/** Who is in which state, for the summary and the movement reminders. */
export function byStatus(state: State, side: Side): Readonly<Record<Status, readonly Character[]>> {
  const own = state.characters.filter((one) => one.side === side && isPresent(one));
  return Object.fromEntries(
    STATUSES.map((status) => [status, own.filter((one) => one.status === status)]),
  ) as unknown as Record<Status, Character[]>;
}

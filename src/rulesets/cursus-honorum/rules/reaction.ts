/** CH-1.13, CH-14.5, CH-14.6: what the passing of a test, a reaction and its end do to one character. */
import {
  type Character,
  LIMITS,
  NO_CAUSES,
  NO_POINTS,
  type Status,
  TRACKS,
  type Track,
} from '../model/character.ts';
import type { House } from '../model/game.ts';
import { TRACK_OF } from './load.ts';

const capped = (points: number): number => Math.min(LIMITS.points, Math.max(0, points));

/** A cause moves to the end of its list; the oldest fall out of a list that is full. */
export const withCause = (causes: readonly string[], cause: string): readonly string[] =>
  causes.at(-1) === cause
    ? causes
    : [...causes.filter((known) => known !== cause), cause].slice(-LIMITS.causes);

/** Adds points (or takes them off) on one track; forced flight goes with the last demoralisation point. */
export function withPoints(character: Character, track: Track, points: number, cause?: string): Character {
  const total = capped(character.points[track] + points);
  const { causes } = character;
  return {
    ...character,
    points: { ...character.points, [track]: total },
    causes: cause === undefined ? causes : { ...causes, [track]: withCause(causes[track], cause) },
    pendingForcedFlight: character.pendingForcedFlight && (track !== 'demoralisation' || total > 0),
  };
}

/** Uses up the points of a passed test; the track forgets its causes (CH-12.6). */
export function passTest(character: Character, track: Track, points: number): Character {
  const calm =
    character.causes[track].length > 0
      ? { ...character, causes: { ...character.causes, [track]: [] } }
      : character;
  return withPoints(calm, track, -points);
}

/** Falls into a reaction: points gone, icon on, retreat lifted, a flight begins afresh (CH-14.6). */
export function enterReaction(character: Character, status: Status): Character {
  const track = TRACK_OF[status];
  const turned = character.status === 'pursuit' && status === 'attack';
  const causes = track === null || turned ? NO_CAUSES : { ...NO_CAUSES, [track]: character.causes[track] };
  const entered: Character = {
    ...character,
    status,
    points: NO_POINTS,
    carriedPoints: 0,
    causes,
    retreating: false,
    pendingForcedFlight: false,
    owesLoad: false,
  };
  return status === 'flight' ? { ...entered, turnsFleeing: 0, leadershipLost: 0, hasTurned: false } : entered;
}

/** Back in ok: icon, points and causes go (CH-14.5); the leadership too by house rule (CH-8.6). */
export function returnToOk(character: Character, house: House): Character {
  const calm = enterReaction(character, 'ok');
  if (character.status !== 'flight' || !house.restoreLeadershipOnRecovery) return calm;
  const leadership = Math.min(LIMITS.leadership, calm.leadership + calm.leadershipLost);
  return { ...calm, leadership, leadershipLost: 0 };
}

/** A failed recovery spends the points and leaves the icon, or carries them on by house rule (CH-1.13). */
export function failRecovery(character: Character, house: House): Character {
  const track = TRACK_OF[character.status];
  if (track === null) return character;
  const kept = house.keepPointsAfterFailedRecovery ? character.points[track] : 0;
  return {
    ...character,
    points: { ...character.points, [track]: 0 },
    carriedPoints: capped(character.carriedPoints + kept),
    pendingForcedFlight: false,
  };
}

/** Death or leaving the table: the points vanish with the character (CH-1.13). */
export const leave = (character: Character, alive: boolean): Character => ({
  ...character,
  alive,
  onTable: false,
  points: NO_POINTS,
  carriedPoints: 0,
  causes: NO_CAUSES,
  retreating: false,
  pendingForcedFlight: false,
  owesLoad: false,
  targetId: null,
});

/** Keeps a value set by hand sound: foreign points and a retreat cannot stand beside a reaction (CH-14.1). */
export function madeSound(character: Character): Character {
  const own = TRACK_OF[character.status];
  const points =
    own === null
      ? character.points
      : (Object.fromEntries(
          TRACKS.map((track) => [track, track === own ? character.points[track] : 0]),
        ) as Character['points']);
  return {
    ...character,
    points,
    carriedPoints: own === null ? 0 : character.carriedPoints,
    retreating: character.retreating && own === null,
    pendingForcedFlight: character.pendingForcedFlight && points.demoralisation > 0,
    owesLoad: character.owesLoad && character.status === 'flight',
    onTable: character.onTable && character.alive,
  };
}

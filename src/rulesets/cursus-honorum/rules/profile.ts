/** The checks of a profile and of a roster, in the order of the table "Bad input". */
import {
  type Character,
  DICE_NAMES,
  EXTRAS,
  LIMITS,
  ROLES,
  STATUSES,
  type Status,
  TRACKS,
} from '../model/character.ts';
import type { State } from '../model/game.ts';
import { isOnBoard } from './flee-move.ts';
import { TRACK_OF } from './load.ts';

/** Whatever somebody typed or pasted: nothing about its fields is known yet. */
export type Draft = { readonly [K in keyof Character]?: unknown };

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isLength = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= LIMITS.distance;

const isOneOf = (value: unknown, list: readonly string[]): boolean => list.some((one) => one === value);

/** A missing record is fine; one with strange keys or values is not. */
function isRecordOf(value: unknown, names: readonly string[], max: number): boolean {
  if (value === undefined) return true;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, count]) => names.includes(name) && isWhole(count, 0, max));
}

const above0 = (value: unknown): boolean => typeof value === 'number' && value > 0;

function isPlace(value: unknown, board: State['board']): boolean {
  if (value === undefined || value === null) return true;
  const [x, y] = Array.isArray(value) ? value : [(value as { x?: unknown }).x, (value as { y?: unknown }).y];
  return typeof x === 'number' && typeof y === 'number' && isOnBoard(board, x, y);
}

/** Points of a track that the status of the character does not allow (CH-14.1). */
function hasForeignPoints(draft: Draft): boolean {
  const { status, points } = draft;
  if (status === 'ok' || !isOneOf(status, STATUSES)) return false;
  if (points === null || typeof points !== 'object') return false;
  const own = TRACK_OF[status as Status];
  return Object.entries(points).some(([track, count]) => track !== own && above0(count));
}

type Check = readonly [code: string, isFaulty: (draft: Draft, board: State['board']) => boolean];
const optional = (value: unknown, fits: (value: unknown) => boolean): boolean =>
  value === undefined || fits(value);

const CHECKS: readonly Check[] = [
  ['E_SIZE', ({ size }) => !optional(size, (v) => isWhole(v, LIMITS.size.min, LIMITS.size.max))],
  ['E_ROLE', ({ role }) => !optional(role, (v) => isOneOf(v, ROLES))],
  ['E_STARS', ({ stars }) => !optional(stars, (v) => isWhole(v, 0, LIMITS.stars))],
  [
    'E_LEADERSHIP',
    ({ leadership, leadershipSpent }) =>
      !optional(leadership, (v) => isWhole(v, 0, LIMITS.leadership)) ||
      !optional(leadershipSpent, (v) => isWhole(v, 0, LIMITS.spent)),
  ],
  [
    'E_ROLE_STARS',
    ({ role = 'trooper', stars, leadership }) => role === 'trooper' && (above0(stars) || above0(leadership)),
  ],
  ['E_PSYCH_DICE', ({ psychDice }) => !isRecordOf(psychDice, DICE_NAMES, LIMITS.dice)],
  ['E_EXTRA', ({ extra }) => !isRecordOf(extra, EXTRAS, LIMITS.extra)],
  [
    'E_POINTS',
    ({ points, carriedPoints }) =>
      !isRecordOf(points, TRACKS, LIMITS.points) ||
      !optional(carriedPoints, (v) => isWhole(v, 0, LIMITS.points)),
  ],
  [
    'E_DISTANCE',
    ({ areaOfInfluenceCm, chargeDistanceCm, maxMoveCm, baseRadiusCm }) =>
      [areaOfInfluenceCm, chargeDistanceCm, maxMoveCm, baseRadiusCm].some((v) => !optional(v, isLength)),
  ],
  ['E_POSITION', ({ pos }, board) => !isPlace(pos, board)],
  ['E_STATUS', ({ status }) => !optional(status, (v) => isOneOf(v, STATUSES))],
  ['E_RETREAT_STATUS', ({ retreating, status = 'ok' }) => retreating === true && status !== 'ok'],
  ['E_IMMUNE', hasForeignPoints],
];

/** All faults of one profile or character, each code once, in the order of the specification. */
export const faultsOf = (draft: Draft, board: State['board']): string[] =>
  CHECKS.flatMap(([code, isFaulty]) => (isFaulty(draft, board) ? [code] : []));

/** Faults of a whole roster: more than one general on a side, ids used twice, too many on a side. */
export function rosterFaults(entries: readonly Draft[]): string[] {
  const faults: string[] = [];
  const sideOf = (entry: Draft): unknown => entry.side ?? 'a';
  const generals = entries.filter(({ role }) => role === 'general').map(sideOf);
  if (new Set(generals).size < generals.length) faults.push('E_TWO_GENERALS');
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) faults.push('E_DUPLICATE_ID');
  const crowded = ['a', 'b'].some(
    (side) => entries.filter((entry) => sideOf(entry) === side).length > LIMITS.perSide,
  );
  if (crowded) faults.push('E_ROSTER_SIZE');
  return faults;
}

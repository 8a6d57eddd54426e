/**
 * CH-2: the fair share (CH-2.1, CH-2.2). Points go one by one to whoever has the smallest load; the result of a source is
 * found at once (CH-2.6), and what stays open is only which `pick` of the `tied` get one more.
 */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Rejection, reject } from '../../../kernel/result.ts';
import type { Character } from '../model/character.ts';
import type { Choice } from '../model/commands.ts';
import type { SharedSource } from '../model/game.ts';

/** Those who can take points of one track, with their loads as the sharing goes on. */
export interface Pool {
  /** Eligible characters in roster order. */
  readonly members: readonly Character[];
  readonly ids: readonly EntityId[];
  readonly index: ReadonlyMap<EntityId, number>;
  /** Changes while sources are handled. */
  readonly loads: Int32Array;
  /** Place of each member in the order of automatic picks, 0 first (CH-2.7). */
  readonly rank: Int32Array;
  readonly byRank: readonly number[];
  /** Written anew by each source: a list of its own for each of 500 would keep the garbage collector busy. */
  readonly room: { readonly inRange: Int32Array; readonly fewest: Int32Array };
}

/** A source of points: everybody in its range, eligible or not. */
export interface Source {
  readonly id: string;
  readonly points: number;
  readonly split: boolean;
  readonly reach: readonly EntityId[];
}

/** @param before orders members for automatic picks; equal ones keep their roster order */
export function poolOf(
  members: readonly Character[],
  load: (member: Character) => number,
  before: (one: Character, other: Character) => number,
): Pool {
  const ids = members.map(({ id }) => id);
  const byRank = members.map((_, i) => i).sort((one, other) => before(members[one]!, members[other]!));
  const rank = new Int32Array(members.length);
  for (const [place, i] of byRank.entries()) rank[i] = place;
  return {
    members,
    ids,
    index: new Map(ids.map((id, i) => [id, i])),
    loads: Int32Array.from(members, load),
    rank,
    byRank,
    room: { inRange: new Int32Array(ids.length), fewest: new Int32Array(ids.length) },
  };
}

/** Stands for "nobody above": higher than any load. */
const NONE = 0x7fffffff;

/** The smallest load in range, those who have it, and the next one above (NONE when there is none). */
function lowest(
  { loads, room: { fewest } }: Pool,
  inRange: Int32Array,
): { least: number; fewest: Int32Array; next: number } {
  let least = NONE;
  let next = NONE;
  let count = 0;
  for (const i of inRange) {
    const load = loads[i]!;
    if (load > least) {
      if (load < next) next = load;
      continue;
    }
    if (load < least) {
      next = least;
      least = load;
      count = 0;
    }
    fewest[count] = i;
    count += 1;
  }
  return { least, fewest: fewest.subarray(0, count), next };
}

/**
 * The largest whole level to which `points` can raise all in range, those who then stand at it, and the
 * points left over, fewer than they are (CH-2.6). Few points need no sorting.
 */
function fill(
  pool: Pool,
  inRange: Int32Array,
  points: number,
): { level: number; tied: Int32Array; rest: number; least: number } {
  const { least, fewest, next } = lowest(pool, inRange);
  const count = fewest.length;
  if (points < (next - least) * count)
    return { level: least + Math.floor(points / count), tied: fewest, rest: points % count, least };
  const { loads } = pool;
  const sorted = inRange.map((i) => loads[i]!).sort();
  let rest = points;
  let last = 0;
  while (last + 1 < sorted.length) {
    const cost = (sorted[last + 1]! - sorted[last]!) * (last + 1);
    if (cost > rest) break;
    rest -= cost;
    last += 1;
  }
  const rise = Math.floor(rest / (last + 1));
  const level = sorted[last]! + rise;
  const tied = inRange.filter((i) => loads[i]! <= level);
  return { level, tied, rest: rest - rise * (last + 1), least };
}

/** CH-2.7: the `count` of the tied who come first in the order of automatic picks. */
function autoPick(pool: Pool, tied: Int32Array, count: number): number[] {
  if (count > 1)
    return Array.from(
      Int32Array.from(tied, (i) => pool.rank[i]!)
        .sort()
        .subarray(0, count),
      (r) => pool.byRank[r]!,
    );
  let best = tied[0]!;
  for (const i of tied) if (pool.rank[i]! < pool.rank[best]!) best = i;
  return [best];
}

/** CH-2.9: the checks of a player's pick, in the order of the rule. Null when it is fine. */
function badPick(
  source: string,
  ids: readonly EntityId[],
  tied: readonly EntityId[],
  reach: readonly EntityId[],
  pick: number,
): { ok: false; why: Rejection } | null {
  if (ids.length !== pick || new Set(ids).size !== pick)
    return reject('E_PICK_COUNT', { source, pick, of: tied.length });
  const higher = ids.find((id) => !tied.includes(id) && reach.includes(id));
  if (higher !== undefined) return reject('E_NOT_FEWEST', { id: higher });
  const stranger = ids.find((id) => !tied.includes(id));
  return stranger === undefined ? null : reject('E_NOT_ELIGIBLE', { id: stranger });
}

/** Members in range in roster order, without repeats and without the source itself (CH-1.6). */
function membersIn(pool: Pool, source: Source): Int32Array {
  const { ids, index, room } = pool;
  let count = 0;
  let next = 0;
  for (const id of source.reach) {
    // Lists of ranges mostly follow the roster: whoever comes next there needs no looking up.
    const i = ids[next] === id ? next : index.get(id);
    if (i === undefined || id === source.id) continue;
    if (i < next) return membersInAnyOrder(pool, source);
    room.inRange[count] = i;
    count += 1;
    next = i + 1;
  }
  return room.inRange.subarray(0, count);
}

/** The same for a list that does not follow the roster or names somebody twice. */
const membersInAnyOrder = ({ index }: Pool, { id, reach }: Source): Int32Array =>
  Int32Array.from(new Set(reach.flatMap((one) => (one === id ? [] : (index.get(one) ?? []))))).sort();

function idsOf(pool: Pool, indices: ArrayLike<number>): EntityId[] {
  const ids = new Array<EntityId>(indices.length);
  for (let k = 0; k < indices.length; k += 1) ids[k] = pool.ids[indices[k]!]!;
  return ids;
}

/** Raises everybody below the level, and the chosen by one more; changes the loads. */
function raise(
  pool: Pool,
  inRange: Int32Array,
  each: number,
  level: number,
  chosen: readonly number[],
): SharedSource['gains'] {
  const gains: { id: EntityId; points: number }[] = [];
  const lucky = new Set(chosen);
  for (const i of inRange) {
    const points = each + Math.max(0, level - pool.loads[i]!) + (lucky.has(i) ? 1 : 0);
    if (points === 0) continue;
    gains.push({ id: pool.ids[i]!, points });
    pool.loads[i]! += points;
  }
  return gains;
}

/** Nobody stands below the level: only the chosen gain, one each. Most sources are of this kind. */
function giveChosen(pool: Pool, chosen: readonly number[]): SharedSource['gains'] {
  return chosen
    .toSorted((one, other) => one - other)
    .map((i) => {
      pool.loads[i]! += 1;
      return { id: pool.ids[i]!, points: 1 };
    });
}

const NO_CHOICE = { tied: [], pick: 0, chosen: [], auto: false } as const;

function giveOne(
  pool: Pool,
  source: Source,
  wanted: readonly EntityId[] | undefined,
): { ok: true; source: SharedSource } | { ok: false; why: Rejection } {
  const { id, points, split } = source;
  const inRange = membersIn(pool, source);
  const reach = inRange.length === source.reach.length ? source.reach : idsOf(pool, inRange);
  const given = { id, points, split, reach };
  if (inRange.length === 0 || points <= 0)
    return { ok: true, source: { ...given, gains: [], lost: points, ...NO_CHOICE, fewest: 0 } };
  // CH-2.10: a leader load goes in equal parts first; the parts raise all loads alike.
  const each = split ? Math.floor(points / inRange.length) : 0;
  const { level, tied: tiedAt, rest, least } = fill(pool, inRange, points - each * inRange.length);
  if (rest === 0) {
    const gains = raise(pool, inRange, each, level, []);
    return { ok: true, source: { ...given, gains, lost: 0, ...NO_CHOICE, fewest: least } };
  }
  const tied = idsOf(pool, tiedAt);
  const bad = wanted && badPick(id, wanted, tied, reach, rest);
  if (bad) return bad;
  const chosenAt = wanted?.map((one) => pool.index.get(one)!) ?? autoPick(pool, tiedAt, rest);
  const gains =
    each === 0 && level === least ? giveChosen(pool, chosenAt) : raise(pool, inRange, each, level, chosenAt);
  const choice = { tied, pick: rest, chosen: idsOf(pool, chosenAt), auto: !wanted };
  return { ok: true, source: { ...given, gains, lost: 0, ...choice, fewest: least } };
}

/**
 * Shares all sources one after the other in the order given (CH-2.4, CH-2.5); O(k log k) for a source with
 * k in range, whatever its points (CH-2.8). Changes the loads of `pool`.
 * @param picks what the players chose; a source without a pick is picked for (CH-2.7)
 * @param lenient ignore picks that no longer fit, instead of refusing them
 */
export function shareOut(
  pool: Pool,
  sources: readonly Source[],
  picks: readonly Choice[],
  lenient: boolean,
): { ok: true; sources: readonly SharedSource[] } | { ok: false; why: Rejection } {
  const wanted = new Map(picks.map(({ source, ids }) => [source, ids]));
  const out: SharedSource[] = [];
  for (const source of sources) {
    const pick = wanted.get(source.id);
    const given = giveOne(pool, source, pick);
    const final = given.ok || !lenient ? given : giveOne(pool, source, undefined);
    if (!final.ok) return final;
    out.push(final.source);
  }
  return { ok: true, sources: out };
}

/** CH-5, CH-6, CH-8 and CH-13.7: the points of one round of phase 2. */
import type { Rule } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import { type Character, isLeader, isPresent, type Side } from '../model/character.ts';
import type { Choice, CommandOf, Reach } from '../model/commands.ts';
import type { Event, Gift, RolledLoad } from '../model/events.ts';
import { charactersById, type State, sideOnTurn } from '../model/game.ts';
import { unshielded } from './casualty.ts';
import { commandTesters } from './command-loss.ts';
import { evolve } from './evolve.ts';
import { describeLoad, isSplit, rollLoad } from './leader-load.ts';
import { isFleeing, isSusceptible, owesLoad, strengthOf } from './load.ts';
import { friendsInArea, friendsNear, reachLists } from './measure.ts';
import { makeShare } from './place.ts';
import type { Source } from './share.ts';

export interface FlightSource {
  readonly character: Character;
  /** A leader load instead of the ordinary points (CH-5.4, CH-8.1). */
  readonly load: boolean;
}

/**
 * Who gives points in this round (CH-1.12): in round 1 all who already flee, later those who ran in the
 * round before; leader loads first, most stars first (CH-2.4). A leader who began to flee outside of the rounds
 * gives his load in the first one after it.
 */
export function flightSources(state: State, side: Side): FlightSource[] {
  const step = state.step;
  const first = !step || step.round === 1;
  const fresh = new Set(step?.sources);
  const sources = state.characters
    .filter((one) => one.side === side && isFleeing(one) && (first || fresh.has(one.id) || owesLoad(one)))
    .map((character) => ({
      character,
      load: isLeader(character) && (!first || character.owesLoad || state.house.leaderFlightLoadEveryTurn),
    }));
  const loads = sources.filter(({ load }) => load);
  return [
    ...loads.sort((one, other) => other.character.stars - one.character.stars),
    ...sources.filter(({ load }) => !load),
  ];
}

/** Points of round 1 that fall on one character alone: retreats (CH-6.1), then lost command (CH-7.8). */
export function roundGifts(state: State, side: Side): Gift[] {
  if ((state.step?.round ?? 1) !== 1) return [];
  const retreating = state.characters.filter(
    (one) =>
      one.side === side &&
      isPresent(one) &&
      one.retreating &&
      one.status === 'ok' &&
      isSusceptible(one, 'demoralisation', state.house),
  );
  return [
    ...retreating.map(({ id }): Gift => ({ id, points: 1, why: 'retreat' })),
    ...commandTesters(state, side).map(
      ({ id }): Gift => ({ id, points: state.house.commandLossPoints, why: 'command' }),
    ),
  ];
}

/** The order of equal sources as the receiving player wants it; the others follow (CH-2.4). */
export function inWantedOrder<T>(
  sources: readonly T[],
  idOf: (source: T) => EntityId,
  order: readonly EntityId[],
): T[] {
  if (order.length === 0) return [...sources];
  const place = new Map(order.map((id, i) => [id, i]));
  const placeOf = (source: T): number => place.get(idOf(source)) ?? order.length;
  return [...sources].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Checks range lists and the order: known ids, own sources of this round. */
export function badReach(
  state: State,
  side: Side,
  lists: readonly Reach[] | null,
  sources: ReadonlySet<EntityId>,
  order: readonly EntityId[],
): { ok: false; why: Rejection } | null {
  const known = charactersById(state);
  for (const id of [...(lists ?? []).flatMap((list) => [list.id, ...list.ids]), ...order])
    if (!known.has(id)) return reject('E_UNKNOWN_ID', { id });
  for (const id of [...(lists ?? []).map((list) => list.id), ...order]) {
    if (sources.has(id)) continue;
    return known.get(id)!.side === side ? reject('E_NOT_A_SOURCE', { id }) : reject('E_WRONG_SIDE', { id });
  }
  return null;
}

/**
 * Opens a round: places its points (CH-5.1, CH-5.2, CH-5.3, CH-8.3), rolling the star dice of leaders who
 * ran; they are tested in this round (CH-5.5). Ranges are given by source.
 */
export function* openFlightRound(
  state: State,
  side: Side,
  ranges: ReadonlyMap<string, readonly EntityId[]>,
  order: readonly EntityId[],
  picks: readonly Choice[],
): Rule<Decision<Event>> {
  const sources = flightSources(state, side);
  const heavy = sources.filter(({ load }) => load);
  const plain = inWantedOrder(
    sources.filter(({ load }) => !load),
    ({ character }) => character.id,
    order,
  );
  const reachOf = (one: Character): EntityId[] => unshielded(state, one, ranges.get(one.id) ?? []);
  const split = isSplit(state.house);
  const given: Source[] = [];
  const rolled = new Map<EntityId, { dice: readonly number[]; load: number }>();
  for (const { character } of heavy) {
    const load = yield* rollLoad(character);
    rolled.set(character.id, load);
    given.push({ id: character.id, points: load.load, split, reach: reachOf(character) });
  }
  for (const { character } of plain) {
    const points = strengthOf(character, 'fleeing');
    given.push({ id: character.id, points, split: false, reach: reachOf(character) });
  }
  const round = state.step?.round ?? 1;
  const gifts = roundGifts(state, side);
  const opened: Event = { type: 'roundOpened', round, gifts, lost: 0, loads: [] };
  const made = makeShare(evolve(state, opened), side, 'demoralisation', given, picks);
  if (!made.ok) return made;
  const loads: RolledLoad[] = made.share.sources.flatMap(({ id, reach }) => {
    const load = rolled.get(id);
    return load ? [describeLoad(id, load, reach, state.house)] : [];
  });
  return {
    ok: true,
    events: [
      { ...opened, loads },
      { type: 'pointsShared', share: made.share, reason: '', joins: true },
    ],
  };
}

/** The players' command to place the points of a round of phase 2. */
export function* shareFlight(state: State, command: CommandOf<'shareFlight'>): Rule<Decision<Event>> {
  const side = sideOnTurn(state)!;
  const sources = flightSources(state, side);
  const ids = new Set(sources.map(({ character }) => character.id));
  const bad = badReach(state, side, command.inRange, ids, command.order);
  if (bad) return bad;
  const heavy = new Set(sources.filter(({ load }) => load).map(({ character }) => character.id));
  const ranges = reachLists(
    command.inRange,
    sources.map(({ character }) => character),
    (source) => (heavy.has(source.id) ? friendsInArea(state, source) : friendsNear(state, source)),
  );
  return yield* openFlightRound(state, side, ranges, command.order, command.picks);
}

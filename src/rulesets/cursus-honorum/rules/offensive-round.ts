/** CH-10, CH-11 and CH-13.8: the points of one round of phase 3. */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import { type Character, isPresent, LIMITS, otherSide, type Side } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event, Gift } from '../model/events.ts';
import { characterOf, type State, sideOnTurn } from '../model/game.ts';
import { badReach, inWantedOrder } from './flight-round.ts';
import { canReceive, isAggressive, isFleeing, ofSide, strengthOf } from './load.ts';
import { canCharge, friendsNear, reachLists } from './measure.ts';
import { makeShare } from './place.ts';
import type { Source } from './share.ts';

/** Fleeing enemies tempt in round 1 only (CH-10.4). */
export const pursuitSources = (state: State, side: Side): Character[] =>
  (state.step?.round ?? 1) === 1 ? ofSide(state.characters, otherSide(side)).filter(isFleeing) : [];

/** Friends on the offensive: all in round 1, later those who became so in the round before (CH-11.4). */
export function attackSources(state: State, side: Side): Character[] {
  const fresh = state.step && state.step.round > 1 ? new Set(state.step.sources) : null;
  return ofSide(state.characters, side).filter(
    (one) => isAggressive(one.status) && isPresent(one) && (fresh === null || fresh.has(one.id)),
  );
}

/** Own characters that have a fleeing enemy within their charge distance (CH-10.1). */
export const tempted = (state: State, side: Side, enemy: Character): EntityId[] =>
  state.characters
    .filter((one) => one.side === side && isPresent(one) && canCharge(one, enemy, state.house))
    .map(({ id }) => id);

/** Manual fury points, which only a character that can take them gets (CH-1.2, CH-1.6). */
function furyGifts(
  state: State,
  side: Side,
  wanted: CommandOf<'shareOffensive'>['furyPoints'],
): Decision<Gift> & { readonly lost?: number } {
  const gifts: Gift[] = [];
  let lost = 0;
  for (const { id, points } of wanted) {
    const one = characterOf(state, id);
    if (!one) return reject('E_UNKNOWN_ID', { id });
    if (one.side !== side) return reject('E_WRONG_SIDE', { id });
    if (!Number.isInteger(points) || points < 0 || points > LIMITS.points) return reject('E_POINTS', { id });
    if (canReceive(one, 'fury', state.house)) gifts.push({ id, points, why: 'fury' });
    else lost += points;
  }
  return { ok: true, events: gifts.filter(({ points }) => points > 0), lost };
}

/**
 * Places the points of a round: pursuit first (CH-10.2, CH-10.3; engaged or not, CH-10.5), then fury by hand,
 * then attack (CH-11.2, CH-11.3). Icons count in both shares (CH-14.3).
 */
export function shareOffensive(state: State, command: CommandOf<'shareOffensive'>): Decision<Event> {
  const side = sideOnTurn(state)!;
  const { order, picks } = command;
  const prey = pursuitSources(state, side);
  const friends = attackSources(state, side);
  const preyIds = new Set(prey.map(({ id }) => id));
  const friendIds = new Set(friends.map(({ id }) => id));
  const anySource = new Set([...preyIds, ...friendIds]);
  const bad =
    badReach(state, otherSide(side), command.pursuit, preyIds, []) ??
    badReach(state, side, command.attack, friendIds, []) ??
    badReach(state, side, null, anySource, order);
  if (bad) return bad;
  const fury = furyGifts(state, side, command.furyPoints);
  if (!fury.ok) return fury;
  const chase = reachLists(command.pursuit, prey, (enemy) => tempted(state, side, enemy));
  const sweep = reachLists(command.attack, friends, (friend) => friendsNear(state, friend));
  const sourceOf =
    (kind: 'pursued' | 'offensive', ranges: ReadonlyMap<string, readonly EntityId[]>) =>
    (one: Character): Source => ({
      id: one.id,
      points: strengthOf(one, kind),
      split: false,
      reach: ranges.get(one.id) ?? [],
    });
  const inOrder = (all: readonly Character[]): Character[] => inWantedOrder(all, ({ id }) => id, order);
  const pursuit = makeShare(state, side, 'pursuit', inOrder(prey).map(sourceOf('pursued', chase)), picks);
  if (!pursuit.ok) return pursuit;
  const attack = makeShare(state, side, 'attack', inOrder(friends).map(sourceOf('offensive', sweep)), picks);
  if (!attack.ok) return attack;
  const round = state.step?.round ?? 1;
  return {
    ok: true,
    events: [
      { type: 'roundOpened', round, gifts: fury.events, lost: fury.lost ?? 0, loads: [] },
      ...[pursuit.share, attack.share]
        .filter(({ sources }) => sources.length > 0)
        .map((share): Event => ({ type: 'pointsShared', share, reason: '', joins: true })),
    ],
  };
}

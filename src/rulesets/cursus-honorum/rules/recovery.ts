/** CH-14.4, CH-14.5, CH-16.7–16.9, CH-17.4, CH-18.4: coming back to one's senses (phase 1). */
import { type Rule, roll } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import { type Character, isPresent, otherSide, type Side } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event, EventOf } from '../model/events.ts';
import { characterOf, type State, sideOnTurn } from '../model/game.ts';
import { onRecovery } from './command-loss.ts';
import { badReach, inWantedOrder } from './flight-round.ts';
import { passes } from './flight-test.ts';
import { dicePerPoint, isFleeing, loadOf, ofSide, strengthOf, TRACK_OF } from './load.ts';
import { canCharge, chargeable, reachLists } from './measure.ts';
import { makeShare, present } from './place.ts';

/** Characters of a side in a reaction, who may try to come back. */
export const reacting = (state: State, side: Side): Character[] =>
  ofSide(state.characters, side).filter((one) => one.status !== 'ok' && isPresent(one));

/** Enemies who threaten the fleeing of a side; by house rule only those who do not flee or cower (CH-16.7). */
export const threatening = (state: State, side: Side): Character[] =>
  ofSide(state.characters, otherSide(side)).filter(
    (one) =>
      isPresent(one) &&
      !(state.house.onlyReadyThreats && (one.status === 'flight' || one.status === 'cowering')),
  );

/** CH-18.4: whether any of the enemies that drew a pursuer still flees on the table, at any distance. */
export const causeStillFlees = (state: State, pursuer: Character): boolean =>
  state.characters.some(
    (one) => one.side !== pursuer.side && isFleeing(one) && pursuer.causes.pursuit.includes(one.id),
  );

/** CH-18.4: whether the board shows a fleeing enemy within the pursuer's charge distance. */
export const preyInReach = (state: State, pursuer: Character): boolean =>
  state.characters.some(
    (one) => one.side !== pursuer.side && isFleeing(one) && canCharge(pursuer, one, state.house),
  );

/** Pursuers about whom the players must be asked: their causing enemies are all gone (CH-18.4). */
export const pursuersInDoubt = (state: State, side: Side): Character[] =>
  reacting(state, side).filter((one) => one.status === 'pursuit' && !causeStillFlees(state, one));

export interface RecoveryDice {
  readonly dice: number;
  readonly load: number;
  readonly threat: number;
}

/** Dice of a recovery test: dice per point × load, and threat dice if fleeing (CH-14.4, CH-17.4). */
export function recoveryDice(state: State, character: Character): RecoveryDice {
  const track = TRACK_OF[character.status];
  if (track === null) return { dice: 0, load: 0, threat: 0 };
  const load = loadOf(character, track);
  const threat =
    character.status === 'flight'
      ? (state.step?.threatDice.find(({ id }) => id === character.id)?.dice ?? 0)
      : 0;
  return { dice: dicePerPoint(character, track) * load + threat, load, threat };
}

/**
 * Fixes who is without prey and shares the threat dice, just before the tests of a side (CH-13.6, CH-16.9);
 * size and special rules of an enemy give more of them (CH-16.8).
 */
export function openRecovery(state: State, command: CommandOf<'openRecovery'>): Decision<Event> {
  const side = sideOnTurn(state)!;
  const enemies = threatening(state, side);
  const everyEnemy = new Set(
    ofSide(state.characters, otherSide(side))
      .filter(isPresent)
      .map(({ id }) => id),
  );
  const bad = badReach(state, otherSide(side), command.threats, everyEnemy, command.order);
  if (bad) return bad;
  const stranger = command.prey?.find((id) => !characterOf(state, id));
  if (stranger !== undefined) return reject('E_UNKNOWN_ID', { id: stranger });
  const preyGone = pursuersInDoubt(state, side)
    .filter((one) => !(command.prey ? command.prey.includes(one.id) : preyInReach(state, one)))
    .map(({ id }) => id);
  const fleeing = ofSide(state.characters, side).filter(isFleeing);
  const ranges = reachLists(command.threats, enemies, (enemy) => chargeable(state, enemy, fleeing));
  const sources = inWantedOrder(enemies, ({ id }) => id, command.order)
    .map((enemy) => ({
      id: enemy.id,
      points: strengthOf(enemy, 'threat'),
      split: false,
      reach: ranges.get(enemy.id) ?? [],
    }))
    .filter(({ reach }) => reach.length > 0);
  const made = makeShare(state, side, 'threat', sources, command.picks);
  if (!made.ok) return made;
  return {
    ok: true,
    events: [
      { type: 'recoveryOpened', preyGone },
      ...(sources.length > 0
        ? [{ type: 'pointsShared' as const, share: made.share, reason: '', joins: true }]
        : []),
    ],
  };
}

/** Why a character cannot try to recover now; null when it can. */
export function whyNoRecovery(state: State, id: EntityId): { ok: false; why: Rejection } | null {
  const found = present(state, id);
  if (!found.ok) return found;
  if (found.character.side !== sideOnTurn(state)) return reject('E_WRONG_SIDE', { id });
  if (state.step?.tried.includes(id)) return reject('E_NO_TEST_DUE', { id });
  return found.character.status === 'ok' ? reject('E_STATUS_OK', { id }) : null;
}

/** CH-14.5 and CH-18.4: a pass returns to ok; a failure stays, without prey it turns into an attack. */
const tried = (
  state: State,
  character: Character,
  passed: boolean,
  declined: boolean,
): EventOf<'recoveryTried'> => {
  const compulsory = state.step?.preyGone.includes(character.id) ?? false;
  return {
    type: 'recoveryTried',
    id: character.id,
    ...recoveryDice(state, character),
    compulsory,
    declined,
    from: character.status,
    result: passed ? 'ok' : compulsory ? 'attack' : character.status,
  };
};

const withCommand = (state: State, character: Character, event: EventOf<'recoveryTried'>): Event[] => [
  event,
  ...(event.result === 'ok' ? onRecovery(state, character) : []),
];

/** One attempt for each of `ids`, all on the threat dice shared before. */
export function* attemptRecovery(state: State, ids: readonly EntityId[]): Rule<Decision<Event>> {
  const events: Event[] = [];
  for (const id of new Set(ids)) {
    const bad = whyNoRecovery(state, id);
    if (bad) return bad;
  }
  for (const id of new Set(ids)) {
    const character = characterOf(state, id)!;
    const dice = yield* roll(`recover:${id}`, recoveryDice(state, character).dice, 6);
    events.push(...withCommand(state, character, tried(state, character, passes(dice), false)));
  }
  return { ok: true, events };
}

/** Characters who stay as they are; one without prey thereby turns to attack (CH-18.4). */
export function declineRecovery(state: State, ids: readonly EntityId[]): Decision<Event> {
  const events: Event[] = [];
  for (const id of new Set(ids)) {
    const bad = whyNoRecovery(state, id);
    if (bad) return bad;
    events.push(tried(state, characterOf(state, id)!, false, true));
  }
  return { ok: true, events };
}

/** Those who have neither tried nor declined. */
export const undecided = (state: State): Character[] => {
  const side = sideOnTurn(state);
  return side === null ? [] : reacting(state, side).filter((one) => !state.step?.tried.includes(one.id));
};

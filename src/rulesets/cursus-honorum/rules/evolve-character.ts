/** Events that change characters one by one. */
import { assertNever } from '../../../kernel/result.ts';
import { type Character, isLeader } from '../model/character.ts';
import type { Change } from '../model/commands.ts';
import type { EventOf } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { change, changeMany } from './evolve-tools.ts';
import { enterReaction, failRecovery, leave, madeSound, returnToOk, withPoints } from './reaction.ts';

type CharacterEvent = EventOf<
  | 'characterEdited'
  | 'tokensMoved'
  | 'overridden'
  | 'characterKilled'
  | 'superiorityScored'
  | 'retreatSet'
  | 'leaderFled'
  | 'tableLeft'
  | 'fledAcross'
  | 'pointsAdded'
  | 'leadershipSpent'
  | 'targetsSet'
  | 'recoveryTried'
>;

export function evolveCharacter(state: State, event: CharacterEvent): State {
  switch (event.type) {
    case 'characterEdited':
      return change(state, event.id, (one) => withProfile(one, event.profile));
    case 'tokensMoved': {
      const moves = new Map(event.moves.map((move) => [move.id, move]));
      return changeMany(state, new Set(moves.keys()), (one) => {
        const { pos, facingDeg } = moves.get(one.id)!;
        return { ...one, pos, facingDeg };
      });
    }
    case 'overridden':
      return change(state, event.id, (one) => madeSound(withChange(one, event.change)));
    case 'characterKilled':
      return change(state, event.id, (one) => leave(one, false));
    case 'superiorityScored':
      return change(state, event.id, (one) => withPoints(one, 'demoralisation', event.given));
    case 'retreatSet':
      return change(state, event.id, (one) => ({ ...one, retreating: event.on }));
    case 'leaderFled':
      return change(state, event.id, (one) => ({ ...enterReaction(one, 'flight'), owesLoad: true }));
    case 'tableLeft':
      return change(state, event.id, (one) => ({ ...leave(one, true), pos: null }));
    case 'fledAcross':
      return change(state, event.move.id, (one) => ({
        ...(event.move.pos ? one : leave(one, true)),
        pos: event.move.pos,
        facingDeg: event.move.facingDeg,
        hasTurned: true,
      }));
    case 'pointsAdded':
      return change(state, event.id, (one) =>
        withPoints(one, event.track, event.points, event.cause ?? undefined),
      );
    case 'leadershipSpent':
      return change(state, event.id, (one) => ({ ...one, leadershipSpent: event.spent }));
    case 'targetsSet': {
      const targets = new Map(event.targets.map(({ id, targetId }) => [id, targetId]));
      return changeMany(state, new Set(targets.keys()), (one) => ({
        ...one,
        targetId: targets.get(one.id) ?? null,
      }));
    }
    case 'recoveryTried': {
      const { id, result, declined } = event;
      const after = change(state, id, (one) => {
        if (result === 'ok') return returnToOk(one, state.house);
        if (result !== one.status) return enterReaction(one, result);
        return declined ? one : failRecovery(one, state.house);
      });
      return after.step ? { ...after, step: { ...after.step, tried: [...after.step.tried, id] } } : after;
    }
    default:
      return assertNever(event);
  }
}

/** A new profile keeps what the battle has made of the character; a trooper has no leadership to spend. */
const withProfile = (one: Character, profile: EventOf<'characterEdited'>['profile']): Character => ({
  ...one,
  ...profile,
  leadershipSpent: isLeader(profile) ? one.leadershipSpent : 0,
});

function withChange(one: Character, by: Change): Character {
  switch (by.field) {
    case 'status':
      return { ...one, status: by.value };
    case 'points':
      return { ...one, points: { ...one.points, [by.track]: by.value } };
    case 'causes':
      return { ...one, causes: { ...one.causes, [by.track]: by.value } };
    case 'flag':
      return by.name === 'alive' && by.value
        ? { ...one, alive: true, onTable: true }
        : { ...one, [by.name]: by.value };
    case 'counter':
      return { ...one, [by.name]: by.value };
    default:
      return assertNever(by);
  }
}

/** An army without its general: since when, who answers for it, and how it ends (CH-7.7, CH-7.8, CH-8.5). */
import { describe, expect, it } from 'vitest';
import type { Role, Status } from '../model/character.ts';
import type { CommandLoss, State } from '../model/game.ts';
import {
  commandTesters,
  mustAnswerForCommand,
  onDeath,
  onFlight,
  onRecovery,
} from '../rules/command-loss.ts';
import { roundGifts } from '../rules/flight-round.ts';
import { given } from './refusal.ts';
import { person, table } from './tools.ts';

const lostIn = (commandLoss: CommandLoss, changes: Partial<State>): State => {
  const state = table([], changes);
  return { ...state, armies: { ...state.armies, a: { ...state.armies.a, commandLoss } } };
};
const dead = (sinceTurn: number): CommandLoss => ({ kind: 'generalDead', sinceTurn });
const fleeing = (sinceTurn: number): CommandLoss => ({ kind: 'generalFleeing', sinceTurn });
const none: CommandLoss = { kind: 'none' };
const general = person('g', { role: 'general' }, {});
const officer = person('o', { role: 'officer' }, {});
const changed = (commandLoss: CommandLoss) => [
  { type: 'commandChanged', side: 'a', commandLoss, byHand: false },
];

describe('the command', () => {
  it('is lost with the general, from the turn in which it really was', () => {
    expect(onDeath(lostIn(none, { turn: 4 }), general)).toEqual(changed(dead(4)));
    expect(onDeath(lostIn(fleeing(2), { turn: 4 }), general)).toEqual(changed(dead(2)));
    expect(onDeath(lostIn(dead(1), { turn: 4 }), general)).toEqual(changed(dead(4)));
    expect(onDeath(lostIn(none, { turn: 4 }), officer)).toEqual([]);
  });

  it('is lost by his flight once; a lost one stays as it is', () => {
    expect(onFlight(lostIn(none, { turn: 3 }), general)).toEqual(changed(fleeing(3)));
    expect(onFlight(lostIn(fleeing(2), { turn: 3 }), general)).toEqual([]);
    expect(onFlight(lostIn(dead(2), { turn: 3 }), general)).toEqual([]);
    expect(onFlight(lostIn(none, { turn: 3 }), officer)).toEqual([]);
  });

  it('comes back with a general who comes to his senses, and only so', () => {
    expect(onRecovery(lostIn(fleeing(2), {}), general)).toEqual(changed(none));
    expect(onRecovery(lostIn(dead(2), {}), general)).toEqual([]);
    expect(onRecovery(lostIn(none, {}), general)).toEqual([]);
    expect(onRecovery(lostIn(fleeing(2), {}), officer)).toEqual([]);
  });
});

describe('officers and chiefs answer for it', () => {
  const answers = (loss: CommandLoss, turn: number, fromNext = true): boolean => {
    const state = lostIn(loss, { turn });
    const house = { ...state.house, commandLossFromNextTurn: fromNext };
    return mustAnswerForCommand({ ...state, house }, 'a');
  };

  it('in every later turn, by house rule in that of the death too', () => {
    expect(answers(none, 3)).toBe(false);
    expect(answers(dead(3), 3)).toBe(false);
    expect(answers(dead(3), 4)).toBe(true);
    expect(answers(dead(3), 9)).toBe(true);
    expect(answers(dead(3), 3, false)).toBe(true);
    expect(answers(dead(3), 2, false)).toBe(false);
    // The flight of a general begins after round 1: his officers start in the next turn either way.
    expect(answers(fleeing(3), 3, false)).toBe(false);
    expect(answers(fleeing(3), 4)).toBe(true);
  });

  it('when they stand in ok or cower, on their side, and can fall into flight at all', () => {
    const led = (id: string, role: Role, status: Status = 'ok') => person(id, { role }, { status });
    const state = {
      ...lostIn(dead(1), { turn: 3 }),
      characters: [
        led('o', 'officer'),
        led('c', 'chief', 'cowering'),
        led('g', 'general'),
        led('t', 'trooper'),
        led('f', 'officer', 'flight'),
        led('p', 'chief', 'pursuit'),
        person('e', { role: 'officer', side: 'b' }, {}),
        person('gone', { role: 'officer' }, { onTable: false }),
        person('bold', { role: 'chief', psychDice: { flight: 0, pursuit: 1, attack: 1, fury: 0 } }, {}),
      ],
    };
    expect(commandTesters(state, 'a').map(({ id }) => id)).toEqual(['o', 'c']);
    expect(commandTesters(state, 'b')).toEqual([]);
    const house = { ...state.house, commandLossPoints: 3 };
    expect(roundGifts({ ...state, house }, 'a')).toEqual([
      { id: 'o', points: 3, why: 'command' },
      { id: 'c', points: 3, why: 'command' },
    ]);
    expect(commandTesters({ ...state, turn: 1 }, 'a')).toEqual([]);
  });
});

describe('the death of a general who was fleeing since turn 2', () => {
  it('is told with the turn in which he ran', () => {
    const state = {
      ...lostIn(fleeing(2), { turn: 3 }),
      characters: [{ ...general, status: 'flight' as const }],
    };
    const killed = given(state, { type: 'killCharacter', id: 'g', inRange: [], picks: [] });
    expect(killed.state.armies.a.commandLoss).toEqual(dead(2));
    expect(killed.events.map(({ type }) => type)).toEqual([
      'characterKilled',
      'pointsShared',
      'commandChanged',
    ]);
  });
});

/** Applies one event. It never judges: whoever is gone is left alone. */
import { assertNever } from '../../../kernel/result.ts';
import type { Character } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import { FRESH_STEP, type State, type Step } from '../model/game.ts';
import { evolveCharacter } from './evolve-character.ts';
import { applyShare, closeRound, nextPart } from './evolve-phase.ts';
import { change, changeMany } from './evolve-tools.ts';
import { withPoints } from './reaction.ts';

/** After these the shares of the last step can still be chosen again (CH-2.7). */
const KEEPS_SHARES: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'tokensMoved',
  'targetsSet',
  'armyChanged',
  'leadershipSpent',
  'commandChanged',
  'pickChanged',
  'pointsShared',
]);

export function evolve(state: State, event: Event): State {
  const next = apply(state, event);
  return KEEPS_SHARES.has(event.type) || next.shares.length === 0 ? next : { ...next, shares: [] };
}

const inStep = (state: State, changes: Partial<Step>): State =>
  state.step ? { ...state, step: { ...state.step, ...changes } } : state;

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'charactersAdded': {
      const fresh = new Set(event.characters.map(({ id }) => id));
      return {
        ...state,
        characters: [...state.characters.filter(({ id }) => !fresh.has(id)), ...event.characters],
      };
    }
    case 'charactersRemoved': {
      const gone = new Set(event.removed.map(({ id }) => id));
      return { ...state, characters: state.characters.filter(({ id }) => !gone.has(id)) };
    }
    case 'rosterMoved':
      return moveInRoster(state, event.id, event.to);
    case 'armyChanged': {
      const { side, name, shareMode, rangeMode } = event;
      return {
        ...state,
        armies: { ...state.armies, [side]: { ...state.armies[side], name, shareMode, rangeMode } },
      };
    }
    case 'boardChanged':
      return {
        ...state,
        board: { widthCm: event.widthCm, heightCm: event.heightCm, scenery: event.scenery },
      };
    case 'settingChanged':
      return { ...state, house: { ...state.house, [event.key]: event.value } };
    case 'turnOverridden':
      return { ...state, turn: event.turn };
    case 'phaseOverridden':
      return {
        ...state,
        phase: event.phase,
        step: event.phase === 'battle' || event.phase === 'closed' ? null : FRESH_STEP,
      };
    case 'commandChanged': {
      const { side, commandLoss } = event;
      return { ...state, armies: { ...state.armies, [side]: { ...state.armies[side], commandLoss } } };
    }
    case 'pointsShared':
      return applyShare(state, event.share, event.joins ? state.shares : []);
    case 'pickChanged':
      return applyShare(state, event.share, state.shares, event.source);
    case 'psychologyBegun': {
      const taken = new Map(event.fleeing.map((one) => [one.id, one.leadershipTaken]));
      const begun: State = { ...state, phase: 'recovery', step: FRESH_STEP };
      return changeMany(begun, new Set(taken.keys()), (one) => decay(one, taken.get(one.id) ?? 0));
    }
    case 'lotsDrawn':
      return inStep(state, { drawn: event.chooser });
    case 'firstPlayerChosen': {
      const { first } = event;
      const moved = inStep(state, { order: first === 'a' ? ['a', 'b'] : ['b', 'a'], at: 0 });
      return event.by === 'only' ? moved : { ...moved, lastFirst: first };
    }
    case 'recoveryOpened':
      return inStep(state, { preyGone: event.preyGone, stage: 'test' });
    case 'roundOpened': {
      const loads = new Set(event.loads.map(({ id }) => id));
      const opened = changeMany(inStep(state, { stage: 'test', results: [] }), loads, (one) => ({
        ...one,
        owesLoad: false,
      }));
      return event.gifts.reduce(
        (now, gift) =>
          change(now, gift.id, (one) => ({
            ...withPoints(one, gift.why === 'fury' ? 'fury' : 'demoralisation', gift.points),
            pendingForcedFlight: one.pendingForcedFlight || gift.why !== 'fury',
          })),
        opened,
      );
    }
    case 'tested':
      return inStep(state, { results: [...(state.step?.results ?? []), event.result] });
    case 'roundClosed':
      return closeRound(state, event.results);
    case 'sideFinished':
    case 'phaseSkipped':
      return nextPart(state, event.type === 'sideFinished');
    case 'turnEnded': {
      const characters = state.characters.map((one) =>
        one.leadershipSpent === 0 ? one : { ...one, leadershipSpent: 0 },
      );
      return { ...state, turn: event.turn, phase: 'battle', step: null, characters };
    }
    case 'characterEdited':
    case 'tokensMoved':
    case 'overridden':
    case 'characterKilled':
    case 'superiorityScored':
    case 'retreatSet':
    case 'leaderFled':
    case 'tableLeft':
    case 'fledAcross':
    case 'pointsAdded':
    case 'leadershipSpent':
    case 'targetsSet':
    case 'recoveryTried':
      return evolveCharacter(state, event);
    default:
      return assertNever(event);
  }
}

/** CH-13.2: one more turn in flight; `leadershipLost` grows only by what was really taken. */
const decay = (one: Character, taken: number): Character => ({
  ...one,
  turnsFleeing: one.turnsFleeing + 1,
  leadership: one.leadership - taken,
  leadershipLost: one.leadershipLost + taken,
});

function moveInRoster(state: State, id: string, to: number): State {
  const moved = state.characters.find((one) => one.id === id);
  if (!moved) return state;
  const rest = state.characters.filter((one) => one.id !== id);
  return { ...state, characters: [...rest.slice(0, to), moved, ...rest.slice(to)] };
}

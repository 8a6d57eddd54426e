/** Applies one event. It never judges: whoever is gone is left alone. */
import { clampToMat } from '../../../kernel/geometry.ts';
import { assertNever } from '../../../kernel/result.ts';
import type { Bill, Event } from '../model/events.ts';
import {
  type Character,
  characterOf,
  LIMITS,
  type Side,
  type SideState,
  type State,
} from '../model/state.ts';
import { totalAt } from './boosts.ts';
import { changeOfCharacter } from './evolve-character.ts';
import { add, edit, move, remove, reorder, reset, tick } from './evolve-table.ts';

type Change = (character: Character) => Character;

const change = (state: State, id: string, apply: Change): State => ({
  ...state,
  characters: state.characters.map((one) => (one.id === id ? apply(one) : one)),
});

const changeSide = (state: State, side: Side, part: Partial<SideState>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...part } },
});

/** Takes AT from the pool of the man's side; a pool is never below 0. */
function pay(state: State, characterId: string, at: number): State {
  const side = characterOf(state, characterId)?.side;
  return side ? changeSide(state, side, { atPool: Math.max(0, state.sides[side].atPool - at) }) : state;
}

const use =
  (actions: number): Change =>
  (one) => ({ ...one, actionsUsed: Math.min(LIMITS.counter.max, one.actionsUsed + actions) });

const charge = (state: State, bill: readonly Bill[]): State =>
  bill.reduce((now, { commanderId, actions }) => change(now, commanderId, use(actions)), state);

/** PS-3.3, PS-5.5; cover stays as it was (PS-4.3). Nobody falls into shock who is dead. */
const setShock =
  (shocked: boolean): Change =>
  (one) => ({ ...one, shocked: shocked && one.wound !== 'killed' });

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    // PS-4.4: shock stays. PS-8.3: the lower number counts at once, because the face is read anew each time.
    case 'characterWounded': {
      const { woundShockUntil } = event;
      return change(state, event.characterId, (one) => ({
        ...one,
        wound: 'wounded',
        tookCover: true,
        woundShockUntil,
      }));
    }
    case 'characterKilled':
      return change(state, event.characterId, changeOfCharacter({ field: 'wound', value: 'killed' }));
    case 'checkOpened': {
      const attack = Math.max(state.attack, event.check.attack);
      const checks = [...state.checks.filter(({ id }) => id !== event.check.id), event.check];
      const open = (n: number): boolean => checks.some((check) => check.attack === n);
      const tested = state.tested.filter((one) => open(one.attack));
      return { ...state, attack, checks, tested, checkCount: state.checkCount + 1 };
    }
    case 'checkClosed':
      return { ...state, checks: state.checks.filter(({ id }) => id !== event.checkId) };
    case 'testerChosen':
      return {
        ...state,
        checks: state.checks.map((check) =>
          check.id === event.checkId ? { ...check, chosenId: event.characterId } : check,
        ),
      };
    case 'witnessesTicked':
      return {
        ...state,
        checks: state.checks.map((check) =>
          check.id === event.checkId ? { ...check, witnesses: event.characterIds } : check,
        ),
      };
    case 'shockTested': {
      const { characterId, attack } = event;
      const tested = attack === null ? state.tested : [...state.tested, { attack, characterId }];
      const paid = charge(pay({ ...state, tested }, characterId, totalAt(event.boosts)), event.bill);
      return change(paid, characterId, setShock(!event.passed));
    }
    case 'recoveryTried': {
      const paid = charge(pay(state, event.characterId, event.at), event.bill);
      const spent = event.viaId === null ? change(paid, event.characterId, use(1)) : paid;
      return change(spent, event.characterId, setShock(!event.passed));
    }
    case 'shortfallOpened':
      return { ...state, shortfall: event.shortfall };
    case 'shortfallPaid': {
      const paid = charge(pay(state, event.characterId, totalAt(event.boosts)), event.bill);
      return change({ ...paid, shortfall: null }, event.characterId, setShock(false));
    }
    case 'shortfallDeclined':
      return { ...state, shortfall: null };
    case 'actionSpent':
      return change(pay(state, event.characterId, event.at), event.characterId, use(1));
    case 'turnStarted': {
      const { side, turnNumber, refilled, atPool, markersRemoved } = event;
      const turned = changeSide({ ...state, activeSide: side }, side, { turnNumber });
      const filled = refilled.reduce((now, one) => changeSide(now, one, { atPool }), turned);
      return {
        ...filled,
        characters: filled.characters.map((one) => ({
          ...one,
          actionsUsed: refilled.includes(one.side) ? 0 : one.actionsUsed,
          woundShockUntil: markersRemoved.includes(one.id) ? null : one.woundShockUntil,
        })),
      };
    }
    case 'battleReset':
      return reset(state);
    case 'characterValueSet': {
      const set = change(state, event.characterId, changeOfCharacter(event.change));
      const stands = characterOf(set, event.characterId)?.shocked === false;
      return stands && state.shortfall?.characterId === event.characterId ? { ...set, shortfall: null } : set;
    }
    case 'sideValueSet':
      return changeSide(state, event.side, { [event.change.field]: event.change.value });
    case 'activeSideSet':
      return { ...state, activeSide: event.side };
    case 'sideNamed':
      return changeSide(state, event.side, { name: event.name, colour: event.colour });
    case 'charactersAdded':
      return add(state, event.characters);
    case 'characterEdited':
      return edit(state, event.characterId, event.profile);
    case 'charactersRemoved':
      return remove(
        state,
        event.removed.map(({ id }) => id),
      );
    case 'characterReordered':
      return reorder(state, event.characterId, event.to);
    case 'figuresMoved':
      return move(state, event.moves);
    case 'commandRangeTicked':
      return tick(state, event);
    case 'boardChanged': {
      const { inUse, size } = event;
      const characters = state.characters.map((one) =>
        one.position ? { ...one, position: clampToMat(one.position, size, size) } : one,
      );
      return { ...state, board: { inUse, size }, characters };
    }
    case 'settingChanged':
      return { ...state, settings: { ...state.settings, [event.key]: event.value } };
    default:
      return assertNever(event);
  }
}

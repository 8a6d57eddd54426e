/** What the screen leads with: the checklist, what is pending, and what comes next. */
import type { EntityId } from '../../../kernel/ids.ts';
import { PHASES, type Phase, type State } from '../model/state.ts';
import type { Side, Unit } from '../model/unit.ts';
import { combatCount } from './combat.ts';
import { type TestLd, testLd } from './leadership.ts';
import { moveForward, unitMovement } from './move.ts';
import { unitChance, type Ways } from './test.ts';
import { owesTest, owing, skipsPanicTerror } from './when.ts';
import { mustTest, type TestReason } from './who-tests.ts';

/** `due`: tests now. `done`: has tested. `exempt`: of the active side, need not. `other`: the rest. */
export type Place = 'due' | 'done' | 'exempt' | 'other';

export interface CheckRow {
  readonly unit: Unit;
  readonly place: Place;
  /** Something of it is pending: a test, a move, a reaction, a die or a choice. */
  readonly owes: boolean;
  readonly reason: TestReason;
  readonly testLd: TestLd;
  readonly chance: Ways;
  /** Movement that counts, and half of it, in centimetres. */
  readonly slowest: number;
  readonly half: number;
}

function placeOf(state: State, unit: Unit): Place {
  if (unit.side !== state.activeSide) return 'other';
  if (unit.test) return 'done';
  const { required, reason } = mustTest(unit, state.settings);
  if (!required) return reason === 'no-stupid-models' ? 'other' : 'exempt';
  // Before Panic and Terror everybody who would have to test is shown as such (ST-3.2).
  return owesTest(state, unit) || !state.panicTerrorDone ? 'due' : 'exempt';
}

const ORDER: readonly Place[] = ['due', 'done', 'exempt', 'other'];

/** One row for each unit: those that owe something on top, the rest with the reason why they do not test. */
export function checklist(state: State): readonly CheckRow[] {
  const owe = new Set(pending(state).flatMap(([, units]) => units));
  return state.units
    .map((unit): CheckRow => {
      const slowest = unitMovement(unit, state.settings);
      return {
        unit,
        place: placeOf(state, unit),
        owes: owe.has(unit),
        reason: mustTest(unit, state.settings).reason,
        testLd: testLd(unit, state.settings),
        chance: unitChance(unit, state.settings),
        slowest,
        half: slowest / 2,
      };
    })
    .sort((a, b) => Number(b.owes) - Number(a.owes) || ORDER.indexOf(a.place) - ORDER.indexOf(b.place));
}

/** ST-6.1: units of the active side whose compulsory move was not recorded yet. */
export const pendingMoves = (state: State): readonly Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === state.activeSide && unit.move === null && moveForward(unit, state.settings).applies,
  );

/** ST-6.5: units that touched an enemy which has not reacted yet. */
export const pendingReactions = (state: State): readonly Unit[] =>
  state.units.filter(({ charge }) => charge?.reaction === null);

/** ST-7.3: engaged units of either side whose odd die is missing. */
export const pendingOddDice = (state: State): readonly Unit[] =>
  state.units.filter((unit) => unit.engaged && combatCount(unit, state.settings).dieNeeded);

/** ST-7.4: engaged units whose owner must say who stands idle. */
export const pendingIdle = (state: State): readonly Unit[] =>
  state.units.filter((unit) => unit.engaged && combatCount(unit, state.settings).ownerMustChoose);

/** ST-6.4: points that the enemy of `side` has won by units that left the table; `open`: not told yet. */
export function pointsLost(
  state: State,
  side: Side,
): { readonly points: number; readonly open: readonly EntityId[] } {
  const gone = state.units.filter((unit) => unit.side === side && unit.offTable);
  return {
    points: gone.reduce((sum, { points }) => sum + (points ?? 0), 0),
    open: gone.filter(({ points }) => points === null).map(({ id }) => id),
  };
}

export type Pending = 'tests' | 'reactions' | 'moves' | 'oddDice' | 'idle';
export type Step = 'addUnits' | 'panicTerror' | Pending | 'nextPhase';

export interface WhatNow {
  readonly step: Step;
  /** Units that it concerns. `panicTerror`: those that skip it. */
  readonly unitIds: readonly EntityId[];
  /** Where the primary button leads when nothing is pending; null is a new turn. */
  readonly next: Phase | null;
}

/**
 * Everything that is pending, the most pressing first. Dice and choices of a fight count in the Close
 * Combat phase, compulsory moves before it.
 */
export function pending(state: State): readonly (readonly [Pending, readonly Unit[]])[] {
  const fights = state.phase === 'combat';
  const lists: readonly (readonly [Pending, readonly Unit[]])[] = [
    ['tests', owing(state)],
    ['reactions', pendingReactions(state)],
    ['moves', fights ? [] : pendingMoves(state)],
    ['oddDice', fights ? pendingOddDice(state) : []],
    ['idle', fights ? pendingIdle(state) : []],
  ];
  return lists.filter(([, units]) => units.length > 0);
}

/** The one thing to do now. */
export function whatNow(state: State): WhatNow {
  const next = PHASES[PHASES.indexOf(state.phase) + 1] ?? null;
  const ask = (step: Step, units: readonly Unit[] = []): WhatNow => ({
    step,
    unitIds: units.map(({ id }) => id),
    next,
  });
  if (state.units.length === 0) return ask('addUnits');
  if (!state.panicTerrorDone) return ask('panicTerror', skipsPanicTerror(state));
  const [first] = pending(state);
  return first ? ask(...first) : ask('nextPhase');
}

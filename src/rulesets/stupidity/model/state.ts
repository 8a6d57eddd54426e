/** What lies on a table: whose turn it is, the units, and the house rules. */
import type { EntityId } from '../../../kernel/ids.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import type { Side, Unit } from './unit.ts';

export const PHASES = ['startOfTurn', 'movement', 'magic', 'shooting', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  /** Game turn from 1; both sides have one player turn in it. */
  readonly turn: number;
  readonly activeSide: Side;
  /** The side that plays first in each game turn. */
  readonly firstSide: Side;
  readonly phase: Phase;
  /** ST-3.2: opens the Stupidity tests of this player turn. */
  readonly panicTerrorDone: boolean;
  /** In the order of the roster. */
  readonly units: readonly Unit[];
  readonly settings: Settings;
}

export const initial = (): State => ({
  turn: 1,
  activeSide: 'A',
  firstSide: 'A',
  phase: 'startOfTurn',
  panicTerrorDone: false,
  units: [],
  settings: DEFAULT_SETTINGS,
});

export const unitOf = (state: State, id: EntityId): Unit | undefined =>
  state.units.find((unit) => unit.id === id);

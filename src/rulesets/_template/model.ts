/** Everything that a table of this ruleset can be, be told, and go through. */
import type { EntityId } from '../../kernel/ids.ts';

export interface Unit {
  readonly id: EntityId;
  readonly name: string;
  /** The highest face that passes, 1…6. */
  readonly nerve: number;
  readonly shaken: boolean;
}

export interface Settings {
  /** House rule: a natural 1 always passes. */
  readonly luckyOne: boolean;
}

export interface State {
  /** In the order in which they were added. */
  readonly units: readonly Unit[];
  readonly settings: Settings;
}

export const LIMITS = { nameLength: 40, units: 200, nerve: { min: 1, max: 6 } } as const;

export const DEFAULT_SETTINGS: Settings = { luckyOne: false };

export const initial = (): State => ({ units: [], settings: DEFAULT_SETTINGS });

export type Command =
  | { readonly type: 'addUnit'; readonly id: EntityId; readonly name: string; readonly nerve: number }
  | { readonly type: 'removeUnit'; readonly id: EntityId }
  | { readonly type: 'testNerve'; readonly id: EntityId }
  | { readonly type: 'changeSetting'; readonly key: keyof Settings; readonly value: boolean };

export type Event =
  | { readonly type: 'unitAdded'; readonly unit: Unit }
  // Names travel with removals, so that the log can still tell who it was.
  | { readonly type: 'unitRemoved'; readonly id: EntityId; readonly name: string }
  | {
      readonly type: 'nerveTested';
      readonly id: EntityId;
      readonly face: number;
      readonly nerve: number;
      readonly passed: boolean;
    }
  | { readonly type: 'settingChanged'; readonly key: keyof Settings; readonly value: boolean };

export const unitOf = (state: State, id: EntityId): Unit | undefined =>
  state.units.find((unit) => unit.id === id);

/** Everything that can be asked of a table. Lengths are centimetres. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Settings } from './settings.ts';
import type { Phase } from './state.ts';
import type { Modifiers, Reaction, Side, Touch, UnitEntry } from './unit.ts';

export const CAUSES = ['break', 'panic', 'terror', 'charge'] as const;
/** Why a unit flees: a failed Break, Panic or Terror test, or Flee as charge reaction. */
export type FlightCause = (typeof CAUSES)[number];

export const FLAGS = ['stupid', 'fleeing', 'engaged', 'offTable', 'pinned', 'declaredCharge'] as const;
export type Flag = (typeof FLAGS)[number];

interface Of {
  readonly unitId: EntityId;
}

type Turn =
  | { readonly type: 'startTurn'; readonly side: Side }
  | {
      readonly type: 'confirmPanicTerror';
      readonly panicFailed: readonly EntityId[];
      readonly terrorFailed: readonly EntityId[];
    }
  | { readonly type: 'goToPhase'; readonly phase: Phase };

type Play =
  // `extra`: a test at another moment than the start of the turn (ST-5.1).
  | ({ readonly type: 'testStupidity'; readonly extra: boolean } & Of)
  | ({ readonly type: 'rerollTest' } & Of)
  | ({ readonly type: 'declareCharge' } & Of)
  | ({ readonly type: 'rollDirection' } & Of)
  | ({
      readonly type: 'recordContact';
      readonly with: Touch;
      readonly targetId: EntityId | null;
      readonly moved: number;
    } & Of)
  | ({ readonly type: 'declareReaction'; readonly reaction: Reaction } & Of)
  | ({ readonly type: 'rollOddDie' } & Of)
  | ({ readonly type: 'chooseIdle'; readonly idle: Readonly<Record<string, number>> } & Of)
  | ({ readonly type: 'countAgain' } & Of)
  | ({ readonly type: 'recordFlight'; readonly cause: FlightCause } & Of)
  | ({ readonly type: 'rally' } & Of);

type Roster =
  | { readonly type: 'addUnits'; readonly units: readonly UnitEntry[] }
  | { readonly type: 'editUnit'; readonly unit: UnitEntry }
  | ({ readonly type: 'duplicateUnit'; readonly newIds: readonly EntityId[] } & Of)
  | ({ readonly type: 'removeUnit' } & Of)
  | ({ readonly type: 'placeUnit'; readonly to: number } & Of)
  | ({ readonly type: 'moveCharacter'; readonly groupId: EntityId; readonly toUnitId: EntityId } & Of);

/** Values set by hand. */
type Hand =
  | ({ readonly type: 'setCount'; readonly groupId: EntityId; readonly count: number } & Of)
  | ({ readonly type: 'setInContact'; readonly groupId: EntityId; readonly inContact: number } & Of)
  | ({
      readonly type: 'setPart';
      readonly groupId: EntityId;
      readonly part: 'rider' | 'mount';
      readonly trait: 'stupid' | 'immune';
      readonly value: boolean;
    } & Of)
  | ({ readonly type: 'setFlag'; readonly flag: Flag; readonly value: boolean } & Of)
  | ({ readonly type: 'setOddFights'; readonly value: boolean | null } & Of)
  | ({ readonly type: 'setLdChoice'; readonly choice: string | null } & Of)
  | ({ readonly type: 'setMovement'; readonly movement: number | null } & Of)
  | ({ readonly type: 'setPoints'; readonly points: number | null } & Of)
  | ({ readonly type: 'setModifiers'; readonly modifiers: Modifiers } & Of)
  | { readonly type: 'setTurn'; readonly turn: number; readonly side: Side; readonly firstSide: Side }
  | { readonly type: 'resetBattle' }
  | {
      readonly type: 'changeSetting';
      readonly key: keyof Settings;
      readonly value: boolean | number | string;
    };

export type Command = Turn | Play | Roster | Hand;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

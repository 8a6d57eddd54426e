/** Everything that can happen to a table. Lengths are centimetres. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Flag, FlightCause } from './command.ts';
import type { Settings } from './settings.ts';
import type { Phase } from './state.ts';
import type { LdSource, ModelGroup, Modifiers, Reaction, Side, Touch, Unit, UnitEntry } from './unit.ts';

interface Of {
  readonly id: EntityId;
}

type Turn =
  | {
      readonly type: 'turnStarted';
      readonly turn: number;
      readonly side: Side;
      /** ST-3.4: still stupid, so they skip Panic and Terror. */
      readonly skipped: readonly EntityId[];
      /** ST-2.9: failures that end because no test can be taken. */
      readonly lapsed: readonly EntityId[];
    }
  | {
      readonly type: 'panicTerrorConfirmed';
      readonly panicked: readonly EntityId[];
      readonly terrified: readonly EntityId[];
      readonly due: readonly EntityId[];
    }
  | { readonly type: 'testsFellDue'; readonly ids: readonly EntityId[] }
  | { readonly type: 'phaseReached'; readonly phase: Phase; readonly freed: readonly EntityId[] };

type Play =
  | ({
      readonly type: 'stupidityTested';
      readonly dice: readonly number[];
      readonly total: number;
      readonly ld: number;
      readonly source: LdSource;
      readonly passed: boolean;
      readonly rerolled: boolean;
      /** Chance to pass before the throw: `ways` in `outOf`. */
      readonly ways: number;
      readonly outOf: number;
    } & Of)
  | ({ readonly type: 'chargeDeclared' } & Of)
  | ({ readonly type: 'directionRolled'; readonly hour: number } & Of)
  | ({
      readonly type: 'contactRecorded';
      readonly with: Touch;
      readonly targetId: EntityId | null;
      readonly moved: number;
      /** The Movement that was halved. */
      readonly movement: number;
      readonly pinned: readonly EntityId[];
      readonly chargeBlocked: boolean;
      readonly points: number | null;
    } & Of)
  | ({
      readonly type: 'reactionDeclared';
      readonly targetId: EntityId;
      readonly reaction: Reaction;
      readonly engaged: readonly EntityId[];
    } & Of)
  | ({
      readonly type: 'oddDieRolled';
      readonly die: number;
      readonly fights: boolean;
      readonly stupidInContact: number;
      readonly fighting: number;
      /** Whether the result is kept until the next test. */
      readonly kept: boolean;
    } & Of)
  | ({
      readonly type: 'idleChosen';
      readonly idle: Readonly<Record<string, number>>;
      readonly stupidInContact: number;
      readonly fighting: number;
    } & Of)
  | ({ readonly type: 'combatCleared' } & Of)
  | ({ readonly type: 'unitFled'; readonly cause: FlightCause } & Of)
  // `stupid`: the old failure is in force again.
  | ({ readonly type: 'unitRallied'; readonly stupid: boolean } & Of)
  // ST-5.3
  | ({ readonly type: 'stupidityEnded' } & Of);

type Roster =
  | { readonly type: 'unitsAdded'; readonly units: readonly Unit[] }
  | { readonly type: 'unitEdited'; readonly unit: UnitEntry }
  // Names travel with removals, so that the log can still tell who it was.
  | ({ readonly type: 'unitRemoved'; readonly name: string } & Of)
  | ({ readonly type: 'unitPlaced'; readonly to: number } & Of)
  | ({
      readonly type: 'characterMoved';
      readonly groupId: EntityId;
      readonly toId: EntityId;
      readonly group: ModelGroup;
    } & Of);

type Hand =
  | ({
      readonly type: 'countChanged';
      readonly groupId: EntityId;
      readonly count: number;
      readonly inContact: number;
    } & Of)
  | ({
      readonly type: 'partChanged';
      readonly groupId: EntityId;
      readonly part: 'rider' | 'mount';
      readonly trait: 'stupid' | 'immune';
      readonly value: boolean;
    } & Of)
  | ({ readonly type: 'flagSet'; readonly flag: Flag; readonly value: boolean } & Of)
  | ({ readonly type: 'oddFightsSet'; readonly value: boolean | null } & Of)
  | ({ readonly type: 'ldChosen'; readonly choice: string | null } & Of)
  | ({ readonly type: 'movementSet'; readonly movement: number | null } & Of)
  | ({ readonly type: 'pointsSet'; readonly points: number | null } & Of)
  | ({ readonly type: 'modifiersSet'; readonly modifiers: Modifiers } & Of)
  | { readonly type: 'turnSet'; readonly turn: number; readonly side: Side; readonly firstSide: Side }
  | { readonly type: 'battleReset' }
  | {
      readonly type: 'settingChanged';
      readonly key: keyof Settings;
      readonly value: boolean | number | string;
    };

export type Event = Turn | Play | Roster | Hand;
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

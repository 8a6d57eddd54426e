/** Everything that can happen on the table. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Character, Profile, Side, Status, Track } from './character.ts';
import type { Change, Placement } from './commands.ts';
import type { Army, CommandLoss, House, Phase, Scenery, Share, TestResult } from './game.ts';

/** A point that is not shared: it falls on one character alone. */
export interface Gift {
  readonly id: EntityId;
  readonly points: number;
  readonly why: 'retreat' | 'command' | 'fury';
}

/** The star dice of a leader that died or ran, and what they add up to. */
export interface RolledLoad {
  readonly id: EntityId;
  readonly dice: readonly number[];
  readonly load: number;
  /** floor(load / affected); 0 when the whole load goes by fewest first. */
  readonly each: number;
  readonly affected: readonly EntityId[];
}

export type Event =
  | { readonly type: 'charactersAdded'; readonly characters: readonly Character[] }
  | { readonly type: 'characterEdited'; readonly id: EntityId; readonly profile: Profile }
  | {
      readonly type: 'charactersRemoved';
      // Names travel with removals, so that the log can still tell who it was.
      readonly removed: readonly { readonly id: EntityId; readonly name: string }[];
    }
  | { readonly type: 'rosterMoved'; readonly id: EntityId; readonly to: number }
  | { readonly type: 'tokensMoved'; readonly moves: readonly Placement[]; readonly deployed: boolean }
  | {
      readonly type: 'armyChanged';
      readonly side: Side;
      readonly name: string;
      readonly shareMode: Army['shareMode'];
      readonly rangeMode: Army['rangeMode'];
    }
  | {
      readonly type: 'boardChanged';
      readonly widthCm: number;
      readonly heightCm: number;
      readonly scenery: Scenery;
    }
  | {
      readonly type: 'settingChanged';
      readonly key: keyof House;
      readonly value: boolean | number | string;
    }
  | { readonly type: 'overridden'; readonly id: EntityId; readonly change: Change }
  | { readonly type: 'turnOverridden'; readonly turn: number }
  | { readonly type: 'phaseOverridden'; readonly phase: Phase }
  | {
      readonly type: 'commandChanged';
      readonly side: Side;
      readonly commandLoss: CommandLoss;
      readonly byHand: boolean;
    }
  | { readonly type: 'characterKilled'; readonly id: EntityId; readonly load: RolledLoad | null }
  | {
      readonly type: 'superiorityScored';
      readonly id: EntityId;
      readonly attackDice: number;
      readonly defenceDice: number;
      readonly points: number;
      /** Points that were placed: 0 on a character that cannot take them. */
      readonly given: number;
    }
  | { readonly type: 'retreatSet'; readonly id: EntityId; readonly on: boolean }
  | { readonly type: 'leaderFled'; readonly id: EntityId }
  | { readonly type: 'tableLeft'; readonly id: EntityId }
  | { readonly type: 'fledAcross'; readonly move: Placement }
  | {
      readonly type: 'pointsAdded';
      readonly id: EntityId;
      readonly track: Track;
      readonly points: number;
      readonly reason: string;
      readonly cause: EntityId | null;
    }
  | {
      readonly type: 'pointsShared';
      readonly share: Share;
      readonly reason: string;
      /** Part of the same step as the share before it. */
      readonly joins: boolean;
    }
  | { readonly type: 'pickChanged'; readonly source: string; readonly share: Share }
  | { readonly type: 'leadershipSpent'; readonly id: EntityId; readonly spent: number }
  | {
      readonly type: 'targetsSet';
      readonly targets: readonly { readonly id: EntityId; readonly targetId: EntityId | null }[];
    }
  | {
      readonly type: 'psychologyBegun';
      readonly fleeing: readonly { readonly id: EntityId; readonly leadershipTaken: number }[];
    }
  | { readonly type: 'lotsDrawn'; readonly chooser: Side }
  | {
      readonly type: 'firstPlayerChosen';
      readonly first: Side;
      /** `only`: the other side has nothing to do. */
      readonly by: 'stars' | 'leadership' | 'lots' | 'only';
      readonly chooser: Side | null;
      readonly totals: Readonly<Record<Side, number>>;
    }
  | { readonly type: 'recoveryOpened'; readonly preyGone: readonly EntityId[] }
  | {
      readonly type: 'recoveryTried';
      readonly id: EntityId;
      readonly dice: number;
      readonly load: number;
      readonly threat: number;
      readonly compulsory: boolean;
      readonly declined: boolean;
      readonly from: Status;
      readonly result: Status;
    }
  | {
      readonly type: 'roundOpened';
      readonly round: number;
      readonly gifts: readonly Gift[];
      readonly lost: number;
      readonly loads: readonly RolledLoad[];
    }
  | {
      readonly type: 'tested';
      readonly result: TestResult;
      readonly voluntary: boolean;
      readonly from: Status;
    }
  | { readonly type: 'roundClosed'; readonly round: number; readonly results: readonly TestResult[] }
  | { readonly type: 'sideFinished'; readonly side: Side; readonly rounds: number }
  | { readonly type: 'phaseSkipped'; readonly phase: Phase }
  | { readonly type: 'turnEnded'; readonly turn: number };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

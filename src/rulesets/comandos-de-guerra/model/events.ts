/** Everything that can have happened. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { House } from './house.ts';
import type { DamageRecord, Ending, ShotRecord, Throw, TrackStep } from './records.ts';
import type { Aim, Commando, Shock, Weapon, WeaponProfile } from './sheet.ts';
import type {
  Brawl,
  Chase,
  CheckRecord,
  HazardCard,
  Hit,
  MoralePrompt,
  Outcome,
  Secondary,
} from './state.ts';
import type { Interval, TableEntry, TableKey, Tables } from './tables.ts';
import type {
  Band,
  ChaseStatus,
  ContestMode,
  Difficulty,
  EndReason,
  Grade,
  LockingShock,
  MoraleKind,
  ShockKind,
  Status,
  Tracked,
} from './words.ts';

type RosterEvent =
  | { readonly type: 'commandosAdded'; readonly commandos: readonly Commando[] }
  | { readonly type: 'commandoEdited'; readonly commando: Commando }
  // Names travel with removals, so that the log can still tell who it was.
  | { readonly type: 'commandoRemoved'; readonly id: EntityId; readonly name: string }
  | { readonly type: 'commandoMoved'; readonly id: EntityId; readonly to: number }
  | { readonly type: 'weaponSet'; readonly who: EntityId; readonly weapon: Weapon }
  | {
      readonly type: 'weaponRemoved';
      readonly who: EntityId;
      readonly weaponId: string;
      readonly name: string;
    };

type OverrideEvent =
  | {
      readonly type: 'valueSet';
      readonly who: EntityId;
      readonly field: Tracked;
      readonly before: number | null;
      readonly value: number | null;
    }
  | { readonly type: 'statusSet'; readonly who: EntityId; readonly name: string; readonly status: Status }
  | { readonly type: 'shockSet'; readonly who: EntityId; readonly shock: Shock | null }
  | { readonly type: 'firstShockSet'; readonly who: EntityId; readonly kind: LockingShock | null }
  | { readonly type: 'takesPartSet'; readonly who: EntityId; readonly takesPart: boolean }
  | { readonly type: 'roundSet'; readonly round: number }
  | { readonly type: 'roundSecondsSet'; readonly seconds: number | null };

type CheckEvent =
  | { readonly type: 'checkRolled'; readonly check: CheckRecord; readonly hidden: string | null }
  | { readonly type: 'hiddenRevealed'; readonly id: string; readonly check: CheckRecord }
  | { readonly type: 'secondaryOpened'; readonly secondary: Secondary }
  | {
      readonly type: 'secondaryClosed';
      readonly id: string;
      readonly name: string;
      readonly cancelled: boolean;
    }
  | { readonly type: 'hazardRaised'; readonly hazard: HazardCard }
  | {
      readonly type: 'hazardRolled';
      readonly id: string;
      readonly rolled: number;
      readonly suggested: number;
    }
  | { readonly type: 'hazardApplied'; readonly id: string; readonly name: string; readonly amount: number }
  | { readonly type: 'hazardDropped'; readonly id: string; readonly name: string }
  | {
      readonly type: 'liftTried';
      readonly who: EntityId;
      readonly weightKg: number;
      readonly interval: Interval | null;
      readonly difficulty: Difficulty;
    };

type RivalEvent =
  | {
      readonly type: 'contestHeld';
      readonly mode: ContestMode;
      readonly what: string;
      readonly throws: readonly Throw[];
      readonly order: readonly string[];
      readonly winner: string | null;
      readonly failed: readonly string[];
    }
  | {
      readonly type: 'commandContested';
      readonly officer: Throw;
      readonly subordinate: Throw;
      readonly outcome: 'obeyed' | 'refused';
    }
  | { readonly type: 'chaseStarted'; readonly chase: Chase }
  | {
      readonly type: 'chaseStepped';
      readonly id: EntityId;
      readonly quarry: Throw;
      readonly pursuers: readonly Throw[];
      readonly tracks: readonly TrackStep[];
      readonly accidents: readonly string[];
    }
  | {
      readonly type: 'trackSet';
      readonly id: EntityId;
      readonly track: EntityId;
      readonly name: string;
      readonly band: Band;
      readonly status: ChaseStatus;
    }
  | {
      readonly type: 'accidentSettled';
      readonly id: EntityId;
      readonly driver: string;
      readonly name: string;
      readonly text: string;
    }
  | { readonly type: 'chaseEnded'; readonly id: EntityId; readonly note: string }
  | { readonly type: 'brawlStarted'; readonly brawl: Brawl }
  | { readonly type: 'brawlChanged'; readonly brawl: Brawl }
  | {
      readonly type: 'brawlExchanged';
      readonly id: EntityId;
      readonly throws: readonly Throw[];
      readonly winner: string | null;
      /** The grade of the winner, who may hit; null when nobody does. */
      readonly grade: Grade | null;
    }
  | {
      readonly type: 'blowStruck';
      readonly id: EntityId;
      readonly by: string;
      readonly byName: string;
      readonly target: string;
      readonly targetName: string;
      readonly targetWho: EntityId | null;
      readonly die: number;
      readonly damage: number;
      readonly blowsLeft: number;
      readonly knockedOut: boolean;
    }
  | { readonly type: 'brawlEnded'; readonly id: EntityId; readonly note: string };

type FireEvent =
  | { readonly type: 'aimed'; readonly who: EntityId; readonly targetName: string; readonly aim: Aim }
  | { readonly type: 'aimCleared'; readonly who: EntityId }
  | { readonly type: 'shotFired'; readonly shot: ShotRecord }
  | { readonly type: 'hitRaised'; readonly hit: Hit }
  | {
      readonly type: 'hitClosed';
      readonly id: string;
      readonly targetName: string;
      readonly dropped: boolean;
    }
  | { readonly type: 'damageDealt'; readonly damage: DamageRecord }
  | {
      readonly type: 'serviceStarted';
      readonly who: EntityId;
      readonly weaponId: string;
      readonly what: 'unjamming' | 'reloading';
      /** 0: done at once, out of combat. */
      readonly rounds: number;
      readonly loading: number;
    }
  | { readonly type: 'weaponCleaned'; readonly who: EntityId; readonly weaponId: string }
  | { readonly type: 'dayPassed' }
  | {
      readonly type: 'silentKillTried';
      readonly who: EntityId | null;
      readonly name: string;
      readonly targetId: string;
      readonly targetName: string;
      readonly approach: 'undetected' | 'detected';
      readonly attempted: boolean;
      readonly victimDead: boolean;
      readonly grade: Grade | null;
    };

type MoraleEvent =
  | {
      readonly type: 'missionStarted';
      readonly number: number;
      readonly officerId: EntityId;
      readonly morale: readonly { readonly id: EntityId; readonly own: number; readonly morale: number }[];
    }
  | { readonly type: 'promptRaised'; readonly prompt: MoralePrompt }
  | {
      readonly type: 'promptAnswered';
      readonly id: string;
      readonly who: readonly EntityId[];
      readonly skipped: boolean;
    }
  | {
      readonly type: 'moraleChecked';
      readonly who: EntityId;
      readonly kind: MoraleKind;
      readonly outcome: Outcome;
      readonly changeDie: number | null;
      readonly delta: number;
      readonly before: number;
      readonly morale: number;
      readonly shockRounds: number;
    }
  | { readonly type: 'shockChosen'; readonly who: EntityId; readonly shock: Shock; readonly locked: boolean }
  | {
      readonly type: 'shockEnded';
      readonly who: EntityId;
      readonly kind: ShockKind;
      readonly reason: EndReason;
    }
  | { readonly type: 'roundAdvanced'; readonly round: number; readonly ended: readonly Ending[] };

type TableEvent =
  | { readonly type: 'tableSet'; readonly table: TableEntry }
  | { readonly type: 'tableRestored'; readonly key: TableKey }
  | { readonly type: 'tableCleared'; readonly key: TableKey }
  | { readonly type: 'tablesImported'; readonly tables: Tables }
  | { readonly type: 'weaponRemembered'; readonly profile: WeaponProfile }
  | { readonly type: 'settingChanged'; readonly key: keyof House; readonly value: boolean | string };

export type Event =
  | RosterEvent
  | OverrideEvent
  | CheckEvent
  | RivalEvent
  | FireEvent
  | MoraleEvent
  | TableEvent;

/** Everything that a table can be told to do. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Action, CheckInput, Entrant, ShotInput } from './inputs.ts';
import type { CommandoDraft, DiceText, Weapon } from './sheet.ts';
import type { Brawl, Driver, Fighter } from './state.ts';
import type { TableEntry, Tables } from './tables.ts';

type RosterCommand =
  /** One card for each id; more than one are numbered. */
  | { readonly type: 'addCommandos'; readonly ids: readonly EntityId[]; readonly draft: CommandoDraft }
  | {
      readonly type: 'importCommandos';
      readonly entries: readonly { readonly id: EntityId; readonly draft: CommandoDraft }[];
    }
  | { readonly type: 'editCommando'; readonly id: EntityId; readonly draft: CommandoDraft }
  | { readonly type: 'duplicateCommando'; readonly id: EntityId; readonly copyId: EntityId }
  | { readonly type: 'removeCommando'; readonly id: EntityId }
  | { readonly type: 'moveCommando'; readonly id: EntityId; readonly to: number }
  | { readonly type: 'setWeapon'; readonly who: EntityId; readonly weapon: Weapon }
  | { readonly type: 'removeWeapon'; readonly who: EntityId; readonly weaponId: string };

type OverrideCommand =
  | {
      readonly type: 'setValue';
      readonly who: EntityId;
      readonly field: string;
      readonly value: number | null;
    }
  | { readonly type: 'setStatus'; readonly who: EntityId; readonly status: string }
  | {
      readonly type: 'setShock';
      readonly who: EntityId;
      readonly kind: string | null;
      readonly rounds: number;
      readonly note: string;
    }
  | { readonly type: 'setFirstShock'; readonly who: EntityId; readonly kind: string | null }
  | { readonly type: 'setTakesPart'; readonly who: EntityId; readonly takesPart: boolean }
  | { readonly type: 'clearAim'; readonly who: EntityId }
  | { readonly type: 'setRound'; readonly round: number }
  | { readonly type: 'setRoundSeconds'; readonly seconds: number | null };

type CheckCommand =
  | { readonly type: 'rollCheck'; readonly check: CheckInput }
  | {
      readonly type: 'rollCombined';
      readonly who: EntityId | null;
      readonly actions: readonly Action[];
      readonly incompatible: boolean;
    }
  | { readonly type: 'rollSecondary'; readonly id: string }
  | { readonly type: 'cancelSecondary'; readonly id: string }
  | { readonly type: 'reveal'; readonly id: string }
  | { readonly type: 'rollHazard'; readonly id: string }
  | { readonly type: 'applyHazard'; readonly id: string; readonly amount: number }
  | { readonly type: 'dropHazard'; readonly id: string }
  | {
      readonly type: 'tryLift';
      readonly who: EntityId;
      readonly weightKg: number;
      /** Said by the director where the table is empty; null: by the table. */
      readonly difficulty: string | null;
      readonly remember: boolean;
    };

type RivalCommand =
  | {
      readonly type: 'holdContest';
      readonly mode: string;
      readonly what: string;
      readonly entrants: readonly Entrant[];
    }
  | { readonly type: 'contestCommand'; readonly officer: Entrant; readonly subordinate: Entrant }
  | {
      readonly type: 'startChase';
      readonly id: EntityId;
      readonly note: string;
      readonly quarry: Driver;
      readonly pursuers: readonly Driver[];
      readonly band: string;
    }
  | { readonly type: 'stepChase'; readonly id: EntityId }
  /** Moves a token by hand, resumes or resets a track. */
  | {
      readonly type: 'setTrack';
      readonly id: EntityId;
      readonly track: EntityId;
      readonly band: string;
      readonly status: string;
    }
  | { readonly type: 'settleAccident'; readonly id: EntityId; readonly driver: string; readonly text: string }
  | { readonly type: 'endChase'; readonly id: EntityId }
  | {
      readonly type: 'startBrawl';
      readonly id: EntityId;
      readonly note: string;
      readonly a: readonly Fighter[];
      readonly b: readonly Fighter[];
    }
  /** Changes sides, levels or blow points by hand. */
  | { readonly type: 'changeBrawl'; readonly brawl: Brawl }
  | { readonly type: 'rollBrawl'; readonly id: EntityId; readonly target: string | null }
  | { readonly type: 'strikeBlow'; readonly id: EntityId; readonly target: string | null }
  | { readonly type: 'endBrawl'; readonly id: EntityId };

type FireCommand =
  | { readonly type: 'aimAt'; readonly who: EntityId; readonly targetId: string; readonly targetName: string }
  | { readonly type: 'fire'; readonly who: EntityId; readonly shot: ShotInput }
  /** Rolls or lets through the damage of a hit that waits. */
  | {
      readonly type: 'resolveHit';
      readonly id: string;
      readonly damage: DiceText | null;
      readonly through: number | null;
      readonly remember: boolean;
    }
  | { readonly type: 'dropHit'; readonly id: string }
  /** Damage from anything else: a charge, a fall, a burning lorry. */
  | {
      readonly type: 'dealDamage';
      readonly targetId: string;
      readonly targetName: string;
      readonly damage: DiceText;
      readonly grade: string;
      readonly through: number | null;
    }
  | {
      readonly type: 'clearJam';
      readonly who: EntityId;
      readonly weaponId: string;
      readonly inCombat: boolean;
      /** Said by the players where the table is empty. */
      readonly rounds: number | null;
      readonly remember: boolean;
    }
  | {
      readonly type: 'reload';
      readonly who: EntityId;
      readonly weaponId: string;
      readonly mode: string;
      readonly bullets: number;
      readonly inCombat: boolean;
      readonly rounds: number | null;
      readonly remember: boolean;
    }
  | { readonly type: 'cleanWeapon'; readonly who: EntityId; readonly weaponId: string }
  | { readonly type: 'passDay' }
  | {
      readonly type: 'silentKill';
      readonly who: EntityId | null;
      readonly targetId: string;
      readonly targetName: string;
      readonly hide: readonly CheckInput[];
      readonly kill: CheckInput;
    };

type MoraleCommand =
  /** Works morale out for whoever has none; `recompute` for everybody, otherwise it carries over. */
  | { readonly type: 'startMission'; readonly officerId: EntityId | null; readonly recompute: boolean }
  /** Null audience: the one that the trigger has by default. */
  | {
      readonly type: 'raisePrompt';
      readonly trigger: string;
      readonly direction: string;
      readonly who: readonly EntityId[] | null;
      readonly note: string;
    }
  | {
      readonly type: 'checkMorale';
      readonly who: readonly EntityId[];
      readonly kind: string;
      readonly modifier: number;
      readonly prompt: string | null;
    }
  /** Null: everybody who is left on the card. */
  | { readonly type: 'skipPrompt'; readonly id: string; readonly who: EntityId | null }
  | { readonly type: 'chooseShock'; readonly who: EntityId; readonly kind: string; readonly note: string }
  | { readonly type: 'endShock'; readonly who: EntityId; readonly reason: string }
  | { readonly type: 'nextRound' };

type TableCommand =
  | { readonly type: 'setTable'; readonly table: TableEntry }
  | { readonly type: 'restoreTable'; readonly key: string }
  | { readonly type: 'clearTable'; readonly key: string }
  | { readonly type: 'importTables'; readonly tables: Tables }
  /** Keeps a weapon of a card as a profile of the arsenal. */
  | { readonly type: 'rememberWeapon'; readonly who: EntityId; readonly weaponId: string }
  | { readonly type: 'changeSetting'; readonly key: string; readonly value: boolean | number | string };

export type Command =
  | RosterCommand
  | OverrideCommand
  | CheckCommand
  | RivalCommand
  | FireCommand
  | MoraleCommand
  | TableCommand;

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

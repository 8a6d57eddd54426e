/** Everything that a table of this ruleset can be. */
import type { EntityId } from '../../../kernel/ids.ts';
import { DEFAULT_HOUSE, type House } from './house.ts';
import type { Action, Entrant } from './inputs.ts';
import type { Commando, DiceText, Weapon } from './sheet.ts';
import { DEFAULT_TABLES, type Tables } from './tables.ts';
import type { Band, ChaseStatus, Difficulty, Grade, MoraleKind, Role, Trigger } from './words.ts';

/** One addend of a roll. `house`: its number is a house default, shown with ⌂. */
export interface Part {
  readonly id: string;
  readonly value: number;
  readonly house: boolean;
}

/** A judged check. Without a need for a roll there is success and nothing else. */
export interface Outcome {
  readonly level: number;
  readonly parts: readonly Part[];
  readonly modifier: number;
  readonly checkNeeded: boolean;
  readonly roll: number | null;
  readonly result: number | null;
  readonly success: boolean;
  readonly grade: Grade | null;
  readonly natural: 1 | 100 | null;
}

/** Who tried what, and how it went. `skill` is an id of the sheet, `what` a free name. */
export interface CheckRecord {
  readonly who: EntityId | null;
  readonly name: string;
  readonly skill: string | null;
  readonly what: string;
  readonly role: Role;
  readonly outcome: Outcome;
}

/** A check that the director rolled out of sight (CG-1.8). */
export interface HiddenCheck extends CheckRecord {
  readonly id: string;
  readonly round: number;
  readonly revealed: boolean;
}

/** A card of the tray: who still has to check morale, and why. */
export interface MoralePrompt {
  readonly id: string;
  readonly trigger: Trigger;
  readonly direction: MoraleKind;
  readonly who: readonly EntityId[];
  readonly note: string;
  readonly round: number;
  /** The hidden check it comes from: only the director sees the card until that is revealed. */
  readonly hidden: string | null;
}

/** The second of two combined actions, still to be done this round (CG-4). */
export interface Secondary {
  readonly id: string;
  readonly who: EntityId | null;
  readonly name: string;
  readonly action: Action;
  /** The main action took the +20 off. */
  readonly waived: boolean;
  readonly round: number;
}

/** A hit whose damage waits for a number that only the players know. */
export interface Hit {
  readonly id: string;
  readonly by: EntityId;
  readonly weaponId: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly difficulty: Difficulty;
  readonly grade: Grade;
  /** Null: the weapon's damage at this distance is not filled in. */
  readonly damage: DiceText | null;
  /** Rolled and graded already; how much gets through is still to be said (CG-13.5, manual). */
  readonly dealt: number | null;
}

/** Harm that a failed dangerous act calls for (CG-2.14). */
export interface HazardCard {
  readonly id: string;
  readonly who: EntityId | null;
  readonly name: string;
  readonly text: string;
  readonly damage: DiceText;
  readonly grade: Grade;
  readonly rolled: number | null;
  readonly suggested: number | null;
  /** The hidden check it comes from: it waits until that is revealed, or it would give the failure away. */
  readonly hidden: string | null;
}

export interface Driver extends Entrant {
  readonly vehicle: string;
}

/** One pursuer behind the quarry. */
export interface Track {
  readonly id: EntityId;
  readonly pursuer: Driver;
  readonly band: Band;
  readonly status: ChaseStatus;
}

export interface Chase {
  readonly id: EntityId;
  readonly note: string;
  readonly quarry: Driver;
  readonly tracks: readonly Track[];
  /** Ids of drivers who failed and whose accident is still to be told. */
  readonly accidents: readonly string[];
}

/** A fighter. One with a card takes blow points and state from there. */
export interface Fighter extends Entrant {
  readonly blows: number;
  readonly out: boolean;
}

export interface Brawl {
  readonly id: EntityId;
  readonly note: string;
  readonly a: readonly Fighter[];
  readonly b: readonly Fighter[];
  /** Somebody has won the exchange and has yet to say whom the blow hits. */
  readonly blow: { readonly by: string; readonly grade: Grade } | null;
}

export interface Mission {
  /** 0 until the first one starts. */
  readonly number: number;
  readonly officerId: EntityId | null;
}

export interface State {
  readonly round: number;
  readonly roundSeconds: number | null;
  readonly mission: Mission;
  readonly commandos: readonly Commando[];
  readonly chases: readonly Chase[];
  readonly brawls: readonly Brawl[];
  readonly secondaries: readonly Secondary[];
  readonly prompts: readonly MoralePrompt[];
  readonly hidden: readonly HiddenCheck[];
  readonly hits: readonly Hit[];
  readonly hazards: readonly HazardCard[];
  /** The last open check, for the marker on the strip. */
  readonly lastCheck: CheckRecord | null;
  /** Number of the next card that play itself makes. */
  readonly serial: number;
  readonly settings: House;
  readonly tables: Tables;
}

export const initial = (): State => ({
  round: 1,
  roundSeconds: null,
  mission: { number: 0, officerId: null },
  commandos: [],
  chases: [],
  brawls: [],
  secondaries: [],
  prompts: [],
  hidden: [],
  hits: [],
  hazards: [],
  lastCheck: null,
  serial: 1,
  settings: DEFAULT_HOUSE,
  tables: DEFAULT_TABLES,
});

export const commandoOf = (state: State, id: EntityId | null): Commando | undefined =>
  state.commandos.find((one) => one.id === id);

export const weaponOf = (commando: Commando | undefined, id: string): Weapon | undefined =>
  commando?.weapons.find((one) => one.id === id);

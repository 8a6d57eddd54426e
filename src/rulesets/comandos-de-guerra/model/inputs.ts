/** What players say when they try something. Words are plain strings here: `decide` judges them. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { DiceText } from './sheet.ts';

export interface Modifier {
  readonly id: string;
  readonly value: number;
}

export interface Hazard {
  readonly text: string;
  readonly damage: DiceText;
}

export interface CheckInput {
  /** Null: somebody without a card, called `name`. */
  readonly who: EntityId | null;
  readonly name: string;
  /** A characteristic, or the id of a skill of the card. */
  readonly skill: string | null;
  /** What is tried, in the players' words. */
  readonly what: string;
  /** Instead of the level on the card; must be given where there is none. */
  readonly level: number | null;
  readonly kind: string;
  readonly difficulty: string;
  readonly modifiers: readonly Modifier[];
  /** Automatic addends that the players take off by hand. */
  readonly without: readonly string[];
  /** An apathetic commando fights off those who move them (CG-18.5). */
  readonly resist: boolean;
  /** Null: as the skill says. */
  readonly hidden: boolean | null;
  readonly hazard: Hazard | null;
}

/** A check of `who` with nothing special about it. */
export const plainCheck = (who: EntityId | null, skill: string | null, level: number | null): CheckInput => ({
  who,
  name: '',
  skill,
  what: '',
  level,
  kind: 'general',
  difficulty: 'normal',
  modifiers: [],
  without: [],
  resist: false,
  hidden: null,
  hazard: null,
});

export interface ShotInput {
  readonly weaponId: string;
  /** A card, or any name for an aim at somebody without one. */
  readonly targetId: string;
  readonly targetName: string;
  readonly distanceM: number;
  /** 0…1. */
  readonly hiddenFraction: number;
  readonly locationKnown: boolean;
  readonly moving: string;
  readonly pointBlank: boolean;
  /** Said by the director where the weapon's ranges do not tell; null: by the ranges. */
  readonly difficulty: string | null;
  /** Said by the players where the weapon's damage is not filled in. */
  readonly damage: DiceText | null;
  /** Write what was said above on the weapon. */
  readonly remember: boolean;
  readonly level: number | null;
  readonly extra: readonly Modifier[];
  readonly without: readonly string[];
}

export const plainShot = (weaponId: string, targetId: string, distanceM: number): ShotInput => ({
  weaponId,
  targetId,
  targetName: '',
  distanceM,
  hiddenFraction: 0,
  locationKnown: true,
  moving: 'none',
  pointBlank: false,
  difficulty: null,
  damage: null,
  remember: false,
  level: null,
  extra: [],
  without: [],
});

/** One of two combined actions: a check, or a shot by the same commando. */
export interface Action {
  readonly basic: boolean;
  readonly check: CheckInput;
  readonly shot: ShotInput | null;
}

/** Somebody in a contest, a chase or a brawl. */
export interface Entrant {
  readonly id: string;
  readonly who: EntityId | null;
  readonly name: string;
  readonly skill: string | null;
  readonly level: number | null;
  /** On top of what the card adds by itself. */
  readonly modifier: number;
  readonly without: readonly string[];
}

export const entrant = (id: string, level: number | null, modifier = 0): Entrant => ({
  id,
  who: null,
  name: id,
  skill: null,
  level,
  modifier,
  without: [],
});

/** What every ruleset folder offers: a small manifest for every page, a tile for home, and a module behind them. */
import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { Language } from '../i18n/language.ts';
import type { RuleId } from '../kernel/ids.ts';
import type { OwedTest, PlayEntry, Ruleset, Tagged } from '../kernel/log.ts';
import type { Rejection } from '../kernel/result.ts';

/** The colours that a ruleset changes, as CSS colours. The rest comes from the theme. */
export interface Palette {
  readonly accent: string;
  /** Text on the accent; at least 4.5 : 1 against it. */
  readonly accentInk: string;
  readonly ground?: string;
  readonly surface?: string;
  readonly raised?: string;
  readonly line?: string;
}

/** Numbers and names that say how far a table is, kept beside the table for the home screen. */
export type Progress = Readonly<Record<string, string | number>>;

/** One rule of the small rule book, told in one to three plain sentences. */
export interface RuleText {
  readonly id: RuleId;
  readonly text: string;
  /** The game's own rule, wider material of the game, or our ruling where the game is silent. */
  readonly origin: 'game' | 'source' | 'ruling';
  /** The house rule that changes it, by its key in the settings. */
  readonly house?: string;
}

export interface RuleBook {
  readonly sections: readonly { readonly title: string; readonly rules: readonly RuleText[] }[];
}

/** The eager part of a ruleset: what its address and the top bar need. Every page has those of all rulesets. */
export interface RulesetManifest {
  readonly id: string;
  /** Place on the home screen, from 1. */
  readonly order: number;
  readonly title: Record<Language, string>;
  readonly look: Record<'lamplight' | 'parchment', Palette>;
  /** Null while the screen is not built: the tile then opens the rule book. */
  readonly load: (() => Promise<{ readonly default: AnyRulesetModule }>) | null;
}

/** What lists of games and tables show of a ruleset. The drawing on its tile lies beside it, in `emblem.tsx`. */
export interface RulesetTile {
  readonly tagline: Record<Language, string>;
  /** What the table is up to, from what `progressOf` kept. */
  readonly progress: Record<Language, (progress: Progress) => string>;
  /** CSS, and the colour of the text on it. */
  readonly background: string;
  readonly ink: string;
  /** A 24 × 24 drawing for lists. */
  readonly Glyph: ComponentType;
}

/** A house rule as the settings sheet shows it. Names come from the ruleset's words. */
export type HouseRuleField =
  | { readonly key: string; readonly rule: RuleId; readonly kind: 'switch' }
  | {
      readonly key: string;
      readonly rule: RuleId;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      readonly key: string;
      readonly rule: RuleId;
      readonly kind: 'choice';
      readonly options: readonly string[];
    };

export interface HouseRules<S, C> {
  readonly fields: readonly HouseRuleField[];
  readonly defaults: Readonly<Record<string, boolean | number | string>>;
  readonly read: (state: S) => Readonly<Record<string, boolean | number | string>>;
  readonly change: (key: string, value: boolean | number | string) => C;
}

/** The sentences of a table's first view in one language, over the ruleset's own strings. */
export interface Words<S, C, E> {
  /** For the middle of the top bar: "Turn 5" and what goes on in it. */
  readonly headline: (state: S) => { readonly turn: string; readonly phase: string };
  /** Beside the table's name: "8 v 8". */
  readonly summary: (state: S) => string;
  /** The few words behind "Undo: …". */
  readonly label: (state: S, entry: Pick<PlayEntry<C, E>, 'command' | 'events'>) => string;
  readonly rejection: (why: Rejection, state: S) => string;
  readonly owed: (test: OwedTest<C>, state: S) => string;
}

/** The sentences that are told once something has happened, and those of the sheets. */
export interface Telling<S, C, E> {
  /** One sentence about an entry, with dice and modifiers; `state` is the one it was made on. */
  readonly line: (state: S, entry: Pick<PlayEntry<C, E>, 'command' | 'dice' | 'events'>) => string;
  /** The rules that an entry rests on, shown as links into the rule book. */
  readonly rules: (entry: Pick<PlayEntry<C, E>, 'command' | 'events'>) => readonly RuleId[];
  readonly houseRule: (key: string) => { readonly name: string; readonly help: string };
  readonly houseOption: (key: string, option: string) => string;
}

/** All sentences of a ruleset in one language. */
export type AllWords<S, C, E> = Words<S, C, E> & Telling<S, C, E>;

/**
 * What follows the first view of a table by itself, because the next tap may show it. A screen may have more in
 * it than this: its panels that do not stand in the first view, and their words.
 */
export interface RulesetLate<S, C, E> {
  readonly telling: Telling<S, C, E>;
}

/** A row of boxes to tick off on paper: so many, the first of them ticked already. */
export interface PrintBoxes {
  readonly label: string;
  readonly total: number;
  readonly ticked: number;
}

/** The roster as it goes on paper: tables with a row for each figure, its values and its boxes. */
export interface PrintRoster {
  readonly groups: readonly {
    readonly title: string;
    /** Headings of the values behind the name. */
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly name: string;
      readonly values: readonly string[];
      readonly boxes: readonly PrintBoxes[];
    }[];
  }[];
}

/** What a table can do without until somebody asks; it has a chunk of its own, fetched while nobody waits. */
export interface RulesetExtras<S, C, T> {
  /** A believable table in mid-game, with names for the reader's language. */
  readonly demo: (language: Language) => { readonly name: string; readonly state: S };
  readonly houseRules: HouseRules<S, C>;
  /** The same figures and house rules before the first turn: no tokens, no open test. For links to rosters. */
  readonly rosterOf?: (state: S) => S;
  /** The roster for paper; without it the print view shows names with room for notes. */
  readonly printRoster?: (state: S, strings: T, language: Language) => PrintRoster;
}

/** What every ruleset tells the contract suite, in its `tests/proof.ts`. */
export interface RulesetProof<S, C> {
  /** Every code that `decide` can reject with; the suite asks both languages for each. */
  readonly rejectionCodes: readonly string[];
  /** Commands that are worth trying on a state. */
  readonly sampleCommands: (state: S) => readonly C[];
  /** What screens read from the rules on this state (odds, guides, forecasts), for the recorded evenings. */
  readonly readings?: (state: S) => unknown;
}

export interface RulesetModule<S, C extends Tagged, E extends Tagged, T> {
  readonly ruleset: Ruleset<S, C, E>;
  /** Strict schemas for everything that comes from storage, links and files. */
  readonly schemas: {
    readonly state: GenericSchema<unknown, S>;
    readonly command: GenericSchema<unknown, C>;
    readonly event: GenericSchema<unknown, E>;
  };
  readonly progressOf: (state: S) => Progress;
  readonly strings: Record<Language, () => Promise<{ readonly default: T }>>;
  readonly words: (strings: T, language: Language) => Words<S, C, E>;
  readonly late: Record<Language, () => Promise<{ readonly default: RulesetLate<S, C, E> }>>;
  readonly extras: () => Promise<{ readonly default: RulesetExtras<S, C, T> }>;
  readonly Screen: ComponentType;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds rulesets of every shape side by side
export type AnyRulesetModule = RulesetModule<any, any, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyRulesetLate = RulesetLate<any, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyRulesetExtras = RulesetExtras<any, any, any>;

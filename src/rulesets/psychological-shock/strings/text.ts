import type { Translation } from '../../../i18n/language.ts';
import type { Strings } from './en.ts';
import type { LateStrings } from './late.en.ts';

/** The sentences of this ruleset's first view, in whichever language. */
export type Text = Translation<Strings>;

/** Those of them that stand on the screen. */
export type ScreenText = Text['screen'];

/** Those that follow it. */
export type LateText = Translation<LateStrings>;

/** The strings of this ruleset in any language. */
import type { Translation } from '../../../i18n/language.ts';
import type { Strings } from './en.ts';
import type late from './late.en.ts';

export type Text = Translation<Strings>;

/** With those that follow the first view. */
export type WholeText = Text & Translation<typeof late>;

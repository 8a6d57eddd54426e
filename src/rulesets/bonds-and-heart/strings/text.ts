/** The strings of this ruleset in any language. */
import type { Translation } from '../../../i18n/language.ts';
import type { Strings } from './en.ts';
import type log from './log.en.ts';

export type Text = Translation<Strings>;

/** With the log, which follows the first view. */
export type WholeText = Text & { readonly log: Translation<typeof log> };

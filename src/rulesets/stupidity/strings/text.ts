import type { Translation } from '../../../i18n/language.ts';
import type { Strings } from './en.ts';

/** The strings of this ruleset in any language. */
export type Text = Translation<Strings>;

import type { Translation } from '../../../i18n/language.ts';
import type { Strings } from './en.ts';

/** The sentences of this ruleset, in whichever language. */
export type Text = Translation<Strings>;

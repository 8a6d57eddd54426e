/** Names of men, sides and Actions, and lists of names. */
import { formatList } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import { characterOf, type Side, type State } from '../model/state.ts';
import type { ScreenText, Text } from './text.ts';

/** More names than this are counted instead of told. */
const MOST_NAMES = 6;

/** What a man is called; whoever has left the table is somebody. */
export const nameOf = (t: Text, state: State, id: string): string =>
  characterOf(state, id)?.name ?? t.somebody;

/** A side's own name, or "Side A" in the reader's language. */
export const sideName = (s: ScreenText, state: State, side: Side): string =>
  state.sides[side].name || s.side(side);

/** The word for an Action; whatever the players typed themselves is told as it is, "constructor" too. */
export const actionWord = (t: Text, action: string): string =>
  Object.hasOwn(t.action, action) ? t.action[action as keyof Text['action']] : action;

/** Several names as one list. */
export const nameList = (language: Language, names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? formatList(language, names)
    : `${names.slice(0, MOST_NAMES).join(', ')} … (+${names.length - MOST_NAMES})`;

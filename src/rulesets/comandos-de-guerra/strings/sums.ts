/** Names, addends, checks and throws in words: the bricks of the log's sentences. */

import { formatList, formatNumber } from '../../../i18n/format.ts';
import type { Language, Translation } from '../../../i18n/language.ts';
import type { Throw } from '../model/records.ts';
import {
  type CheckRecord,
  commandoOf,
  type Outcome,
  type Part,
  type State,
  weaponOf,
} from '../model/state.ts';
import { CHARACTERISTICS, isOne } from '../model/words.ts';
import type { Strings } from './en.ts';

/** "+20", "−40", "0", with a true minus. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : '0';

export interface Sums {
  readonly name: (state: State, id: string | null, otherwise?: string) => string;
  readonly names: (state: State, ids: readonly string[]) => string;
  readonly weapon: (state: State, who: string, id: string) => string;
  /** The name of a characteristic or of a skill of the card; empty when there is none. */
  readonly skill: (state: State, who: string | null, skill: string | null) => string;
  readonly part: (state: State, part: Part) => string;
  readonly sum: (state: State, parts: readonly Part[]) => string;
  readonly outcome: (state: State, outcome: Outcome) => string;
  readonly check: (state: State, check: CheckRecord) => string;
  readonly thrown: (state: State, one: Throw) => string;
  readonly number: (value: number) => string;
  /** Dice as the players wrote them, with the letter that their language uses. */
  readonly dice: (text: string) => string;
  readonly list: (items: readonly string[]) => string;
}

export const joined = (...pieces: readonly string[]): string =>
  pieces.filter((one) => one !== '').join(' · ');

export function sums(t: Translation<Strings>, language: Language): Sums {
  const name: Sums['name'] = (state, id, otherwise = '') =>
    commandoOf(state, id)?.name ?? (otherwise.trim() || t.somebody);
  const list = (items: readonly string[]): string => formatList(language, items);
  const number = (value: number): string => formatNumber(language, value, 2);
  const part: Sums['part'] = (state, { id, value, house }) => {
    const custom = state.tables.hit.custom.find((one) => one.id === id)?.label;
    const known = isOne(Object.keys(t.part) as (keyof typeof t.part)[], id) ? t.part[id] : id;
    return `${custom ?? known} ${signed(value)}${house ? ' ⌂' : ''}`;
  };
  const sum: Sums['sum'] = (state, parts) =>
    parts
      .filter(({ value, id }) => value !== 0 || id === 'range' || id === 'difficulty')
      .map((one) => part(state, one))
      .join(', ');
  const outcome: Sums['outcome'] = (state, { level, parts, checkNeeded, roll, result, grade, natural }) => {
    if (!checkNeeded || roll === null || result === null || grade === null) return t.line.noRoll;
    const against = `${number(result)} ${result <= level ? '≤' : '>'} ${level}`;
    return joined(
      t.line.die(roll),
      [sum(state, parts), against].filter(Boolean).join(' → '),
      natural === null ? '' : t.line.natural(natural),
      t.grade[grade],
    );
  };
  const skill: Sums['skill'] = (state, who, id) => {
    if (id === null) return '';
    if (isOne(CHARACTERISTICS, id)) return t.characteristic[id];
    return commandoOf(state, who)?.skills.find((one) => one.id === id)?.name ?? '';
  };
  const check: Sums['check'] = (state, record) => {
    const { who, what, role, outcome: rolled } = record;
    const tried = joined(skill(state, who, record.skill), what);
    return joined(
      name(state, who, record.name),
      `${tried} ${rolled.level}`.trim(),
      t.role[role],
      outcome(state, rolled),
    );
  };
  const thrown: Sums['thrown'] = (state, { name: who, value, outcome: rolled, rerolls }) => {
    const face = rolled.roll ?? 0;
    const own = rolled.parts.length > 0 ? ` (${sum(state, rolled.parts)})` : '';
    const first = rolled.success
      ? `${who || t.somebody} ${number(value)} (${rolled.level} − ${face}${own})`
      : `${t.line.fails(who || t.somebody, face)} ${signed(value)}`;
    return joined(first, rerolls.length > 0 ? t.line.rerolls(who || t.somebody, rerolls.join(', ')) : '');
  };
  return {
    ...{ name, skill, part, sum, outcome, check, thrown, number, list },
    dice: (text) => text.replace(/d/i, t.diceLetter),
    names: (state, ids) => list(ids.map((id) => name(state, id))),
    weapon: (state, who, id) => weaponOf(commandoOf(state, who), id)?.name ?? '?',
  };
}

/** What every sentence needs: the strings, the names of a table, the dice of an entry. */
import { formatList, formatPercent } from '../../../i18n/format.ts';
import type { Language, Translation } from '../../../i18n/language.ts';
import type { DiceResult } from '../../../kernel/dice.ts';
import type { Side } from '../model/character.ts';
import { nameOf, type Share, type SharedSource, type State } from '../model/game.ts';
import { gainsOf, lostPoints } from '../rules/place.ts';
import type { Strings } from './en.ts';

export interface Speaker {
  readonly t: Translation<Strings>;
  readonly language: Language;
  readonly state: State;
  readonly dice: readonly DiceResult[];
}

export const names = (by: Pick<Speaker, 'state' | 'language'>, ids: readonly string[]): string =>
  formatList(
    by.language,
    ids.map((id) => nameOf(by.state, id)),
  );

export const armyName = ({ state }: Speaker, side: Side): string => state.armies[side].name;

/** The faces of one request of the entry, as text; null when none were rolled for it. */
export function facesOf({ dice }: Speaker, id: string): string | null {
  const values = dice.find((one) => one.id === id)?.values;
  return values && values.length > 0 ? values.join(' ') : null;
}

export const percent = ({ language }: Speaker, chance: number): string => formatPercent(language, chance, 1);

/** "1 D to Lucius" */
export const gainText = (
  { t, state }: Pick<Speaker, 't' | 'state'>,
  track: Share['track'],
  id: string,
  points: number,
): string => t.line.gain(points, t.letters[track], nameOf(state, id));

/** CH-2.6, CH-2.7: for one source with one open choice, how it was made. */
function choiceText(by: Speaker, source: SharedSource): string {
  const { line } = by.t;
  if (source.pick === 0) return source.gains.length > 0 ? line.forced(source.fewest) : '';
  const others = source.tied.filter((id) => !source.chosen.includes(id));
  return line.tied(source.fewest, source.auto, names(by, others));
}

/** "1 D to Lucius (fewest: 0; auto, tied with Titus)": all receivers of a share; of one source with its choice. */
export function gainsText(by: Speaker, share: Share): string {
  const { line } = by.t;
  const list = [...gainsOf(share)].map(([id, points]) => gainText(by, share.track, id, points));
  const [only, ...more] = share.sources;
  const choice = only && more.length === 0 && !only.split ? choiceText(by, only) : '';
  const lost = lostPoints(share);
  const parts = [
    ...(list.length > 0 ? [`${formatList(by.language, list)}${choice}`] : []),
    ...(lost > 0 && share.track !== 'threat' ? [line.lost(lost)] : []),
  ];
  return parts.join('; ') || line.nothingShared;
}

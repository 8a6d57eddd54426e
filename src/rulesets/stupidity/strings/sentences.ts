/** Sentences that screen and log share: lengths, chances, effects, stories, who fights. */
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Settings } from '../model/settings.ts';
import type { ModelGroup, Moment, Unit } from '../model/unit.ts';
import type { CombatCount } from '../rules/combat.ts';
import type { Effect } from '../rules/effects.ts';
import { fromCm, type LengthUnit } from '../rules/length.ts';
import { mountActive, riderActive } from '../rules/parts.ts';
import type { Ways } from '../rules/test.ts';
import type { Text } from './text.ts';

/** How the models of a group are called: by their label, where they have one. */
export const groupLabel = (t: Text, { label }: Pick<ModelGroup, 'label'>): string => label || t.combat.models;

/** Centimetres as the table shows them: "7,5 cm" or "3.5″", at most one decimal (ST-6.1). */
export function lengthText(language: Language, cm: number, unit: LengthUnit): string {
  const number = formatNumber(language, fromCm(cm, unit));
  return unit === 'in' ? `${number}″` : `${number}\u00a0cm`;
}

/** One decimal where a chance comes so near to 0 or 100 percent that whole figures would say little. */
export function decimalsOf({ num, den }: Ways): 0 | 1 {
  const chance = num / den;
  return (num < den && chance >= 0.995) || (num > 0 && chance < 0.005) ? 1 : 0;
}

/** "16.7%"; ">99.9%" where rounding would promise a certainty. */
export const chanceText = (language: Language, { num, den }: Ways, decimals = 1): string =>
  formatPercent(language, num / den, decimals);

/** Title, reminder and end of an effect. */
export function effectText(
  t: Text,
  unit: Unit,
  effect: Effect,
): { readonly title: string; readonly text: string; readonly until: string } {
  const [title = '', text = ''] = t.effects[effect.key];
  const group = unit.groups.find(({ id }) => id === effect.groupId);
  const end = t.until[effect.until.code];
  const until = typeof end === 'function' ? end('turn' in effect.until ? effect.until.turn : 0) : end;
  return {
    title: group?.label ? `${title} · ${group.label}` : title,
    text,
    until,
  };
}

/** One line of a unit's story, without its turn. */
export function momentText(t: Text, language: Language, moment: Moment, unit: LengthUnit): string {
  const [first, second] = moment.values;
  const isLength = moment.what === 'moved' || moment.what === 'hitEnemy' || moment.what === 'hitFriend';
  const number = (value: number | undefined): string =>
    value === undefined ? '' : isLength ? lengthText(language, value, unit) : formatNumber(language, value);
  const left = moment.what === 'leftTable' && first !== undefined;
  return t.moments[moment.what](
    left ? t.victoryPoints(first) : number(first),
    moment.other ?? t.gone,
    number(second),
  );
}

/** ST-7: "Knights (riders): 5 fight · Knights (mounts): 3 fight, 2 idle"; null while something is missing. */
export function fightText(t: Text, unit: Unit, { byGroup }: CombatCount, settings: Settings): string | null {
  if (byGroup === null) return null;
  const parts = unit.groups
    .filter(({ inContact }) => inContact > 0)
    .flatMap((group) => {
      const { riders = 0, mounts } = byGroup[group.id] ?? {};
      const label = groupLabel(t, group);
      const say = (n: number, who: string, stupid: boolean) => {
        const idle = stupid ? group.inContact - n : 0;
        const fight = t.combat.attack(who, n);
        return [idle > 0 ? `${fight}, ${t.combat.idle(idle)}` : fight];
      };
      if (mounts === undefined) return say(riders, label, riderActive(group));
      return [
        ...say(riders, t.combat.riders(label), riderActive(group)),
        ...say(mounts, t.combat.mounts(label), mountActive(group, settings)),
      ];
    });
  return parts.join(' · ');
}

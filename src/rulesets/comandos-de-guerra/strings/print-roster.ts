/** The cards on paper: points to tick off, skills, and weapons with their cartridges. */
import { formatNumber } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { PrintBoxes, PrintRoster } from '../../contract.ts';
import type { Commando, Weapon } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { CHARACTERISTICS, DIFFICULTIES, type Difficulty, SIDES, type Side } from '../model/words.ts';
import { effectiveJam } from '../rules/jam.ts';
import type { Text } from './text.ts';

type Group = PrintRoster['groups'][number];

/** More points or cartridges than this are kept as a number in the notes. */
const MOST = 60;
const NONE = '–';

/** What is lost is ticked; nothing when there are none or too many. */
const lostOf = (label: string, max: number, now: number): PrintBoxes[] =>
  max > 0 && max <= MOST ? [{ label, total: max, ticked: Math.min(max, Math.max(0, max - now)) }] : [];

const sheets = (t: Text, side: Side, own: readonly Commando[]): Group => ({
  title: t.screen.roster.sides[side],
  columns: [...CHARACTERISTICS.map((one) => t.print.characteristic[one]), t.print.armour, t.print.morale],
  rows: own.map((one) => ({
    name: one.name,
    values: [
      ...CHARACTERISTICS.map((key) => String(one.characteristics[key])),
      String(one.armour),
      String(one.morale ?? NONE),
    ],
    boxes: [
      ...lostOf(t.print.life, one.life.max, one.life.now),
      ...lostOf(t.print.blows, one.blows.max, one.blows.now),
    ],
  })),
});

const skills = (t: Text, side: Side, own: readonly Commando[]): Group => ({
  title: t.print.skillsOf(t.screen.roster.sides[side]),
  columns: [t.print.skills],
  rows: own
    .filter((one) => one.skills.length > 0)
    .map((one) => ({
      name: one.name,
      values: [one.skills.map(({ name, level }) => `${name} ${level}`).join(', ')],
      boxes: [],
    })),
});

const weapons = (t: Text, side: Side, own: readonly Commando[]): Group => ({
  title: t.print.weapons(t.screen.roster.sides[side]),
  columns: [t.print.level, t.print.jam],
  rows: own.flatMap((one) =>
    one.weapons.map((weapon) => {
      const { capacity, loaded, skillId } = weapon;
      const level = one.skills.find(({ id }) => id === skillId)?.level;
      return {
        name: `${one.name} · ${weapon.name}`,
        values: [String(level ?? NONE), String(effectiveJam(weapon))],
        boxes: loaded === null ? [] : lostOf(t.print.fired, capacity ?? loaded, loaded),
      };
    }),
  ),
});

function profileRow({ name, ranges, damage }: Weapon, language: Language): Group['rows'][number] {
  const cell = (key: Difficulty): string => {
    const range = ranges[key];
    const known = [
      ...(range === null ? [] : [`${formatNumber(language, range)}\u00a0m`]),
      ...(damage[key] === null ? [] : [damage[key]]),
    ];
    return known.join(' ') || NONE;
  };
  return { name, values: DIFFICULTIES.map(cell), boxes: [] };
}

/** Each kind of weapon once, however many carry it. */
function profiles(t: Text, commandos: readonly Commando[], language: Language): Group {
  const rows = commandos.flatMap((one) => one.weapons.map((weapon) => profileRow(weapon, language)));
  const kinds = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return {
    title: t.print.profiles,
    columns: DIFFICULTIES.map((key) => t.difficulty[key]),
    rows: [...kinds.values()],
  };
}

export const printRoster = ({ commandos }: State, t: Text, language: Language): PrintRoster => ({
  groups: [
    ...SIDES.flatMap((side) => {
      const own = commandos.filter((one) => one.side === side);
      return [sheets(t, side, own), skills(t, side, own), weapons(t, side, own)];
    }),
    profiles(t, commandos, language),
  ],
});

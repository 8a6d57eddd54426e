/** The two armies on paper, with boxes for the points of each track and the leadership that is spent. */
import type { Translation } from '../../../i18n/language.ts';
import type { PrintBoxes, PrintRoster } from '../../contract.ts';
import { type Character, isLeader, SIDES, TRACKS, type Track } from '../model/character.ts';
import type { State } from '../model/game.ts';
import { dicePerPoint } from '../rules/load.ts';
import type { Strings } from './en.ts';

type Text = Translation<Strings>;

/** Boxes that a turn seldom runs out of; whoever has more points now gets more, up to `MOST`. */
const ROOM: Readonly<Record<Track, number>> = { demoralisation: 6, pursuit: 3, attack: 3, fury: 3 };
const MOST = 15;

const boxes = (label: string, room: number, ticked: number): PrintBoxes => {
  const total = Math.min(MOST, Math.max(room, ticked));
  return { label, total, ticked: Math.min(total, ticked) };
};

/** Whoever has no dice for a track cannot fall into it: no boxes. */
const boxesOf = (t: Text, one: Character): PrintBoxes[] => [
  ...TRACKS.filter((track) => dicePerPoint(one, track) > 0).map((track) =>
    boxes(t.letters[track], ROOM[track], one.points[track]),
  ),
  ...(one.leadership > 0 ? [boxes(t.print.spent, one.leadership, one.leadershipSpent)] : []),
];

/** What keeps somebody from acting freely; nothing about the steady. */
function standing(t: Text, { alive, onTable, status }: Character): string[] {
  if (!alive) return [t.screen.state.dead];
  if (!onTable) return [t.screen.state.gone];
  return status === 'ok' ? [] : [t.statuses[status]];
}

/** Few columns and no blanks in figures: the boxes need the width of the paper. */
const valuesOf = (t: Text, one: Character): string[] => [
  [
    t.roles[one.role],
    ...(isLeader(one) ? [`${one.leadership}+${one.stars}★`] : []),
    ...(one.size > 1 ? [t.screen.state.size(one.size)] : []),
    ...standing(t, one),
  ].join(' · '),
  t.print.lengths(one.chargeDistanceCm, one.maxMoveCm),
  TRACKS.map((track) => dicePerPoint(one, track)).join('/'),
];

export function printRoster(state: State, t: Text): PrintRoster {
  const meaning = TRACKS.map((track) => `${t.letters[track]} ${t.tracks[track]}`).join(', ');
  const dice = TRACKS.map((track) => t.letters[track]).join('/');
  return {
    groups: SIDES.map((side) => ({
      title: t.print.title(state.armies[side].name, meaning),
      columns: [t.print.role, t.print.reach, t.print.dice(dice)],
      rows: state.characters
        .filter((one) => one.side === side)
        .map((one) => ({ name: one.name, values: valuesOf(t, one), boxes: boxesOf(t, one) })),
    })),
  };
}

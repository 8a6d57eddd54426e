/** The cards on paper, with boxes for Actions, wounds and shock, and the Action Tokens of each side. */
import type { PrintBoxes, PrintRoster } from '../../contract.ts';
import { type CardFace, type Character, charactersOf, SIDES, type State } from '../model/state.ts';
import { capOf } from '../rules/actions.ts';
import { sideName } from './names.ts';
import type { Text } from './text.ts';

type Group = PrintRoster['groups'][number];

const NONE = '–';

const tokens = (t: Text, state: State): Group => ({
  title: t.screen.tokens,
  columns: [],
  rows: SIDES.map((side) => {
    const { atPool } = state.sides[side];
    const total = Math.max(state.settings.atPerTurn, atPool);
    return {
      name: sideName(t.screen, state, side),
      values: [],
      boxes: [{ label: t.screen.at, total, ticked: total - atPool }],
    };
  }),
});

const faceText = (t: Text, face: CardFace | null): string =>
  face === null
    ? NONE
    : face.command > 0
      ? `${face.maxActions} · ${t.screen.card.command(face.command)}`
      : String(face.maxActions);

/** As many Actions as either side of the card allows: the card may be turned over on paper. */
function boxesOf(t: Text, state: State, one: Character): PrintBoxes[] {
  const { wounded, killed, shocked, cover, woundShock } = t.screen.card;
  const total = Math.max(one.card.healthy.maxActions, capOf(state, one), one.actionsUsed);
  const box = (label: string, on: boolean) => ({ label, total: 1, ticked: on ? 1 : 0 });
  return [
    { label: t.print.actions, total, ticked: one.actionsUsed },
    ...(one.card.wounded ? [box(wounded, one.wound !== 'healthy')] : []),
    box(killed, one.wound === 'killed'),
    box(shocked, one.shocked),
    box(cover, one.tookCover),
    ...(state.settings.woundShockMarkers ? [box(woundShock, one.woundShockUntil !== null)] : []),
  ];
}

export const printRoster = (state: State, t: Text): PrintRoster => ({
  groups: [
    ...SIDES.map((side) => ({
      title: sideName(t.screen, state, side),
      columns: [t.print.role, t.print.healthy, t.print.wounded],
      rows: charactersOf(state, side).map((one) => ({
        name: one.name,
        values: [one.role || NONE, faceText(t, one.card.healthy), faceText(t, one.card.wounded)],
        boxes: boxesOf(t, state, one),
      })),
    })),
    tokens(t, state),
  ],
});

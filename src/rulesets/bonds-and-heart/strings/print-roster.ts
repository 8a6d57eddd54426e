/** The bearers on paper: sheets with HP and claims, hearts of twenty plots, bonds with their light. */
import type { PrintBoxes, PrintRoster } from '../../contract.ts';
import { ABILITIES, type Bearer, type Bond, QUALITIES } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import type { State } from '../model/state.ts';
import { bondLight, bondParts } from '../rules/bonds.ts';
import { claimCap } from '../rules/claims.ts';
import { nameOf } from './name-of.ts';
import { specialtyText } from './specialty-text.ts';
import type { Text } from './text.ts';

type Group = PrintRoster['groups'][number];
type Row = Group['rows'][number];

/** More HP than this are kept as a number in the notes. */
const MOST_HP = 60;
/** Claims can pile up, by hand or by play; paper has room for these. */
const MOST_CLAIMS = 20;
const NONE = '–';

const boxes = (label: string, room: number, ticked: number): PrintBoxes => {
  const total = Math.min(MOST_CLAIMS, Math.max(room, ticked));
  return { label, total, ticked: Math.min(total, ticked) };
};

const abilities = (t: Text, { bearers }: State): Group => ({
  title: t.screen.roster.abilities,
  columns: ABILITIES.map((id) => t.names.ability[id]),
  rows: bearers.map(({ name, abilities: scores, hp }) => ({
    name,
    values: ABILITIES.map((id) => String(scores[id])),
    boxes: hp.max > MOST_HP ? [] : [{ label: t.names.hp, total: hp.max, ticked: hp.max - hp.current }],
  })),
});

const qualities = (t: Text, state: State): Group => ({
  title: t.screen.roster.qualities,
  columns: [...QUALITIES.map((id) => t.names.quality[id]), t.names.specialties],
  rows: state.bearers.map((bearer): Row => {
    const { name, claims, combatClaimLimit, combatClaimsUsed } = bearer;
    const known = bearer.specialties.map((one) => specialtyText(t, one));
    return {
      name,
      values: [...QUALITIES.map((id) => String(bearer.qualities[id])), known.join(', ') || NONE],
      boxes: [
        boxes(t.names.claims, claimCap(state), claims),
        boxes(t.print.usedInCombat, combatClaimLimit, combatClaimsUsed),
      ],
    };
  }),
});

const heartBoxes = ({ light }: Bearer): Row['boxes'] =>
  Array.from({ length: LIMITS.plots }, (_, i) => ({
    label: String(i + 1),
    total: 1,
    ticked: light.includes(i + 1) ? 1 : 0,
  }));

const hearts = (t: Text, { bearers }: State): Group => ({
  title: t.print.hearts,
  columns: [],
  rows: bearers.map((bearer) => ({ name: bearer.name, values: [], boxes: heartBoxes(bearer) })),
});

function bondRow(t: Text, state: State, owner: Bearer, bond: Bond): Row {
  const total = bondParts(bond, state.settings);
  const ticked = Math.min(total, bondLight(owner, bond, state.settings));
  return {
    name: t.print.towards(owner.name, nameOf(state, bond.to)),
    values: [t.names.kind[bond.kind], bond.plots.join(' ') || NONE],
    boxes: [{ label: t.names.tone.light, total, ticked }],
  };
}

const bonds = (t: Text, state: State): Group => ({
  title: t.screen.matrix.title,
  columns: [t.screen.bond.kind, t.print.plots],
  rows: state.bearers.flatMap((owner) => owner.bonds.map((bond) => bondRow(t, state, owner, bond))),
});

export const printRoster = (state: State, t: Text): PrintRoster => ({
  groups: [abilities(t, state), qualities(t, state), hearts(t, state), bonds(t, state)],
});

/** BH-4: bonds stand in the owner's heart and help the companion they point at. */
import type { Rejection } from '../../../kernel/result.ts';
import type { Bearer, Bond, BondKind, PlotNo } from '../model/bearer.ts';
import type { NewBond } from '../model/commands.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import type { Settings } from '../model/settings.ts';
import { activeOf, bearerOf, bondOf, bondTowards, players, type State } from '../model/state.ts';
import { because, firstOf } from './faults.ts';

/** The light of a bond on given plots, 0…7 (BH-4.4, BH-4.6); what was set by hand for a free one (BH-4.10). */
export const lightIn = (light: readonly PlotNo[], bond: Bond, settings: Settings): number =>
  settings.bondModel === 'free'
    ? (bond.freeLight ?? 0)
    : bond.plots.filter((plot) => light.includes(plot)).length;

/** The light count L of a bond now. */
export const bondLight = (owner: Bearer, bond: Bond, settings: Settings): number =>
  lightIn(owner.light, bond, settings);

/** How many parts a bond has: its plots, or 7 for a free bond. */
export const bondParts = (bond: Bond, settings: Settings): number =>
  settings.bondModel === 'free' ? LIMITS.bondParts : bond.plots.length;

export interface Reach {
  readonly askableBy: readonly string[];
  readonly companions: number;
}

/** BH-4.9: the companions for whom this heart has a bond with light, of how many there are. */
export function reach(state: State, bearer: Bearer): Reach {
  const companions = players(state).filter(({ id }) => id !== bearer.id);
  const lit = new Set(
    bearer.bonds.filter((bond) => bondLight(bearer, bond, state.settings) > 0).map(({ to }) => to),
  );
  const askableBy = bearer.status === 'active' ? companions.filter(({ id }) => lit.has(id)) : [];
  return { askableBy: askableBy.map(({ id }) => id), companions: companions.length };
}

const whyNotPlots = (plots: readonly number[]): Rejection | null =>
  firstOf(
    plots.every((plot) => isWhole(plot, 1, LIMITS.plots)) ? null : because('BH_E_PLOT_RANGE'),
    plots.length >= 1 && plots.length <= LIMITS.bondParts && new Set(plots).size === plots.length
      ? null
      : because('BH_E_BOND_PARTS'),
  );

const whyNotLight = (light: number | null): Rejection | null =>
  isWhole(light, 0, LIMITS.bondParts) ? null : because('BH_E_BOND_PARTS');

/** Why a bond cannot be made (BH-4.3, BH-4.5, BH-4.8); null when it can. */
export function whyNotBond(state: State, ownerId: string, bond: NewBond): Rejection | null {
  const owner = bearerOf(state, ownerId);
  const shape = state.settings.bondModel === 'free' ? whyNotLight(bond.freeLight) : whyNotPlots(bond.plots);
  const known = owner && (bondOf(owner, bond.id) ?? bondTowards(owner, bond.to, bond.kind));
  return firstOf(
    shape,
    known ? because('BH_E_BOND_DUPLICATE') : null,
    ownerId === bond.to ? because('BH_E_SELF_BOND') : null,
    owner && bearerOf(state, bond.to) ? null : because('BH_E_NOT_ACTIVE'),
    owner && owner.bonds.length >= LIMITS.bonds ? because('BH_E_LIST_FULL', { max: LIMITS.bonds }) : null,
  );
}

/** Why the parts of a bond cannot be drawn like this; null when they can. */
export function whyNotRedraw(
  state: State,
  ownerId: string,
  bondId: string,
  plots: readonly number[],
): Rejection | null {
  const owner = bearerOf(state, ownerId);
  return firstOf(
    whyNotPlots(plots),
    owner ? null : because('BH_E_NOT_ACTIVE'),
    owner && bondOf(owner, bondId) ? null : because('BH_E_NO_BOND'),
    state.settings.bondModel === 'linked' ? null : because('BH_E_BOND_MODEL'),
  );
}

/** Why the light of a bond cannot be set by hand (BH-4.10); null when it can. */
export function whyNotBondLight(
  state: State,
  ownerId: string,
  bondId: string,
  light: number,
): Rejection | null {
  const owner = bearerOf(state, ownerId);
  return firstOf(
    whyNotLight(light),
    owner ? null : because('BH_E_NOT_ACTIVE'),
    owner && bondOf(owner, bondId) ? null : because('BH_E_NO_BOND'),
    state.settings.bondModel === 'free' ? null : because('BH_E_BOND_MODEL'),
  );
}

/** The companions and kinds that a heart has no bond for yet: what the board offers to draw. */
export const openBonds = (
  state: State,
  owner: Bearer,
  kinds: readonly BondKind[],
): { to: string; kind: BondKind }[] =>
  state.bearers
    .filter(({ id }) => id !== owner.id && activeOf(state, id))
    .flatMap(({ id }) =>
      kinds.filter((kind) => !bondTowards(owner, id, kind)).map((kind) => ({ to: id, kind })),
    );

/** The table as it was before its first adventure, for a link to the roster. */
import { ALTERNATE, type Bearer, newBearer } from '../model/bearer.ts';
import type { Settings } from '../model/settings.ts';
import { initial, type State } from '../model/state.ts';

/**
 * BH-2.3: the alternating heart comes back; a heart that was painted by hand stays as it is, for nobody knows
 * how it began. Bonds are what players agreed on and belong to the sheet. Who is in play stays as it is too:
 * calling back whoever left could fill the table beyond its cap.
 */
function fresh(bearer: Bearer, { startingHeart }: Settings): Bearer {
  const { id, hp, light, bonds, status } = bearer;
  const whole = { ...bearer, hp: { ...hp, current: hp.max } };
  const start = newBearer(id, whole, startingHeart === 'byHand' ? light : ALTERNATE);
  return { ...start, bonds, status };
}

export const rosterOf = ({ bearers, settings, scoreRuleAsked }: State): State => ({
  ...initial(),
  settings,
  scoreRuleAsked,
  bearers: bearers.map((bearer) => fresh(bearer, settings)),
});

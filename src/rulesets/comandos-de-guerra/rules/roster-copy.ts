/** The table as it was before its first mission, for a link to the roster. */
import { type Commando, commandoFrom, type Weapon, weaponFrom } from '../model/sheet.ts';
import { initial, type State } from '../model/state.ts';
import { draftOf } from './roster.ts';

/** Clean, full and ready. Where cartridges are not counted, or nobody knows how many go in, that stays. */
const fresh = (weapon: Weapon): Weapon => {
  const full = weaponFrom(weapon, weapon.skillId);
  const known = weapon.loaded !== null && full.loaded !== null;
  return { ...full, loaded: known ? full.loaded : weapon.loaded };
};

/** Whole and calm. Armour stays as it is: the card does not keep how much there was. */
const rested = (commando: Commando): Commando => {
  const draft = draftOf(commando);
  return commandoFrom(commando.id, { ...draft, weapons: draft.weapons.map(fresh) });
};

/** The reference tables stay: without them their players would have to type them again. */
export const rosterOf = ({ commandos, settings, tables, roundSeconds }: State): State => ({
  ...initial(),
  roundSeconds,
  settings,
  tables,
  commandos: commandos.map(rested),
});

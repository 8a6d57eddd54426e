/** Cards and weapons. */
import * as v from 'valibot';
import {
  FAMILIES,
  LIMITS,
  LOCKING_SHOCKS,
  SHOCK_KINDS,
  SIDES,
  SKILL_KINDS,
  STATUSES,
  WEAPON_CLASSES,
  WEAPON_STATES,
} from '../model/words.ts';
import {
  byDifficulty,
  diceText,
  id,
  int,
  level,
  list,
  name,
  number,
  real,
  text,
  typed,
  word,
} from './parts.ts';

const profileEntries = {
  id,
  name,
  skill: v.picklist(FAMILIES),
  class: v.picklist(WEAPON_CLASSES),
  ranges: byDifficulty(v.nullable(real(0, LIMITS.distance))),
  damage: byDifficulty(v.nullable(diceText)),
  jamBase: int(0, 10),
  unjamRounds: v.nullable(int(1, LIMITS.rounds)),
  reloadRounds: v.nullable(int(1, LIMITS.rounds)),
  capacity: v.nullable(int(1, LIMITS.points)),
  internalMagazine: v.boolean(),
};
export const profile = v.strictObject(profileEntries);

export const weapon = v.strictObject({
  ...profileEntries,
  skillId: word,
  daysUncleaned: int(0, LIMITS.days),
  loaded: v.nullable(int(0, LIMITS.points)),
  state: v.picklist(WEAPON_STATES),
  roundsLeft: int(0, LIMITS.rounds),
  loading: int(0, LIMITS.points),
});

const skill = v.strictObject({ id, name, kind: v.picklist(SKILL_KINDS), level, hidden: v.boolean() });
const points = v.strictObject({ max: int(1, LIMITS.points), now: int(0, LIMITS.points) });
const characteristics = <T extends v.GenericSchema>(one: T) =>
  v.strictObject({ strength: one, dexterity: one, intelligence: one, constitution: one, command: one });

export const shock = v.strictObject({
  kind: v.picklist(SHOCK_KINDS),
  roundsLeft: int(1, LIMITS.rounds),
  note: text,
});
export const aim = v.strictObject({
  rounds: int(1, LIMITS.round),
  lastRound: int(1, LIMITS.round),
  targetId: word,
});

const morale = v.nullable(int(1, 100));

export const commando = v.strictObject({
  id,
  name,
  side: v.picklist(SIDES),
  rank: int(0, LIMITS.rank),
  takesPart: v.boolean(),
  essential: v.boolean(),
  characteristics: characteristics(level),
  skills: list(skill, LIMITS.skills),
  life: points,
  blows: points,
  armour: int(0, LIMITS.armour),
  status: v.picklist(STATUSES),
  load: real(0, LIMITS.load),
  walkSpeed: v.nullable(real(0, LIMITS.speed)),
  morale,
  initialMorale: morale,
  shock: v.nullable(shock),
  pendingShock: v.nullable(int(8, 10)),
  firstShock: v.nullable(v.picklist(LOCKING_SHOCKS)),
  aim: v.nullable(aim),
  weapons: list(weapon, LIMITS.weapons),
});

// Commands hold what players typed: types are right, sense is not sure.
const typedProfile = {
  ...profileEntries,
  name: typed,
  ranges: byDifficulty(v.nullable(number)),
  damage: byDifficulty(v.nullable(typed)),
  jamBase: number,
  unjamRounds: v.nullable(number),
  reloadRounds: v.nullable(number),
  capacity: v.nullable(number),
};
export const weaponInput = v.strictObject({
  ...typedProfile,
  skillId: word,
  daysUncleaned: number,
  loaded: v.nullable(number),
  state: v.picklist(WEAPON_STATES),
  roundsLeft: number,
  loading: number,
});

export const draft = v.strictObject({
  name: typed,
  side: v.picklist(SIDES),
  rank: number,
  takesPart: v.boolean(),
  essential: v.boolean(),
  characteristics: characteristics(number),
  skills: list(
    v.strictObject({ id, name: typed, kind: v.picklist(SKILL_KINDS), level: number, hidden: v.boolean() }),
    500,
  ),
  armour: number,
  load: number,
  walkSpeed: v.nullable(number),
  weapons: list(weaponInput, 100),
  lifeMax: number,
  blowsMax: number,
});

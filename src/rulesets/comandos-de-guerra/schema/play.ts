/** What play makes: checks, cards of the trays, chases, brawls. */
import * as v from 'valibot';
import {
  BANDS,
  CHASE_STATUSES,
  DIFFICULTIES,
  GRADES,
  LIMITS,
  MORALE_KINDS,
  ROLES,
  TRIGGERS,
} from '../model/words.ts';
import {
  d100,
  diceText,
  id,
  int,
  level,
  list,
  modifier,
  name,
  number,
  optionalId,
  sum,
  text,
  typed,
  word,
} from './parts.ts';

const part = v.strictObject({ id: word, value: modifier, house: v.boolean() });
export const grade = v.picklist(GRADES);
export const difficulty = v.picklist(DIFFICULTIES);

export const outcome = v.strictObject({
  level,
  parts: list(part, LIMITS.modifiers + 10),
  modifier: sum,
  checkNeeded: v.boolean(),
  roll: v.nullable(d100),
  result: v.nullable(sum),
  success: v.boolean(),
  grade: v.nullable(grade),
  natural: v.nullable(v.picklist([1, 100])),
});

const record = {
  who: optionalId,
  name,
  skill: v.nullable(word),
  what: text,
  role: v.picklist(ROLES),
  outcome,
};
export const checkRecord = v.strictObject(record);
export const hiddenCheck = v.strictObject({
  ...record,
  id,
  round: int(1, LIMITS.round),
  revealed: v.boolean(),
});

// What players say is kept as they said it, for the second of two actions.
const modifierInput = v.strictObject({ id: word, value: number });
const addends = list(modifierInput, 100);
const without = list(word, 50);

export const checkInput = v.strictObject({
  who: optionalId,
  name: typed,
  skill: v.nullable(word),
  what: typed,
  level: v.nullable(number),
  kind: word,
  difficulty: word,
  modifiers: addends,
  without,
  resist: v.boolean(),
  hidden: v.nullable(v.boolean()),
  hazard: v.nullable(v.strictObject({ text: typed, damage: word })),
});

export const shotInput = v.strictObject({
  weaponId: word,
  targetId: word,
  targetName: typed,
  distanceM: number,
  hiddenFraction: number,
  locationKnown: v.boolean(),
  moving: word,
  pointBlank: v.boolean(),
  difficulty: v.nullable(word),
  damage: v.nullable(word),
  remember: v.boolean(),
  level: v.nullable(number),
  extra: addends,
  without,
});

export const action = v.strictObject({
  basic: v.boolean(),
  check: checkInput,
  shot: v.nullable(shotInput),
});

const entrantEntries = {
  id: word,
  who: optionalId,
  name: typed,
  skill: v.nullable(word),
  level: v.nullable(number),
  modifier: number,
  without,
};
export const entrant = v.strictObject(entrantEntries);
export const driver = v.strictObject({ ...entrantEntries, vehicle: typed });
export const fighter = v.strictObject({ ...entrantEntries, blows: number, out: v.boolean() });

export const secondary = v.strictObject({
  id,
  who: optionalId,
  name,
  action,
  waived: v.boolean(),
  round: int(1, LIMITS.round),
});

export const prompt = v.strictObject({
  id,
  trigger: v.picklist(TRIGGERS),
  direction: v.picklist(MORALE_KINDS),
  who: list(id, LIMITS.commandos),
  note: text,
  round: int(1, LIMITS.round),
  hidden: optionalId,
});

const damage = int(0, LIMITS.damage);

export const hit = v.strictObject({
  id,
  by: word,
  weaponId: word,
  targetId: word,
  targetName: name,
  difficulty,
  grade,
  damage: v.nullable(diceText),
  dealt: v.nullable(damage),
});

export const hazardCard = v.strictObject({
  id,
  who: optionalId,
  name,
  text,
  damage: diceText,
  grade,
  rolled: v.nullable(damage),
  suggested: v.nullable(damage),
  hidden: optionalId,
});

export const band = v.picklist(BANDS);
export const chaseStatus = v.picklist(CHASE_STATUSES);
export const chase = v.strictObject({
  id,
  note: text,
  quarry: driver,
  tracks: list(v.strictObject({ id: word, pursuer: driver, band, status: chaseStatus }), LIMITS.tracks),
  accidents: list(word, LIMITS.tracks + 1),
});

export const brawl = v.strictObject({
  id,
  note: text,
  a: list(fighter, LIMITS.entrants),
  b: list(fighter, LIMITS.entrants),
  blow: v.nullable(v.strictObject({ by: word, grade })),
});
export const brawlInput = v.strictObject({
  ...brawl.entries,
  note: typed,
  a: list(fighter, 100),
  b: list(fighter, 100),
});

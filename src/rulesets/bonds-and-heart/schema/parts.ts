/** Building blocks of the strict schemas: everything has a cap. */
import * as v from 'valibot';
import { ABILITIES, BOND_KINDS, QUALITIES, STATUSES, TONES } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { DEFAULT_SETTINGS, SETTING_VALUES } from '../model/settings.ts';
import { MODES } from '../model/state.ts';

export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const listOf = <T extends v.GenericSchema>(item: T, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/));
export const text = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));
export const tone = v.picklist(TONES);
export const kind = v.picklist(BOND_KINDS);
export const ability = v.picklist(ABILITIES);
export const quality = v.picklist(QUALITIES);
export const status = v.picklist(STATUSES);
export const mode = v.picklist(MODES);

export const plot = whole(1, LIMITS.plots);
export const plots = listOf(plot, LIMITS.plots);
export const face = whole(1, 6);
export const faces = listOf(face, 3 * LIMITS.dice + 1);
export const score = whole(0, LIMITS.score);
export const light = whole(0, LIMITS.bondParts);
export const hpValue = whole(0, LIMITS.hp);
export const claims = whole(0, LIMITS.claims);
export const combatLimit = whole(LIMITS.combatClaims.min, LIMITS.combatClaims.max);
export const used = whole(0, LIMITS.claimsByHand);

export const hp = v.strictObject({ current: hpValue, max: whole(1, LIMITS.hp) });
export const aids = listOf(v.strictObject({ from: id, light }), LIMITS.aids);
export const bond = v.strictObject({
  id,
  to: id,
  kind,
  plots: listOf(plot, LIMITS.bondParts),
  freeLight: v.nullable(light),
});
const dice = whole(0, LIMITS.dice);
export const profile = {
  name: text,
  playerName: text,
  abilities: v.strictObject({ knowledge: score, physique: score, tenacity: score, personality: score }),
  qualities: v.strictObject({ fighter: score, mage: score, defender: score, summoner: score }),
  specialties: listOf(
    v.strictObject({ name: text, ability, heartless: dice, nobody: dice }),
    LIMITS.specialties,
  ),
  hp,
};
export const bearer = v.strictObject({
  ...profile,
  id,
  status,
  fate: v.nullable(tone),
  light: plots,
  filledMark: v.nullable(tone),
  bonds: listOf(bond, LIMITS.bonds),
  claims,
  combatClaimsUsed: used,
  combatClaimLimit: combatLimit,
  pendingAdvice: aids,
  protections: aids,
});

export const claim = { claimant: id, claimed: id, kind };
export const help = v.strictObject({ ...claim, id, mode, light });

const settingFields = {
  scoreInTests: v.boolean(),
  nobodySixRerolls: v.boolean(),
  meetingDifficultySucceeds: v.boolean(),
  bondModel: v.picklist(SETTING_VALUES.bondModel),
  startingHeart: v.picklist(SETTING_VALUES.startingHeart),
  refusedClaimCountsAsUse: v.boolean(),
  adviceCapFrom: v.picklist(SETTING_VALUES.adviceCapFrom),
  claimsPerTest: v.picklist(SETTING_VALUES.claimsPerTest),
  retireCheck: v.picklist(SETTING_VALUES.retireCheck),
};
export const settings = v.strictObject(settingFields);
export const settingKey = v.picklist(Object.keys(DEFAULT_SETTINGS) as (keyof typeof DEFAULT_SETTINGS)[]);
const change = <K extends keyof typeof settingFields>(key: K) =>
  v.strictObject({ key: v.literal(key), value: settingFields[key] });
export const settingChange = v.variant('key', [
  change('scoreInTests'),
  change('nobodySixRerolls'),
  change('meetingDifficultySucceeds'),
  change('bondModel'),
  change('startingHeart'),
  change('refusedClaimCountsAsUse'),
  change('adviceCapFrom'),
  change('claimsPerTest'),
  change('retireCheck'),
]);

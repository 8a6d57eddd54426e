/** Commands have the right types and sizes here; whether they make sense is judged by `decide`. */
import * as v from 'valibot';
import { CAUSES, DECISIONS } from '../model/commands.ts';
import { LIMITS } from '../model/limits.ts';
import { ability, claim, id, kind, listOf, quality, settingKey, status, tone } from './parts.ts';

const number = v.pipe(v.number(), v.finite());
const numbers = listOf(number, 60);
const words = v.pipe(v.string(), v.maxLength(200));
const aids = listOf(v.strictObject({ from: id, light: number }), LIMITS.aids);
const hp = v.strictObject({ current: number, max: number });
const profile = v.strictObject({
  name: words,
  playerName: words,
  abilities: v.strictObject({ knowledge: number, physique: number, tenacity: number, personality: number }),
  qualities: v.strictObject({ fighter: number, mage: number, defender: number, summoner: number }),
  specialties: listOf(v.strictObject({ name: words, ability, heartless: number, nobody: number }), 40),
  hp,
});
const newBearer = v.strictObject({ id, profile, light: v.nullable(numbers) });
const newBond = v.strictObject({ id, to: id, kind, plots: numbers, freeLight: v.nullable(number) });

const command = <T extends string, E extends v.ObjectEntries>(type: T, fields: E) =>
  v.strictObject({ type: v.literal(type), ...fields });

export const commandSchema = v.variant('type', [
  command('addBearers', { bearers: listOf(newBearer, LIMITS.pasteLines) }),
  command('editBearer', { id, profile }),
  command('duplicateBearer', { id, newId: id }),
  command('removeBearer', { id }),
  command('deleteBearer', { id }),
  command('moveBearer', { id, to: number }),
  command('setStatus', { id, status, fate: v.nullable(tone) }),
  command('changeHeart', {
    id,
    cause: v.picklist(CAUSES),
    changes: listOf(v.strictObject({ toward: tone, plots: number }), 10),
  }),
  command('paintPlot', { id, plot: number, tone }),
  command('paintHeart', { id, light: numbers }),
  command('setMark', { id, mark: v.nullable(tone) }),
  command('createBond', { owner: id, bond: newBond }),
  command('redrawBond', { owner: id, bond: id, plots: numbers }),
  command('setBondLight', { owner: id, bond: id, light: number }),
  command('removeBond', { owner: id, bond: id }),
  command('closeBondPrompt', { id }),
  command('openClaim', claim),
  command('withdrawClaim', {}),
  command('resolveClaim', { ...claim, decision: v.picklist(DECISIONS) }),
  command('dropHelp', { help: id }),
  command('rollTest', {
    roller: v.nullable(id),
    alias: words,
    ability: v.nullable(ability),
    score: v.nullable(number),
    heartless: number,
    nobody: number,
    difficulty: number,
    other: number,
    helps: listOf(v.strictObject({ help: id, ability: v.nullable(ability) }), LIMITS.aids),
    bonuses: numbers,
    penalties: numbers,
    against: v.nullable(id),
  }),
  command('playCard', {
    id,
    base: number,
    cardType: words,
    quality: v.nullable(quality),
    helps: listOf(id, LIMITS.aids),
  }),
  command('shareDamage', { help: id, damage: number, share: number }),
  command('setHp', { id, hp }),
  command('setClaims', { id, claims: number }),
  command('setClaimLimit', { id, limit: number }),
  command('setClaimsUsed', { id, used: number }),
  command('setProtections', { id, protections: aids }),
  command('setAdvice', { id, advice: aids }),
  command('startAdventure', {}),
  command('endAdventure', {}),
  command('startCombat', {}),
  command('endCombat', {}),
  command('endScene', {}),
  command('changeSetting', { key: settingKey, value: v.union([v.boolean(), number, words]) }),
]);

/** The events as storage, links and files may bring them: strict and with caps, typed against the model. */
import * as v from 'valibot';
import { CARD_TYPES, CAUSES, DECISIONS } from '../model/commands.ts';
import { GRANTS } from '../model/events.ts';
import { LIMITS } from '../model/limits.ts';
import * as p from './parts.ts';

const { id, kind, tone, light, plot, plots, claims } = p;
const index = p.whole(0, LIMITS.bearers);
const shifts = p.listOf(
  v.strictObject({ bond: id, to: id, kind, before: light, after: light }),
  LIMITS.bonds,
);
const step = v.strictObject({
  dice: p.listOf(p.face, 3),
  sum: p.whole(3, 18),
  tried: p.listOf(plot, 5),
  changed: v.nullable(plot),
  shifts,
});
const filled = v.nullable(tone);
const bondRef = { owner: id, bond: id, to: id, kind };
const bonus = v.strictObject({
  from: v.nullable(id),
  kind: v.nullable(kind),
  light: p.score,
  cap: v.nullable(p.score),
  ability: v.nullable(p.ability),
  amount: p.score,
});
const bonuses = p.listOf(bonus, 2 * LIMITS.aids);
const ids = p.listOf(id, LIMITS.aids);
const sum = p.whole(-5000, 5000);
const bond = p.bond;
const count = p.whole(0, 9999);
const damage = p.whole(0, LIMITS.damage);
const profile = v.strictObject(p.profile);

const event = <T extends string, E extends v.ObjectEntries>(type: T, fields: E) =>
  v.strictObject({ type: v.literal(type), ...fields });

export const eventSchema = v.variant('type', [
  event('bearerAdded', { bearer: p.bearer }),
  event('bearerEdited', { id, name: p.text, profile }),
  event('bearerLeft', { id, name: p.text }),
  event('bearerDeleted', { id, name: p.text }),
  event('bearerMoved', { id, to: index }),
  event('statusSet', { id, status: p.status, fate: v.nullable(tone) }),
  event('heartChanged', {
    id,
    toward: tone,
    cause: v.picklist(CAUSES),
    steps: p.listOf(step, LIMITS.plots),
    filled,
    prompt: v.boolean(),
  }),
  event('plotPainted', { id, plot, tone, shifts, filled }),
  event('heartPainted', { id, light: plots, filled }),
  event('markSet', { id, mark: v.nullable(tone) }),
  event('bondCreated', { owner: id, bond, light }),
  event('bondRedrawn', { ...bondRef, plots: p.listOf(plot, LIMITS.bondParts), before: light, light }),
  event('bondLightSet', { ...bondRef, before: light, light }),
  event('bondRemoved', bondRef),
  event('bondPromptClosed', { id }),
  event('claimOpened', { ...p.claim, light }),
  event('claimWithdrawn', p.claim),
  event('claimAnswered', {
    ...p.claim,
    decision: v.picklist(DECISIONS),
    mode: p.mode,
    light,
    held: v.strictTuple([claims, claims]),
    counted: v.boolean(),
    grant: v.nullable(v.picklist(GRANTS)),
    help: v.union([v.literal(''), id]),
  }),
  event('helpDropped', { help: p.help }),
  event('testRolled', {
    roller: v.nullable(id),
    alias: p.text,
    ability: v.nullable(p.ability),
    score: p.score,
    scoreCounts: v.boolean(),
    dice: v.strictObject({ full: p.face, heartless: p.faces, nobody: p.faces, extra: p.faces }),
    diceTotal: p.whole(1, 200),
    bonuses,
    penalties: bonuses,
    other: sum,
    result: sum,
    difficulty: p.whole(1, LIMITS.difficulty),
    success: v.boolean(),
    used: ids,
  }),
  event('cardPlayed', {
    id,
    cardFrom: id,
    base: p.whole(0, LIMITS.card),
    cardType: v.picklist(CARD_TYPES),
    quality: p.quality,
    bonuses,
    bonus: sum,
    value: sum,
    used: ids,
  }),
  event('damageShared', {
    help: id,
    claimant: id,
    claimed: id,
    light,
    damage,
    maxShare: damage,
    claimantTakes: damage,
    claimedTakes: damage,
    claimantHp: p.hpValue,
    claimedHp: p.hpValue,
  }),
  event('hpSet', { id, before: p.hp, hp: p.hp }),
  event('claimsSet', { id, before: claims, claims }),
  event('claimLimitSet', { id, limit: p.combatLimit }),
  event('claimsUsedSet', { id, used: p.used }),
  event('protectionsSet', { id, protections: p.aids }),
  event('adviceSet', { id, advice: p.aids }),
  event('adventureStarted', { adventure: count }),
  event('adventureEnded', {
    retired: p.listOf(v.strictObject({ bearer: id, fate: tone }), LIMITS.bearers),
  }),
  event('combatStarted', {}),
  event('combatEnded', {}),
  event('sceneEnded', { scene: count }),
  event('settingChanged', { change: p.settingChange }),
]);

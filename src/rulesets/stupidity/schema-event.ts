/** The strict schema of events, tied to the model by the last line. */
import * as v from 'valibot';
import type { SameShape } from '../../kernel/types.ts';
import { CAUSES, FLAGS } from './model/command.ts';
import type { Event } from './model/event.ts';
import { SETTING_KEYS } from './model/settings.ts';
import { LIMITS } from './model/unit.ts';
import {
  cm,
  count,
  dice,
  group,
  id,
  idle,
  ids,
  ldChoice,
  modifiers,
  phase,
  points,
  reaction,
  settingValue,
  side,
  source,
  text,
  touch,
  unit,
  unitEntry,
  whole,
} from './schema.ts';

const flag = v.boolean();
const turn = whole(1, LIMITS.turn);
const event = <const T extends Event['type'], const E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });
/** Most stupid models in contact: every model of every group. */
const contact = whole(0, LIMITS.count * LIMITS.groups);

export const eventSchema = v.variant('type', [
  event('turnStarted', { turn, side, skipped: ids, lapsed: ids }),
  event('panicTerrorConfirmed', { panicked: ids, terrified: ids, due: ids }),
  event('testsFellDue', { ids }),
  event('phaseReached', { phase, freed: ids }),
  event('stupidityTested', {
    id,
    dice,
    total: whole(2, 12),
    ld: whole(0, 10),
    source,
    passed: flag,
    rerolled: flag,
    ways: whole(0, 46_656),
    outOf: whole(36, 46_656),
  }),
  event('chargeDeclared', { id }),
  event('directionRolled', { id, hour: whole(1, 12) }),
  event('contactRecorded', {
    id,
    with: touch,
    targetId: v.nullable(id),
    moved: cm,
    movement: cm,
    pinned: v.pipe(v.array(id), v.maxLength(2)),
    chargeBlocked: flag,
    points,
  }),
  event('reactionDeclared', { id, targetId: id, reaction, engaged: v.pipe(v.array(id), v.maxLength(2)) }),
  event('oddDieRolled', {
    id,
    die: whole(1, 6),
    fights: flag,
    stupidInContact: contact,
    fighting: contact,
    kept: flag,
  }),
  event('idleChosen', { id, idle, stupidInContact: contact, fighting: contact }),
  event('combatCleared', { id }),
  event('unitFled', { id, cause: v.picklist(CAUSES) }),
  event('unitRallied', { id, stupid: flag }),
  event('stupidityEnded', { id }),
  event('unitsAdded', { units: v.pipe(v.array(unit), v.maxLength(LIMITS.units)) }),
  event('unitEdited', { unit: unitEntry }),
  event('unitRemoved', { id, name: text }),
  event('unitPlaced', { id, to: whole(0, LIMITS.units) }),
  event('characterMoved', { id, groupId: id, toId: id, group }),
  event('countChanged', { id, groupId: id, count, inContact: count }),
  event('partChanged', {
    id,
    groupId: id,
    part: v.picklist(['rider', 'mount']),
    trait: v.picklist(['stupid', 'immune']),
    value: flag,
  }),
  event('flagSet', { id, flag: v.picklist(FLAGS), value: flag }),
  event('oddFightsSet', { id, value: v.nullable(flag) }),
  event('ldChosen', { id, choice: ldChoice }),
  event('movementSet', { id, movement: v.nullable(cm) }),
  event('pointsSet', { id, points }),
  event('modifiersSet', { id, modifiers: v.strictObject(modifiers) }),
  event('turnSet', { turn, side, firstSide: side }),
  event('battleReset', {}),
  event('settingChanged', { key: v.picklist(SETTING_KEYS), value: settingValue }),
]);

true satisfies SameShape<v.InferOutput<typeof eventSchema>, Event>;

/** Strict schemas for whatever comes from outside. The last lines tie them to the model. */
import * as v from 'valibot';
import type { SameShape } from '../../kernel/types.ts';
import { CAUSES, type Command, FLAGS } from './model/command.ts';
import { SETTING_KEYS, SETTING_OPTIONS } from './model/settings.ts';
import { PHASES, type State } from './model/state.ts';
import { LIMITS, MOMENTS, REACTIONS, SIDES, TOUCHES } from './model/unit.ts';

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/));
export const text = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));
const finite = v.pipe(v.number(), v.finite());
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const cm = v.pipe(finite, v.minValue(0), v.maxValue(LIMITS.movement));
const flag = v.boolean();
export const side = v.picklist(SIDES);
export const phase = v.picklist(PHASES);
export const touch = v.picklist(TOUCHES);
export const reaction = v.picklist(REACTIONS);
export const source = v.picklist(['own', 'character', 'mount', 'general']);
export const points = v.nullable(whole(0, LIMITS.points));
export const ldChoice = v.nullable(v.pipe(v.string(), v.maxLength(LIMITS.idLength)));
export const settingValue = v.union([
  v.boolean(),
  finite,
  v.pipe(v.string(), v.maxLength(LIMITS.nameLength)),
]);
export const dice = v.pipe(v.array(whole(1, 6)), v.maxLength(3));
export const ids = v.pipe(v.array(id), v.maxLength(LIMITS.units));
export const idle = v.pipe(
  v.record(id, finite),
  v.check((record) => Object.keys(record).length <= LIMITS.groups),
);

const part = { stupid: flag, immune: flag };
const mountOf = <const T extends v.GenericSchema<unknown, number>>(ld: T) =>
  v.nullable(v.strictObject({ ...part, ld: v.nullable(ld) }));
const groupOf = <const N extends v.GenericSchema<unknown, number>>(n: {
  readonly count: N;
  readonly ld: N;
  readonly movement: N;
}) =>
  v.strictObject({
    id,
    label: text,
    count: n.count,
    role: v.picklist(['trooper', 'character']),
    ld: n.ld,
    movement: n.movement,
    rider: v.strictObject(part),
    mount: mountOf(n.ld),
    inContact: n.count,
    wizard: flag,
  });

export const count = whole(0, LIMITS.count);
/** Hand-set Leadership is judged on entry; a state may hold none (0). */
const ld = whole(0, LIMITS.ld.max);
export const group = groupOf<v.GenericSchema<unknown, number>>({ count, ld, movement: cm });
/** Commands may hold nonsense numbers: `decide` answers with the reason. */
const askedGroup = groupOf<v.GenericSchema<unknown, number>>({ count: finite, ld: finite, movement: finite });

const entry = { id, name: text, side, missile: flag, immuneToPsychology: flag, skirmisher: flag };
const groups = v.pipe(v.array(group), v.maxLength(LIMITS.groups));
export const unitEntry = v.strictObject({ ...entry, groups, points, movementOverride: v.nullable(cm) });
export const askedEntry = v.strictObject({
  ...entry,
  groups: v.pipe(v.array(askedGroup), v.maxLength(LIMITS.groups + 1)),
  points: v.nullable(finite),
  movementOverride: v.nullable(finite),
});

const modifiersOf = <const N extends v.GenericSchema<unknown, number>>(modifier: N, general: N) => ({
  coldBlooded: flag,
  reroll: flag,
  ldModifier: modifier,
  generalInRange: flag,
  generalLd: v.nullable(general),
  generalFleeing: flag,
});
export const modifiers = modifiersOf<v.GenericSchema<unknown, number>>(
  whole(-LIMITS.ldModifier, LIMITS.ldModifier),
  ld,
);

const moment = v.strictObject({
  turn: whole(1, LIMITS.turn),
  side,
  what: v.picklist(MOMENTS),
  values: v.pipe(v.array(v.pipe(finite, v.minValue(0))), v.maxLength(2)),
  other: v.nullable(text),
});

export const unit = v.strictObject({
  ...entry,
  groups,
  points,
  movementOverride: v.nullable(cm),
  ...modifiers,
  fleeing: flag,
  engaged: flag,
  offTable: flag,
  declaredCharge: flag,
  pinned: flag,
  stupid: flag,
  oddFights: v.nullable(flag),
  ldChoice,
  due: flag,
  test: v.nullable(
    v.strictObject({
      dice,
      total: whole(2, 12),
      ld: whole(0, 10),
      source,
      passed: flag,
      rerolled: flag,
    }),
  ),
  move: v.nullable(v.strictObject({ with: touch, moved: cm, targetId: v.nullable(id) })),
  charge: v.nullable(v.strictObject({ targetId: id, reaction: v.nullable(reaction) })),
  direction: v.nullable(whole(1, 12)),
  combat: v.nullable(v.strictObject({ die: v.nullable(whole(1, 6)), idle: v.nullable(idle) })),
  history: v.pipe(v.array(moment), v.maxLength(LIMITS.history)),
});

export const stateSchema = v.strictObject({
  turn: whole(1, LIMITS.turn),
  activeSide: side,
  firstSide: side,
  phase,
  panicTerrorDone: flag,
  units: v.pipe(v.array(unit), v.maxLength(LIMITS.units)),
  settings: v.strictObject({
    units: v.picklist(SETTING_OPTIONS.units),
    stupidCannotShoot: flag,
    fullGameModifiers: flag,
    skirmisherRandomDirection: flag,
    stupidAgainOnRally: flag,
    mountLeadershipAllowed: flag,
    stupidMountBlocksWizard: flag,
    mountImmunityAloneSuspends: flag,
    strictStandAndShoot: flag,
    pinLasts: v.picklist(SETTING_OPTIONS.pinLasts),
    oddDie: v.picklist(SETTING_OPTIONS.oddDie),
  }),
});

const command = <const T extends Command['type'], const E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });
const of = { unitId: id };

export const commandSchema = v.variant('type', [
  command('startTurn', { side }),
  command('confirmPanicTerror', { panicFailed: ids, terrorFailed: ids }),
  command('goToPhase', { phase }),
  command('testStupidity', { ...of, extra: flag }),
  command('rerollTest', of),
  command('declareCharge', of),
  command('rollDirection', of),
  command('recordContact', { ...of, with: touch, targetId: v.nullable(id), moved: finite }),
  command('declareReaction', { ...of, reaction }),
  command('rollOddDie', of),
  command('chooseIdle', { ...of, idle }),
  command('countAgain', of),
  command('recordFlight', { ...of, cause: v.picklist(CAUSES) }),
  command('rally', of),
  command('addUnits', { units: v.pipe(v.array(askedEntry), v.maxLength(LIMITS.units)) }),
  command('editUnit', { unit: askedEntry }),
  command('duplicateUnit', { ...of, newIds: ids }),
  command('removeUnit', of),
  command('placeUnit', { ...of, to: finite }),
  command('moveCharacter', { ...of, groupId: id, toUnitId: id }),
  command('setCount', { ...of, groupId: id, count: finite }),
  command('setInContact', { ...of, groupId: id, inContact: finite }),
  command('setPart', {
    ...of,
    groupId: id,
    part: v.picklist(['rider', 'mount']),
    trait: v.picklist(['stupid', 'immune']),
    value: flag,
  }),
  command('setFlag', { ...of, flag: v.picklist(FLAGS), value: flag }),
  command('setOddFights', { ...of, value: v.nullable(flag) }),
  command('setLdChoice', { ...of, choice: ldChoice }),
  command('setMovement', { ...of, movement: v.nullable(finite) }),
  command('setPoints', { ...of, points: v.nullable(finite) }),
  command('setModifiers', {
    ...of,
    modifiers: v.strictObject(modifiersOf<v.GenericSchema<unknown, number>>(finite, finite)),
  }),
  command('setTurn', { turn: finite, side, firstSide: side }),
  command('resetBattle', {}),
  command('changeSetting', { key: v.picklist(SETTING_KEYS), value: settingValue }),
]);

true satisfies SameShape<v.InferOutput<typeof stateSchema>, State>;
true satisfies SameShape<v.InferOutput<typeof commandSchema>, Command>;

/** Shapes that states, commands and events share. */
import * as v from 'valibot';
import {
  DEFAULT_SETTINGS,
  SETTING_KEYS,
  SETTING_OPTIONS,
  SETTING_RANGES,
  type Settings,
} from '../model/settings.ts';
import { LIMITS, SIDES, WOUNDS } from '../model/state.ts';

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/));
export const text = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));
export const free = v.pipe(v.string(), v.maxLength(400));
export const side = v.picklist(SIDES);
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const counter = whole(LIMITS.counter.min, LIMITS.counter.max);
export const turn = whole(LIMITS.turn.min, LIMITS.turn.max);
/** Numbers that only ever go up: attacks, checks. */
export const tally = whole(0, 1_000_000);
export const cardNumber = whole(LIMITS.cardNumber.min, LIMITS.cardNumber.max);
const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
export const point = v.strictObject({ x: coordinate, y: coordinate });
export const list = <T extends v.GenericSchema>(item: T, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));
export const ids = list(id, LIMITS.characters);

const face = v.strictObject({ maxActions: cardNumber, command: cardNumber });
export const profile = {
  name: text,
  role: text,
  side,
  card: v.strictObject({ healthy: face, wounded: v.nullable(face) }),
  baseDiameter: v.pipe(v.number(), v.gtValue(LIMITS.baseDiameter.min), v.maxValue(LIMITS.baseDiameter.max)),
};
export const character = v.strictObject({
  id,
  ...profile,
  wound: v.picklist(WOUNDS),
  shocked: v.boolean(),
  woundShockUntil: v.nullable(turn),
  tookCover: v.boolean(),
  actionsUsed: counter,
  position: v.nullable(point),
  seesCasualty: v.boolean(),
});

const range = (key: keyof typeof SETTING_RANGES) => {
  const { min, max, whole: entire } = SETTING_RANGES[key];
  const number = v.pipe(v.number(), v.minValue(min), v.maxValue(max));
  return entire ? v.pipe(number, v.integer()) : number;
};
export const settings = v.strictObject({
  atPerTurn: range('atPerTurn'),
  shockRadius: range('shockRadius'),
  commandRadius: range('commandRadius'),
  unitLengthMm: range('unitLengthMm'),
  poolRefresh: v.picklist(SETTING_OPTIONS.poolRefresh),
  recoverInOpponentTurn: v.boolean(),
  commandMode: v.picklist(SETTING_OPTIONS.commandMode),
  commandStacks: v.boolean(),
  commandRaisesTarget: v.boolean(),
  boostCountsAsCommanderAction: v.boolean(),
  boostTiming: v.picklist(SETTING_OPTIONS.boostTiming),
  boostFirstTest: v.boolean(),
  disabledCommanderLendsCommand: v.boolean(),
  alreadyShockedTester: v.picklist(SETTING_OPTIONS.alreadyShockedTester),
  tieBreak: v.picklist(SETTING_OPTIONS.tieBreak),
  requireLineOfSight: v.boolean(),
  woundShockMarkers: v.boolean(),
  oneTestPerAttack: v.boolean(),
  minCharacters: range('minCharacters'),
});
const key = v.picklist(SETTING_KEYS);
const loose = v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(40))]);
export const setting = { key, value: loose };
/** Whether `value` is allowed for this setting: an event must never bring in what a state may not hold. */
export const fitsSetting = (pair: { key: keyof Settings; value: boolean | number | string }): boolean =>
  v.is(settings, { ...DEFAULT_SETTINGS, [pair.key]: pair.value });

export const check = v.strictObject({
  id,
  attack: tally,
  casualtyId: id,
  chosenId: v.nullable(id),
  witnesses: v.nullable(ids),
});
export const shortfall = v.strictObject({
  characterId: id,
  kind: v.picklist(['test', 'recovery']),
  need: whole(1, 6),
});
export const sideState = v.strictObject({
  name: text,
  colour,
  atPool: counter,
  turnNumber: turn,
  reserve: counter,
});
export const boardSize = v.pipe(v.number(), v.minValue(LIMITS.board.min), v.maxValue(LIMITS.board.max));

const flag = <F extends string>(field: F) => v.strictObject({ field: v.literal(field), value: v.boolean() });
type NumberSchema = v.GenericSchema<unknown, number>;

/** A value of a character set by hand; what a number may be differs between commands and events. */
export const changeOf = <C extends NumberSchema, T extends NumberSchema>(count: C, turnNumber: T) =>
  v.variant('field', [
    v.strictObject({ field: v.literal('wound'), value: v.picklist(WOUNDS) }),
    flag('shocked'),
    flag('tookCover'),
    flag('seesCasualty'),
    v.strictObject({ field: v.literal('actionsUsed'), value: count }),
    v.strictObject({ field: v.literal('woundShockUntil'), value: v.nullable(turnNumber) }),
  ]);

export const sideChange = <C extends NumberSchema, T extends NumberSchema>(count: C, turnNumber: T) =>
  v.variant('field', [
    v.strictObject({ field: v.picklist(['atPool', 'reserve']), value: count }),
    v.strictObject({ field: v.literal('turnNumber'), value: turnNumber }),
  ]);

export const tagged = <T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.strictObject({ type: v.literal(type), ...fields });

/** Strict pieces with their caps, for everything that comes from storage, links and files. */
import * as v from 'valibot';
import { DICE_NAMES, EXTRAS, LIMITS, ROLES, SIDES, STATUSES, TRACKS } from '../model/character.ts';
import { COUNTERS, FLAGS } from '../model/commands.ts';
import { PHASES } from '../model/game.ts';

const BIG = 1_000_000;
/** Numbers of commands are checked for sense by the rules; here only that they are numbers at all. */
export const anyNumber = v.pipe(v.number(), v.finite(), v.minValue(-BIG), v.maxValue(BIG));
export const whole = (max: number, min = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const listOf = <T extends v.GenericSchema>(item: T, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

/** Most of anything that there is once for each character. */
export const many = 2 * LIMITS.perSide;
export const type = <T extends string>(name: T) => v.literal(name);
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w-]{0,39}$/));
export const label = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));
export const note = v.pipe(v.string(), v.maxLength(LIMITS.noteLength));
export const ids = listOf(id, many);
export const causes = listOf(label, LIMITS.causes);
export const side = v.picklist(SIDES);
export const status = v.picklist(STATUSES);
export const track = v.picklist(TRACKS);
export const phase = v.picklist(PHASES);
export const points = whole(LIMITS.points);
export const counter = whole(LIMITS.counter);
export const cm = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LIMITS.distance));
export const facingDeg = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(360));
export const faces = listOf(whole(6, 1), LIMITS.stars);

const keyed = <K extends string, T extends v.GenericSchema>(keys: readonly K[], value: T) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>);

export const trackPoints = keyed(TRACKS, points);
export const trackCauses = keyed(TRACKS, causes);
const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-LIMITS.distance), v.maxValue(LIMITS.distance));
export const pos = v.nullable(v.strictObject({ x: coordinate, y: coordinate }));

/** A profile; `n` is the schema of its numbers, strict in states, loose in commands. */
const profileOf = <N extends v.GenericSchema<unknown, number>>(
  n: (max: number, min?: number) => N,
  length: v.GenericSchema<unknown, number>,
) => ({
  name: label,
  side,
  role: v.picklist(ROLES),
  size: n(LIMITS.size.max, LIMITS.size.min),
  leadership: n(LIMITS.leadership),
  stars: n(LIMITS.stars),
  areaOfInfluenceCm: length,
  chargeDistanceCm: length,
  maxMoveCm: length,
  baseRadiusCm: length,
  psychDice: keyed(DICE_NAMES, n(LIMITS.dice)),
  extra: keyed(EXTRAS, n(LIMITS.extra)),
  specialRules: listOf(note, LIMITS.specialRules),
});
export const profileFields = profileOf(whole, cm);
export const profile = v.strictObject(profileFields);
export const draftProfile = v.strictObject(profileOf(() => anyNumber, anyNumber));

export const placement = v.strictObject({ id, pos, facingDeg });
export const draftPlacement = v.strictObject({
  id,
  pos: v.nullable(v.strictObject({ x: anyNumber, y: anyNumber })),
  facingDeg: anyNumber,
});

export const commandLoss = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.picklist(['generalFleeing', 'generalDead']), sinceTurn: anyNumber }),
]);

/** A value set by hand. */
export const change = v.variant('field', [
  v.strictObject({ field: v.literal('status'), value: status }),
  v.strictObject({ field: v.literal('points'), track, value: anyNumber }),
  v.strictObject({ field: v.literal('causes'), track, value: causes }),
  v.strictObject({ field: v.literal('flag'), name: v.picklist(FLAGS), value: v.boolean() }),
  v.strictObject({ field: v.literal('counter'), name: v.picklist(COUNTERS), value: anyNumber }),
]);

/** A leader load can be far above the points that a character can hold. */
export const strength = whole(BIG);
export const testResult = v.strictObject({
  id,
  track,
  points,
  dice: whole(BIG),
  enters: v.nullable(status),
});
const shared = v.strictObject({
  id: label,
  points: strength,
  split: v.boolean(),
  reach: ids,
  gains: listOf(v.strictObject({ id, points: strength }), LIMITS.perSide),
  lost: strength,
  tied: ids,
  pick: whole(LIMITS.perSide),
  chosen: ids,
  auto: v.boolean(),
  fewest: strength,
});
export const shareFields = {
  track: v.picklist([...TRACKS, 'threat']),
  side,
  chooser: side,
  manual: v.boolean(),
  sources: listOf(shared, many),
};

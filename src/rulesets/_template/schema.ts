/** Strict schemas for whatever comes from outside. The last lines tie them to `model.ts`. */
import * as v from 'valibot';
import type { SameShape } from '../../kernel/types.ts';
import { type Command, type Event, LIMITS, type State } from './model.ts';

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/));
const name = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));
const nerve = v.pipe(v.number(), v.integer(), v.minValue(LIMITS.nerve.min), v.maxValue(LIMITS.nerve.max));
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const unit = v.strictObject({ id, name, nerve, shaken: v.boolean() });
const settings = v.strictObject({ luckyOne: v.boolean() });
const setting = { key: v.picklist(['luckyOne']), value: v.boolean() };

export const stateSchema = v.strictObject({
  units: v.pipe(v.array(unit), v.maxLength(LIMITS.units)),
  settings,
});

export const commandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('addUnit'), id, name: v.string(), nerve: v.number() }),
  v.strictObject({ type: v.literal('removeUnit'), id }),
  v.strictObject({ type: v.literal('testNerve'), id }),
  v.strictObject({ type: v.literal('changeSetting'), ...setting }),
]);

export const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('unitAdded'), unit }),
  v.strictObject({ type: v.literal('unitRemoved'), id, name }),
  v.strictObject({ type: v.literal('nerveTested'), id, face, nerve, passed: v.boolean() }),
  v.strictObject({ type: v.literal('settingChanged'), ...setting }),
]);

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof stateSchema>, State>;
true satisfies SameShape<v.InferOutput<typeof commandSchema>, Command>;
true satisfies SameShape<v.InferOutput<typeof eventSchema>, Event>;

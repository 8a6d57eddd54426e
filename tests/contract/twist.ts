/** Bends a sensible command into others that its schema still lets pass: unknown ids, huge numbers, gaps. */
import * as v from 'valibot';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Holder = Json[] | { [key: string]: Json };

interface Place {
  readonly holder: Holder;
  readonly key: string;
}

/** Every place in a value, holders included, but not the name of the command. */
function placesOf(value: Json, out: Place[] = []): Place[] {
  if (value === null || typeof value !== 'object') return out;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'type') out.push({ holder: value, key });
    placesOf(inner, out);
  }
  return out;
}

/** All texts in a value: the ids and names that a bent command may hit by chance. */
export function textsOf(value: unknown, out = new Set<string>()): Set<string> {
  if (typeof value === 'string') out.add(value);
  if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) textsOf(inner, out);
  return out;
}

const STRANGE = ['', ' ', 'no-such-id', '__proto__', 'constructor', 'x'.repeat(300)];

function bent(value: Json, pool: readonly string[]): readonly (Json | undefined)[] {
  if (typeof value === 'number')
    return [0, -1, 1, value + 1, value - 1, 0.5, 100, 1e9, -1e9, Number.MAX_SAFE_INTEGER, undefined];
  if (typeof value === 'string') return [...pool, ...STRANGE, undefined];
  if (typeof value === 'boolean') return [!value, undefined];
  if (value === null) return [0, '', ...pool, undefined];
  if (Array.isArray(value)) return [[], [...value, ...value], value.slice(1), value.toReversed(), undefined];
  return [undefined];
}

/**
 * The command with one value changed for each of `choices`; steps that the schema refuses are left out.
 * @param pool texts of the state
 */
export function twist<C>(
  command: C,
  choices: readonly (readonly [place: number, value: number])[],
  pool: readonly string[],
  schema: v.GenericSchema<unknown, C>,
): C {
  let now = command;
  for (const [place, pick] of choices) {
    const copy = structuredClone(now) as Json;
    const places = placesOf(copy);
    if (places.length === 0) return now;
    const { holder, key } = places[place % places.length]!;
    const values = bent((holder as Record<string, Json>)[key]!, pool);
    const next = values[pick % values.length];
    if (next !== undefined) (holder as Record<string, Json>)[key] = next;
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    const parsed = v.safeParse(schema, copy);
    if (parsed.success) now = parsed.output;
  }
  return now;
}

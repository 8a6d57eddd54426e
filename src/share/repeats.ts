/** Wide values that come back in a column: which are written once, and which of them stands where. */
import type { Shape } from './shape.ts';

/** How a column of wide values is written. */
export const PLAIN = 0;
export const REPEATED = 1;
/** Objects with some fields of their own and a common part that comes back. */
export const SPLIT = 2;

/** Shorter columns never repeat enough to pay for saying so; part of the form of links. */
const LEAST_VALUES = 8;
/** Narrower values than these columns are left to deflate; part of the form of links. */
const LEAST_COLUMNS = 3;

/** Columns that a shape takes at least. */
function columnsOf(shape: Shape): number {
  const sum = (shapes: readonly Shape[]): number => shapes.reduce((all, one) => all + columnsOf(one), 0);
  switch (shape.is) {
    case 'one':
      return 0;
    case 'object':
      return sum(shape.fields.map(([, inner]) => inner));
    case 'tuple':
      return sum(shape.items);
    case 'list':
      return 1 + columnsOf(shape.item);
    case 'record':
      return 1 + columnsOf(shape.key) + columnsOf(shape.value);
    default:
      return 1;
  }
}

/** Whether a column of that many values begins with how it is written. */
export const saysHow = (shape: Shape, count: number): boolean =>
  count >= LEAST_VALUES &&
  ['object', 'list', 'tuple', 'record'].includes(shape.is) &&
  columnsOf(shape) >= LEAST_COLUMNS;

export interface Repeats<T> {
  /** The place of each value in `once`. */
  readonly which: readonly number[];
  readonly once: readonly T[];
}

/** What two values have in common exactly when they are the same; JSON alone writes -0 as 0. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (Object.is(one, -0) ? ['-0'] : one)) ?? '';

function repeatsOf<T>(values: readonly T[], keys: readonly string[]): Repeats<T> {
  const places = new Map<string, number>();
  const once: T[] = [];
  const which = values.map((value, i) => {
    const known = places.get(keys[i]!);
    if (known !== undefined) return known;
    places.set(keys[i]!, once.length);
    return once.push(value) - 1;
  });
  return { which, once };
}

/** Null unless at most half of the values are different ones. */
export function repeatsIn<T>(values: readonly T[]): Repeats<T> | null {
  const repeats = repeatsOf(values, values.map(keyOf));
  return repeats.once.length * 2 <= values.length ? repeats : null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields whose values come back together, such as all of a copied card but its name and its wounds. Those
 * with the fewest different values go together first, as long as more columns are saved than before.
 */
export function commonPart(
  fields: readonly (readonly [key: string, shape: Shape])[],
  values: readonly Fields[],
): (Repeats<Fields> & { readonly keys: ReadonlySet<string> }) | null {
  const columns = fields.map(([key, shape]) => {
    const texts = values.map((value) => keyOf(value[key]));
    return { key, texts, columns: columnsOf(shape), different: new Set(texts).size };
  });
  columns.sort((a, b) => a.different - b.different);
  let joint = values.map(() => '');
  let width = 0;
  let best = { saved: 0, joint, count: 0 };
  columns.forEach(({ texts, columns }, i) => {
    joint = joint.map((text, j) => `${text}\n${texts[j]}`);
    width += columns;
    const different = new Set(joint).size;
    // One column is paid for saying which is where.
    const saved = (values.length - different) * width - values.length;
    if (saved > best.saved && 2 * different <= values.length) best = { saved, joint, count: i + 1 };
  });
  if (best.count < LEAST_COLUMNS) return null;
  const keys = new Set(columns.slice(0, best.count).map(({ key }) => key));
  return { ...repeatsOf(values, best.joint), keys };
}

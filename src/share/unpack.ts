/** The way back from bytes to a value. What comes out has the shape, but only the schema knows if it is valid. */
import { PLAIN, REPEATED, SPLIT, saysHow } from './repeats.ts';
import type { Shape } from './shape.ts';
import type { Written } from './sink.ts';
import { BrokenBytes, createSource, MOST_VALUES, type Source } from './source.ts';

/** Own properties only: a key `__proto__` becomes a key like any other, and the schema refuses it. */
const recordOf = (entries: readonly (readonly [string, unknown])[]): unknown => Object.fromEntries(entries);

/** Cuts a column into runs of the given lengths. */
function runs<T>(lengths: readonly number[], items: readonly T[]): T[][] {
  let at = 0;
  return lengths.map((length) => {
    at += length;
    return items.slice(at - length, at);
  });
}

/** A sum that a hostile column of lengths cannot push beyond what arrays hold. */
function total(lengths: readonly number[]): number {
  let sum = 0;
  for (const length of lengths) {
    sum += length;
    if (!Number.isInteger(length) || length < 0 || sum > 1e6) throw new BrokenBytes('length');
  }
  return sum;
}

/** Puts the values of several columns back in order: `which` says for each place from which column. */
function interleave(which: readonly number[], columns: readonly unknown[][]): unknown[] {
  const next = columns.map(() => 0);
  return which.map((index) => {
    const column = columns[index];
    if (!column) throw new BrokenBytes('option');
    const at = next[index]!;
    next[index] = at + 1;
    return column[at];
  });
}

const countOf = (which: readonly number[], wanted: number): number =>
  which.reduce((count, one) => (one === wanted ? count + 1 : count), 0);

/** Each text is read once, however often it comes back. */
function plainValues(texts: readonly string[]): unknown[] {
  const known = new Map([...new Set(texts)].map((text) => [text, JSON.parse(text) as unknown]));
  return texts.map((text) => known.get(text));
}

type ObjectShape = Extract<Shape, { is: 'object' }>;

function unpackFields(
  source: Source,
  fields: ObjectShape['fields'],
  count: number,
): Record<string, unknown[]> {
  return Object.fromEntries(fields.map(([key, inner]) => [key, unpackColumn(source, inner, count)]));
}

/** A field that holds nothing is left out, as it was. */
const objectsOf = (fields: ObjectShape['fields'], columns: Record<string, unknown[]>, count: number) =>
  Array.from({ length: count }, (_, i) =>
    recordOf(fields.map(([key]) => [key, columns[key]![i]] as const).filter(([, one]) => one !== undefined)),
  );

/** Which value stands where; there are as many as the column names. */
function readWhich(source: Source, count: number): { which: readonly number[]; size: number } {
  const which = source.numbers(count);
  const size = which.reduce((most, one) => Math.max(most, one + 1), 0);
  if (size > count || which.some((one) => !Number.isInteger(one) || one < 0))
    throw new BrokenBytes('repeats');
  return { which, size };
}

function unpackSplit(source: Source, { fields }: ObjectShape, count: number): unknown[] {
  const marks = source.numbers(fields.length);
  const { which, size } = readWhich(source, count);
  const own = unpackFields(
    source,
    fields.filter((_, i) => marks[i] === 0),
    count,
  );
  const once = unpackFields(
    source,
    fields.filter((_, i) => marks[i] !== 0),
    size,
  );
  const common = Object.entries(once).map(([key, values]) => [key, which.map((one) => values[one])] as const);
  return objectsOf(fields, { ...own, ...Object.fromEntries(common) }, count);
}

function unpackColumn(source: Source, shape: Shape, count: number): unknown[] {
  if (count === 0) return [];
  if (!saysHow(shape, count)) return unpackEach(source, shape, count);
  const [how] = source.numbers(1);
  if (how === PLAIN) return unpackEach(source, shape, count);
  if (how === SPLIT && shape.is === 'object') return unpackSplit(source, shape, count);
  if (how !== REPEATED) throw new BrokenBytes('how');
  const { which, size } = readWhich(source, count);
  const once = unpackEach(source, shape, size);
  return which.map((one) => once[one]);
}

function unpackEach(source: Source, shape: Shape, count: number): unknown[] {
  switch (shape.is) {
    case 'one':
      return new Array<unknown>(count).fill(shape.value);
    case 'flag':
      return source.numbers(count).map((one) => one === 1);
    case 'number':
      return source.numbers(count);
    case 'text':
      return source.texts(count);
    case 'plain':
      return plainValues(source.texts(count));
    case 'pick':
      return source.numbers(count).map((index) => {
        if (!(index in shape.options)) throw new BrokenBytes('option');
        return shape.options[index];
      });
    case 'maybe':
    case 'gap': {
      const which = source.numbers(count).map((one) => (one === 0 ? 0 : 1));
      const present = unpackColumn(source, shape.item, countOf(which, 1));
      const absent = new Array<unknown>(count - present.length).fill(shape.is === 'maybe' ? null : undefined);
      return interleave(which, [absent, present]);
    }
    case 'list': {
      const lengths = source.numbers(count);
      return runs(lengths, unpackColumn(source, shape.item, total(lengths)));
    }
    case 'tuple': {
      const columns = shape.items.map((item) => unpackColumn(source, item, count));
      return Array.from({ length: count }, (_, i) => columns.map((column) => column[i]));
    }
    case 'object':
      return objectsOf(shape.fields, unpackFields(source, shape.fields, count), count);
    case 'record': {
      const lengths = source.numbers(count);
      const size = total(lengths);
      const keys = unpackColumn(source, shape.key, size);
      const values = unpackColumn(source, shape.value, size);
      return runs(
        lengths,
        keys.map((key, i) => [String(key), values[i]] as const),
      ).map(recordOf);
    }
    case 'choice': {
      const which = source.numbers(count);
      const columns = shape.options.map((option, i) => unpackColumn(source, option, countOf(which, i)));
      return interleave(which, columns);
    }
  }
}

/** Values that come back are one object until somebody walks through all of them, as the schema will. */
function countValues(value: unknown, most: number): number {
  if (most <= 0) throw new BrokenBytes('too many values');
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const inner of Object.values(value)) count += countValues(inner, most - count);
  return count;
}

/** @throws when the bytes do not hold exactly one value of the shape */
export function unpack(shape: Shape, written: Written): unknown {
  const source = createSource(written);
  const [value] = unpackColumn(source, shape, 1);
  source.end();
  countValues(value, MOST_VALUES);
  return value;
}

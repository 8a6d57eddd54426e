/** The way back from bytes to a value. What comes out has the shape, but only the schema knows if it is valid. */
import type { Shape } from './shape.ts';
import { BrokenBytes, createSource, type Source } from './source.ts';

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

function unpackColumn(source: Source, shape: Shape, count: number): unknown[] {
  if (count === 0) return [];
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
      return source.texts(count).map((text): unknown => JSON.parse(text));
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
    case 'object': {
      const columns = shape.fields.map(([key, inner]) => [key, unpackColumn(source, inner, count)] as const);
      return Array.from({ length: count }, (_, i) =>
        recordOf(
          columns.map(([key, column]) => [key, column[i]] as const).filter(([, one]) => one !== undefined),
        ),
      );
    }
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

/** @throws when the bytes do not hold exactly one value of the shape */
export function unpack(shape: Shape, bytes: Uint8Array): unknown {
  const source = createSource(bytes);
  const [value] = unpackColumn(source, shape, 1);
  source.end();
  return value;
}

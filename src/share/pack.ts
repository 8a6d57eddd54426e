/**
 * Values of a known shape as bytes. All values at the same place of the shape stand together as a column
 * (every name, then every side, …), which is what makes the bytes small once they are deflated. Wide values
 * that come back (the same weapon on ten cards) are written once, with a column that says which is where.
 */
import { commonPart, PLAIN, REPEATED, repeatsIn, SPLIT, saysHow } from './repeats.ts';
import type { Shape } from './shape.ts';
import { createSink, type Sink, type Written } from './sink.ts';

/** Two guesses that change how long a link is, never what it says. */
export interface Guess {
  /** See `worthPacking`. */
  readonly loss: number;
  /** Whether to look for wide values that come back. */
  readonly repeats: boolean;
}

interface Out extends Sink {
  readonly repeats: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Which option of a choice a value is. */
function optionOf(shape: Extract<Shape, { is: 'choice' }>, value: Fields): number {
  return shape.options.findIndex((option) => {
    if (option.is !== 'object') return false;
    const tag = option.fields.find(([key]) => key === shape.on)?.[1];
    const wanted = value[shape.on];
    if (tag?.is === 'one') return tag.value === wanted;
    return tag?.is === 'pick' && tag.options.some((one) => one === wanted);
  });
}

/** What stands at one place of every value. */
const column = <K extends PropertyKey>(
  values: readonly { readonly [key in K]?: unknown }[],
  key: K,
): unknown[] => values.map((value) => value[key]);

function packRecords(out: Out, shape: Extract<Shape, { is: 'record' }>, records: readonly Fields[]): void {
  const entries = records.map((record) => Object.entries(record));
  const all = entries.flat();
  out.numbers(entries.map((list) => list.length));
  packColumn(out, shape.key, column(all, 0));
  packColumn(out, shape.value, column(all, 1));
}

function packChoice(out: Out, shape: Extract<Shape, { is: 'choice' }>, values: readonly Fields[]): void {
  const which = values.map((value) => optionOf(shape, value));
  out.numbers(which);
  for (const [index, option] of shape.options.entries()) {
    const chosen = values.filter((_, i) => which[i] === index);
    packColumn(out, option, chosen);
  }
}

type ObjectShape = Extract<Shape, { is: 'object' }>;

function packFields(out: Out, fields: ObjectShape['fields'], values: readonly Fields[]): void {
  for (const [key, inner] of fields) packColumn(out, inner, column(values, key));
}

/** Fields that differ from value to value as they are, and the rest, which comes back, once. */
function packSplit(out: Out, { fields }: ObjectShape, values: readonly Fields[]): boolean {
  const common = commonPart(fields, values);
  if (!common) return false;
  out.numbers([SPLIT]);
  out.numbers(fields.map(([key]) => Number(common.keys.has(key))));
  out.numbers(common.which);
  const isCommon = ([key]: ObjectShape['fields'][number]): boolean => common.keys.has(key);
  packFields(
    out,
    fields.filter((field) => !isCommon(field)),
    values,
  );
  packFields(out, fields.filter(isCommon), common.once);
  return true;
}

function packColumn(out: Out, shape: Shape, values: readonly unknown[]): void {
  if (values.length === 0) return;
  if (!saysHow(shape, values.length)) {
    packEach(out, shape, values);
    return;
  }
  const repeats = out.repeats && repeatsIn(values);
  if (repeats) {
    out.numbers([REPEATED]);
    out.numbers(repeats.which);
    packEach(out, shape, repeats.once);
  } else if (!out.repeats || shape.is !== 'object' || !packSplit(out, shape, values as readonly Fields[])) {
    out.numbers([PLAIN]);
    packEach(out, shape, values);
  }
}

function packEach(out: Out, shape: Shape, values: readonly unknown[]): void {
  switch (shape.is) {
    case 'one':
      break;
    case 'flag':
    case 'number':
      out.numbers(values.map(Number));
      break;
    case 'text':
      out.texts(values as readonly string[]);
      break;
    case 'plain':
      out.texts(values.map((value) => JSON.stringify(value)));
      break;
    case 'pick':
      out.numbers(values.map((value) => shape.options.indexOf(value as string)));
      break;
    case 'maybe':
    case 'gap': {
      const present = values.filter((value) => value !== null && value !== undefined);
      out.numbers(values.map((value) => (value === null || value === undefined ? 0 : 1)));
      packColumn(out, shape.item, present);
      break;
    }
    case 'list': {
      const lists = values as readonly (readonly unknown[])[];
      out.numbers(lists.map((list) => list.length));
      packColumn(out, shape.item, lists.flat());
      break;
    }
    case 'tuple': {
      const lists = values as readonly (readonly unknown[])[];
      for (const [i, item] of shape.items.entries()) packColumn(out, item, column(lists, i));
      break;
    }
    case 'object':
      packFields(out, shape.fields, values as readonly Fields[]);
      break;
    case 'record':
      packRecords(out, shape, values as readonly Fields[]);
      break;
    case 'choice':
      packChoice(out, shape, values as readonly Fields[]);
      break;
  }
}

/** The bytes of a value; it must fit the schema that the shape comes from. */
export function pack(shape: Shape, value: unknown, { loss, repeats }: Guess): Written {
  const sink = createSink(loss);
  packColumn({ ...sink, repeats }, shape, [value]);
  return sink.written();
}

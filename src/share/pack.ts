/**
 * Values of a known shape as bytes. All values at the same place of the shape stand together as a column
 * (every name, then every side, …), which is what makes the bytes small once they are deflated.
 */

import type { Shape } from './shape.ts';
import { createSink, type Sink } from './sink.ts';

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

function packRecords(sink: Sink, shape: Extract<Shape, { is: 'record' }>, records: readonly Fields[]): void {
  const entries = records.map((record) => Object.entries(record));
  const all = entries.flat();
  sink.numbers(entries.map((list) => list.length));
  packColumn(sink, shape.key, column(all, 0));
  packColumn(sink, shape.value, column(all, 1));
}

function packChoice(sink: Sink, shape: Extract<Shape, { is: 'choice' }>, values: readonly Fields[]): void {
  const which = values.map((value) => optionOf(shape, value));
  sink.numbers(which);
  for (const [index, option] of shape.options.entries()) {
    const chosen = values.filter((_, i) => which[i] === index);
    packColumn(sink, option, chosen);
  }
}

function packColumn(sink: Sink, shape: Shape, values: readonly unknown[]): void {
  if (values.length === 0) return;
  switch (shape.is) {
    case 'one':
      break;
    case 'flag':
    case 'number':
      sink.numbers(values.map(Number));
      break;
    case 'text':
      sink.texts(values as readonly string[]);
      break;
    case 'plain':
      sink.texts(values.map((value) => JSON.stringify(value)));
      break;
    case 'pick':
      sink.numbers(values.map((value) => shape.options.indexOf(value as string)));
      break;
    case 'maybe':
    case 'gap': {
      const present = values.filter((value) => value !== null && value !== undefined);
      sink.numbers(values.map((value) => (value === null || value === undefined ? 0 : 1)));
      packColumn(sink, shape.item, present);
      break;
    }
    case 'list': {
      const lists = values as readonly (readonly unknown[])[];
      sink.numbers(lists.map((list) => list.length));
      packColumn(sink, shape.item, lists.flat());
      break;
    }
    case 'tuple': {
      const lists = values as readonly (readonly unknown[])[];
      for (const [i, item] of shape.items.entries()) packColumn(sink, item, column(lists, i));
      break;
    }
    case 'object': {
      const objects = values as readonly Fields[];
      for (const [key, inner] of shape.fields) packColumn(sink, inner, column(objects, key));
      break;
    }
    case 'record':
      packRecords(sink, shape, values as readonly Fields[]);
      break;
    case 'choice':
      packChoice(sink, shape, values as readonly Fields[]);
      break;
  }
}

/**
 * The bytes of a value; it must fit the schema that the shape comes from.
 * @param loss one of `DEFLATE_LOSSES`; it changes the length, never the value
 */
export function pack(shape: Shape, value: unknown, loss: number): Uint8Array<ArrayBuffer> {
  const sink = createSink(loss);
  packColumn(sink, shape, [value]);
  return sink.bytes();
}

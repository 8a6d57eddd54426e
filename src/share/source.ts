/** Reads the columns that a sink wrote, with a limit on how much may come out of a few bytes. */
import { checksum } from './checksum.ts';
import { CONSTANT, DOUBLES, MOST_BITS, WAYS } from './columns.ts';
import { numberedText } from './names-with-numbers.ts';
import type { Written } from './sink.ts';
import { FIRST_SEEN, NEW_NUMBERED, NEW_TOKEN, NEW_WORD, wordsIn } from './texts.ts';
import { TOKEN_BYTES, tokenText } from './token.ts';

/** Thrown by everything that reads a link's bytes, and caught where the link is read. */
export class BrokenBytes extends Error {}

/** Letters that words with numbers may add up to: a long word is written once and may come back often. */
const MOST_NUMBERED = 2 ** 20;

/** Numbers and texts that one link may hold; far above any table, and read within a few milliseconds. */
export const MOST_VALUES = 400_000;

export interface Source {
  readonly numbers: (count: number) => number[];
  readonly texts: (count: number) => string[];
  /** @throws BrokenBytes when something is left over */
  readonly end: () => void;
}

const signed = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

function unpackedBits(bytes: Uint8Array, count: number, width: number): number[] {
  let bit = 0;
  return Array.from({ length: count }, () => {
    let value = 0;
    for (const end = bit + width; bit < end; bit += 1) {
      value = value * 2 + ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
    }
    return value;
  });
}

/** Bytes that are taken from the front. */
function takerOf(bytes: Uint8Array) {
  let at = 0;
  const take = (size: number): Uint8Array => {
    if (size > bytes.length - at) throw new BrokenBytes('end');
    at += size;
    return bytes.slice(at - size, at);
  };
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 53; scale *= 128) {
      const byte = bytes[at];
      if (byte === undefined) throw new BrokenBytes('end');
      at += 1;
      value += (byte % 128) * scale;
      if (value > Number.MAX_SAFE_INTEGER) break;
      if (byte < 128) return value;
    }
    throw new BrokenBytes('number');
  };
  return { take, varint, rest: () => bytes.subarray(at), isEmpty: () => at === bytes.length };
}

/** @throws BrokenBytes, or what JSON.parse and TextDecoder throw */
export function createSource({ body, dense }: Written): Source {
  const whole = takerOf(body);
  if (whole.varint() !== checksum(dense)) throw new BrokenBytes('checksum');
  const columns = takerOf(whole.take(whole.varint()));
  const words = wordsIn(whole.rest());
  const beside = takerOf(dense);
  let nextWord = 0;
  let left = MOST_VALUES;
  let letters = 0;
  const seen: string[] = [];

  const wholes = (count: number, way: number): number[] => {
    if (way === WAYS.natural) return Array.from({ length: count }, columns.varint);
    if (way === WAYS.signed) return Array.from({ length: count }, () => signed(columns.varint()));
    const first = signed(columns.varint());
    if (way === WAYS.packed) {
      const width = columns.varint();
      if (width > MOST_BITS) throw new BrokenBytes('width');
      const bits = beside.take(Math.ceil((count * width) / 8));
      return unpackedBits(bits, count, width).map((value) => first + value);
    }
    let now = first;
    const later = numbers(count - 1).map((step) => {
      now += step;
      return now;
    });
    return [first, ...later];
  };

  const numbers = (count: number): number[] => {
    if (count === 0) return [];
    left -= count;
    if (left < 0) throw new BrokenBytes('too many values');
    const head = columns.varint();
    if (head >= CONSTANT) return new Array<number>(count).fill(head - CONSTANT);
    if (head === DOUBLES) return [...new Float64Array(beside.take(count * 8).buffer)];
    const decimals = Math.floor((head - 1) / 4);
    return wholes(count, (head - 1) % 4).map((value) => value / 10 ** decimals);
  };

  const found = (text: string | null | undefined): string => {
    if (typeof text !== 'string') throw new BrokenBytes('text');
    return text;
  };

  const textOf = (code: number): string => {
    if (code >= FIRST_SEEN) return found(seen[code - FIRST_SEEN]);
    let text: string | null | undefined;
    if (code === NEW_TOKEN) text = tokenText(beside.take(TOKEN_BYTES));
    if (code === NEW_WORD) text = words[nextWord++];
    seen.push(found(text));
    return found(text);
  };

  const texts = (count: number): string[] => {
    const plain = numbers(count).map((code) => (code === NEW_NUMBERED ? null : textOf(code)));
    const split = plain.filter((text) => text === null).length;
    const stems = numbers(split).map(textOf);
    const numbered = numbers(split).map((number, i) => {
      letters += stems[i]!.length;
      if (letters > MOST_NUMBERED) throw new BrokenBytes('too many letters');
      return numberedText(stems[i]!, number);
    });
    for (const text of numbered) seen.push(text);
    let next = 0;
    return plain.map((text) => text ?? numbered[next++]!);
  };

  return {
    numbers,
    texts,
    end: () => {
      if (!columns.isEmpty() || !beside.isEmpty() || nextWord !== words.length)
        throw new BrokenBytes('left over');
    },
  };
}

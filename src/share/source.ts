/** Reads the columns that a sink wrote, with a limit on how much may come out of a few bytes. */
import { CONSTANT, DOUBLES, MOST_BITS, PACKED } from './columns.ts';
import { TOKEN_BYTES, tokenText } from './token.ts';

/** Thrown by everything that reads a link's bytes, and caught where the link is read. */
export class BrokenBytes extends Error {}

/** Numbers and texts that one link may hold; far above any table, and read within a few milliseconds. */
const MOST_VALUES = 400_000;

export interface Source {
  readonly numbers: (count: number) => number[];
  readonly texts: (count: number) => string[];
  /** @throws BrokenBytes when something is left over */
  readonly end: () => void;
}

const signed = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** The list of texts, ids put back into their places. */
function textsIn(words: Uint8Array, tokens: Uint8Array): readonly string[] {
  const list: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(words));
  if (!Array.isArray(list)) throw new BrokenBytes('texts');
  let at = 0;
  const texts = list.map((one: unknown) => {
    if (typeof one === 'string') return one;
    at += TOKEN_BYTES;
    const text = one === 0 && at <= tokens.length ? tokenText(tokens.subarray(at - TOKEN_BYTES, at)) : null;
    if (text === null) throw new BrokenBytes('texts');
    return text;
  });
  if (at !== tokens.length) throw new BrokenBytes('texts');
  return texts;
}

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

/** @throws BrokenBytes, or what JSON.parse and TextDecoder throw */
export function createSource(bytes: Uint8Array): Source {
  let at = 0;
  let end = bytes.length;
  let seen = 0;
  let left = MOST_VALUES;

  const take = (size: number): Uint8Array => {
    if (size > end - at) throw new BrokenBytes('end');
    at += size;
    return bytes.slice(at - size, at);
  };

  const varint = (): number => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 53; scale *= 128) {
      const byte = at < end ? bytes[at]! : null;
      if (byte === null) throw new BrokenBytes('end');
      at += 1;
      value += (byte % 128) * scale;
      if (value > Number.MAX_SAFE_INTEGER) break;
      if (byte < 128) return value;
    }
    throw new BrokenBytes('number');
  };

  const bodyLength = varint();
  const tokensLength = varint() * TOKEN_BYTES;
  const bodyEnd = at + bodyLength;
  if (bodyEnd + tokensLength > end) throw new BrokenBytes('end');
  const texts = textsIn(
    bytes.subarray(bodyEnd + tokensLength),
    bytes.subarray(bodyEnd, bodyEnd + tokensLength),
  );
  end = bodyEnd;

  const packed = (count: number, decimals: number): number[] => {
    const least = signed(varint());
    const width = varint();
    if (width > MOST_BITS) throw new BrokenBytes('width');
    const rest = unpackedBits(take(Math.ceil((count * width) / 8)), count, width);
    return rest.map((value) => (least + value) / 10 ** decimals);
  };

  const numbers = (count: number): number[] => {
    if (count === 0) return [];
    left -= count;
    if (left < 0) throw new BrokenBytes('too many values');
    const head = varint();
    if (head >= CONSTANT) return new Array<number>(count).fill(head - CONSTANT);
    if (head >= PACKED) return packed(count, head - PACKED);
    if (head === DOUBLES) return [...new Float64Array(take(count * 8).buffer)];
    const least = signed(varint());
    return Array.from({ length: count }, () => (least + varint()) / 10 ** head);
  };

  return {
    numbers,
    texts: (count) =>
      numbers(count).map((code) => {
        if (code === 0) seen += 1;
        const text = texts[(code === 0 ? seen : code) - 1];
        if (text === undefined) throw new BrokenBytes('text');
        return text;
      }),
    end: () => {
      if (at !== end || seen !== texts.length) throw new BrokenBytes('left over');
    },
  };
}

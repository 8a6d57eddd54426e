/** Where a value is written to, column by column: numbers as bytes, texts in one list beside them. */
import { CONSTANT, DOUBLES, decimalsOf, PACKED, widthOf, worthPacking } from './columns.ts';
import { isToken, tokenBytes } from './token.ts';

export interface Sink {
  readonly numbers: (column: readonly number[]) => void;
  readonly texts: (column: readonly string[]) => void;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** 0, -1, 1, -2 … become 0, 1, 2, 3 …, so that small numbers stay short whatever their sign. */
const unsigned = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

function packedBits(column: readonly number[], width: number): number[] {
  const out: number[] = [];
  let word = 0;
  let bits = 0;
  for (const value of column) {
    for (let bit = width - 1; bit >= 0; bit -= 1) {
      word = word * 2 + ((value >> bit) & 1);
      bits += 1;
      if (bits < 8) continue;
      out.push(word);
      word = 0;
      bits = 0;
    }
  }
  if (bits > 0) out.push(word << (8 - bits));
  return out;
}

/** @param loss one of `DEFLATE_LOSSES` */
export function createSink(loss: number): Sink {
  const out: number[] = [];
  const seen = new Map<string, number>();

  const varint = (value: number): void => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) out.push((rest % 128) + 128);
    out.push(rest);
  };

  const scaled = (column: readonly number[], decimals: number): void => {
    const whole = column.map((value) => Math.round(value * 10 ** decimals));
    const least = whole.reduce((a, b) => Math.min(a, b));
    const rest = whole.map((value) => value - least);
    const width = widthOf(rest);
    const dense = worthPacking(rest, width, loss);
    varint(dense ? PACKED + decimals : decimals);
    varint(unsigned(least));
    if (dense) {
      varint(width);
      out.push(...packedBits(rest, width));
    } else {
      for (const value of rest) varint(value);
    }
  };

  const numbers = (column: readonly number[]): void => {
    const [first] = column;
    if (first === undefined) return;
    const decimals = decimalsOf(column);
    if (decimals === null) {
      varint(DOUBLES);
      out.push(...new Uint8Array(new Float64Array(column).buffer));
    } else if (decimals === 0 && first >= 0 && column.every((value) => value === first)) {
      varint(CONSTANT + first);
    } else {
      scaled(column, decimals);
    }
  };

  return {
    numbers,
    // 0 is a text not seen before, anything above it says which of those seen.
    texts: (column) =>
      numbers(
        column.map((text) => {
          const known = seen.get(text);
          if (known === undefined) seen.set(text, seen.size + 1);
          return known ?? 0;
        }),
      ),
    bytes: () => {
      const texts = [...seen.keys()];
      const tokens = texts.filter(isToken);
      const body = out.splice(0);
      varint(body.length);
      varint(tokens.length);
      const head = out.splice(0);
      // JSON and not plain UTF-8, which has no place for the half of a surrogate pair.
      const words = JSON.stringify(texts.map((text) => (isToken(text) ? 0 : text)));
      return Uint8Array.from([
        ...head,
        ...body,
        ...tokens.flatMap(tokenBytes),
        ...new TextEncoder().encode(words),
      ]);
    },
  };
}

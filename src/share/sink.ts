/** Where a value is written to, column by column: numbers as bytes, words in one list behind them. */
import { checksum } from './checksum.ts';
import { CONSTANT, DOUBLES, decimalsOf, WAYS, widthOf, worthPacking, worthSteps } from './columns.ts';
import { numberedIn } from './names-with-numbers.ts';
import { FIRST_SEEN, NEW_NUMBERED, NEW_TOKEN, NEW_WORD, wordsText } from './texts.ts';
import { isToken, tokenBytes } from './token.ts';

/** The bytes of a link: those that deflate makes smaller, and those that it would only make longer. */
export interface Written {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly dense: Uint8Array<ArrayBuffer>;
}

export interface Sink {
  readonly numbers: (column: readonly number[]) => void;
  readonly texts: (column: readonly string[]) => void;
  readonly written: () => Written;
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

/** @param loss see `worthPacking` */
export function createSink(loss: number): Sink {
  const out: number[] = [];
  const dense: number[] = [];
  const words: string[] = [];
  /** Every text so far, and its place in the order in which they came. */
  const seen = new Map<string, number>();
  let places = 0;

  const varint = (value: number): void => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) out.push((rest % 128) + 128);
    out.push(rest);
  };

  const whole = (column: readonly number[], decimals: number): void => {
    const head = (way: number): void => varint(1 + 4 * decimals + way);
    const steps = column.slice(1).map((value, i) => value - column[i]!);
    if (worthSteps(column, steps)) {
      head(WAYS.steps);
      varint(unsigned(column[0]!));
      numbers(steps);
      return;
    }
    const least = column.reduce((a, b) => Math.min(a, b));
    const rest = column.map((value) => value - least);
    const width = widthOf(rest);
    if (worthPacking(rest, width, loss)) {
      head(WAYS.packed);
      varint(unsigned(least));
      varint(width);
      dense.push(...packedBits(rest, width));
      return;
    }
    head(least < 0 ? WAYS.signed : WAYS.natural);
    for (const value of column) varint(least < 0 ? unsigned(value) : value);
  };

  const numbers = (column: readonly number[]): void => {
    const [first] = column;
    if (first === undefined) return;
    const decimals = decimalsOf(column);
    if (decimals === null) {
      varint(DOUBLES);
      dense.push(...new Uint8Array(new Float64Array(column).buffer));
    } else if (decimals === 0 && first >= 0 && column.every((value) => value === first)) {
      varint(CONSTANT + first);
    } else {
      whole(
        column.map((value) => Math.round(value * 10 ** decimals)),
        decimals,
      );
    }
  };

  const remember = (text: string): void => {
    if (!seen.has(text)) seen.set(text, places);
    places += 1;
  };

  /** A text seen before is its place; a new one waits in its own list. Null: its word and number follow. */
  const codes = (column: readonly (string | null)[]): void => {
    const tokens: string[] = [];
    const all = column.map((text) => {
      if (text === null) return NEW_NUMBERED;
      const place = seen.get(text);
      if (place !== undefined) return FIRST_SEEN + place;
      remember(text);
      (isToken(text) ? tokens : words).push(text);
      return isToken(text) ? NEW_TOKEN : NEW_WORD;
    });
    numbers(all);
    // After the codes, which may be packed into the same bytes.
    dense.push(...tokens.flatMap(tokenBytes));
  };
  const texts = (column: readonly string[]): void => {
    const numbered = numberedIn(column.filter((text) => !seen.has(text)));
    codes(column.map((text) => (numbered.has(text) ? null : text)));
    const split = column.filter((text) => numbered.has(text));
    codes(split.map((text) => numbered.get(text)!.stem));
    numbers(split.map((text) => numbered.get(text)!.number));
    for (const text of split) remember(text);
  };

  return {
    numbers,
    texts,
    written: () => {
      const columns = out.splice(0);
      varint(checksum(Uint8Array.from(dense)));
      varint(columns.length);
      const head = out.splice(0);
      return {
        body: Uint8Array.from([...head, ...columns, ...new TextEncoder().encode(wordsText(words))]),
        dense: Uint8Array.from(dense),
      };
    },
  };
}

/** What can go wrong with a link on its way, and what somebody may send on purpose. */
import { deflateSync, inflateSync } from 'node:zlib';
import { fromBase64Url, toBase64Url } from '../../src/share/base64url.ts';
import { checksum } from '../../src/share/checksum.ts';
import { readFragment, writeFragment } from '../../src/share/fragment.ts';

type Pick = (below: number) => number;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

const at = (text: string, place: number, change: (letter: string) => string): string =>
  text.slice(0, place) + change(text[place] ?? '') + text.slice(place + 1);

const swapCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

const flipBit = (letter: string, bit: number): string =>
  LETTERS[(LETTERS.indexOf(letter) ^ (1 << bit)) % LETTERS.length] ?? 'A';

/** What a link's payload is made of, taken apart. */
interface Parts {
  columns: Uint8Array;
  words: string[];
  dense: Uint8Array;
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];

function takeApart(bytes: Uint8Array): Parts {
  const end = 2 + bytes[0]! * 256 + bytes[1]!;
  const body = new Uint8Array(inflateSync(bytes.subarray(end)));
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = body[at]!;
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  next();
  const length = next();
  const words = new TextDecoder().decode(body.subarray(at + length)).split('\n');
  return { columns: body.slice(at, at + length), words, dense: bytes.slice(2, end) };
}

function putTogether({ columns, words, dense }: Parts): Uint8Array {
  const text = new TextEncoder().encode(words.join('\n'));
  const body = [...varint(checksum(dense)), ...varint(columns.length), ...columns, ...text];
  const head = [(dense.length >> 8) & 255, dense.length & 255];
  return Uint8Array.from([...head, ...dense, ...deflateSync(Uint8Array.from(body))]);
}

/** Changes what lies behind the checksums, and makes these right again. */
function insideOut(link: string, change: (parts: Parts) => void): string {
  const fragment = readFragment(link);
  const bytes = fragment.ok && fromBase64Url(fragment.value.payload);
  if (!fragment.ok || !bytes) return link;
  const parts = takeApart(bytes);
  change(parts);
  return writeFragment({ ...fragment.value, payload: toBase64Url(putTogether(parts)) });
}

const FOREIGN = [
  '__proto__',
  'constructor',
  'prototype',
  '',
  '"',
  '\\',
  '\\u0000',
  'null',
  'x'.repeat(5_000),
];

/** Swaps two words, puts another one in, or takes one away. */
function swapWords({ words }: Parts, pick: Pick): void {
  const [a, b] = [pick(words.length), pick(words.length)];
  if (pick(2) === 0) [words[a], words[b]] = [words[b]!, words[a]!];
  else words[a] = FOREIGN[pick(FOREIGN.length)]!;
  if (pick(4) === 0) words.splice(b, 1);
}

const changeByte = (bytes: Uint8Array, pick: Pick): void => {
  bytes[pick(bytes.length)] = pick(256);
};

const bomb = (megabytes: number): string =>
  toBase64Url(Uint8Array.from([0, 0, ...deflateSync(Buffer.alloc(megabytes * 2 ** 20))]));
const BOMBS = [bomb(256), bomb(23), bomb(2)].map((payload) =>
  writeFragment({ kind: 't', schema: 1, payload }),
);

/** Columns of lengths that promise far more than follows. */
function hugeColumn(parts: Parts, pick: Pick): void {
  const place = pick(parts.columns.length);
  const huge = [0xff, 0xff, 0xff, 0xff, pick(128)];
  const rest = parts.columns.subarray(place + pick(5));
  parts.columns = Uint8Array.from([...parts.columns.subarray(0, place), ...huge, ...rest]);
}

const WAYS: readonly ((link: string, pick: Pick, other: string) => string)[] = [
  (link, pick) => at(link, pick(link.length), (letter) => flipBit(letter, pick(6))),
  (link, pick) => link.slice(0, pick(link.length)),
  (link, pick) => link.slice(pick(link.length)),
  (link, pick) => at(link, pick(link.length), swapCase),
  (link) => link.toLowerCase(),
  (link, pick) => (pick(2) ? link.toUpperCase() : [...link].map(swapCase).join('')),
  (link, pick) => at(link, pick(link.length), (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (link, pick) => at(link, pick(link.length), (letter) => `${letter}\r\n`),
  (link, pick) => at(link, pick(link.length), () => LETTERS[pick(LETTERS.length)]!),
  (link, pick) => at(link, pick(link.length), (letter) => letter + LETTERS[pick(LETTERS.length)]),
  (link, pick) => at(link, pick(link.length), () => ''),
  (link, pick, other) => link.slice(0, pick(link.length)) + other.slice(pick(other.length)),
  (link, pick) => insideOut(link, ({ columns }) => changeByte(columns, pick)),
  (link, pick) => insideOut(link, ({ columns }) => changeByte(columns, pick)),
  (link, pick) => insideOut(link, ({ dense }) => changeByte(dense, pick)),
  (link, pick) =>
    insideOut(link, (parts) => (parts.columns = parts.columns.slice(0, pick(parts.columns.length)))),
  (link, pick) => insideOut(link, (parts) => (parts.dense = parts.dense.slice(0, pick(parts.dense.length)))),
  (link, pick) => insideOut(link, (parts) => swapWords(parts, pick)),
  (link, pick) => insideOut(link, (parts) => swapWords(parts, pick)),
  (link, pick) => insideOut(link, (parts) => hugeColumn(parts, pick)),
  (_, pick) => BOMBS[pick(BOMBS.length)]!,
];

/** One damaged link, made from a good one and another of the same ruleset. */
export function mutate(link: string, other: string, pick: Pick): string {
  const way = WAYS[pick(40) === 0 ? WAYS.length - 1 : pick(WAYS.length - 1)]!;
  return way(link, pick, other);
}

/** Every string, number and boolean of a JSON text, by where it starts. */
const LEAVES = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false/g;

const STRANGE = ['"__proto__"', '"constructor"', '-1', '0.5', '1e300', '99999', '""', `"${'x'.repeat(300)}"`];

/** The same content with two of its keys or values swapped, or with one that does not belong there. */
export function swapJson<T>(content: T, pick: Pick): T {
  const text = JSON.stringify(content);
  const leaves = [...text.matchAll(LEAVES)];
  const kindOf = (leaf: string): string => (leaf.startsWith('"') ? 'text' : 'other');
  const one = leaves[pick(leaves.length)]!;
  const alike = leaves.filter(([leaf]) => kindOf(leaf) === kindOf(one[0]));
  const [other] = alike[pick(alike.length)]!;
  const strange = STRANGE.filter((leaf) => kindOf(leaf) === kindOf(one[0]));
  const instead = pick(2) === 0 ? other : strange[pick(strange.length)]!;
  const swapped = text.slice(0, one.index) + instead + text.slice(one.index + one[0].length);
  return JSON.parse(swapped) as T;
}

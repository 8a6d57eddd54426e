/** What can go wrong with a link on its way, and what somebody may send on purpose. */
import { deflateSync, inflateSync } from 'node:zlib';
import { fromBase64Url, toBase64Url } from '../../src/share/base64url.ts';
import { readFragment, writeFragment } from '../../src/share/fragment.ts';

type Pick = (below: number) => number;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

const at = (text: string, place: number, change: (letter: string) => string): string =>
  text.slice(0, place) + change(text[place] ?? '') + text.slice(place + 1);

const swapCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

const flipBit = (letter: string, bit: number): string =>
  LETTERS[(LETTERS.indexOf(letter) ^ (1 << bit)) % LETTERS.length] ?? 'A';

/** Changes the inflated bytes and deflates them again, so that the checksum does not protect what lies behind it. */
function insideOut(link: string, change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  const fragment = readFragment(link);
  const bytes = fragment.ok && fromBase64Url(fragment.value.payload);
  if (!fragment.ok || !bytes) return link;
  let inner: Uint8Array;
  try {
    inner = change(new Uint8Array(inflateSync(bytes)));
  } catch {
    return link;
  }
  return writeFragment({ ...fragment.value, payload: toBase64Url(new Uint8Array(deflateSync(inner))) });
}

/** Swaps two stretches of the list of texts, puts another text in, or takes one away. */
function swapTexts(bytes: Uint8Array<ArrayBuffer>, pick: Pick): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const start = text.lastIndexOf('[');
  try {
    const words = JSON.parse(Buffer.from(text.slice(start), 'latin1').toString('utf8')) as unknown[];
    const [a, b] = [pick(words.length), pick(words.length)];
    const foreign = ['__proto__', 'constructor', 'prototype', '', null, 7, {}, ['x'], 'x'.repeat(5000)];
    if (pick(2) === 0) [words[a], words[b]] = [words[b], words[a]];
    else words[a] = foreign[pick(foreign.length)];
    if (pick(4) === 0) words.splice(b, 1);
    return Buffer.concat([bytes.subarray(0, start), Buffer.from(JSON.stringify(words))]);
  } catch {
    return bytes;
  }
}

const bomb = (megabytes: number): string =>
  toBase64Url(new Uint8Array(deflateSync(Buffer.alloc(megabytes * 2 ** 20))));
const BOMBS = [bomb(256), bomb(23), bomb(2)].map((payload) =>
  writeFragment({ kind: 't', schema: 1, payload }),
);

/** Columns of lengths that promise far more than follows. */
const hugeColumn = (bytes: Uint8Array<ArrayBuffer>, pick: Pick): Uint8Array => {
  const place = pick(bytes.length);
  const huge = [0xff, 0xff, 0xff, 0xff, pick(128)];
  return Uint8Array.from([...bytes.subarray(0, place), ...huge, ...bytes.subarray(place + pick(5))]);
};

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
  (link, pick) =>
    insideOut(link, (bytes) => {
      bytes[pick(bytes.length)] = pick(256);
      return bytes;
    }),
  (link, pick) => insideOut(link, (bytes) => bytes.subarray(0, pick(bytes.length))),
  (link, pick) => insideOut(link, (bytes) => swapTexts(bytes, pick)),
  (link, pick) => insideOut(link, (bytes) => swapTexts(bytes, pick)),
  (link, pick) => insideOut(link, (bytes) => hugeColumn(bytes, pick)),
  (_, pick) => BOMBS[pick(BOMBS.length)]!,
];

/** One damaged link, made from a good one and another of the same ruleset. */
export function mutate(link: string, other: string, pick: Pick): string {
  const way = WAYS[pick(40) === 0 ? WAYS.length - 1 : pick(WAYS.length - 1)]!;
  return way(link, pick, other);
}

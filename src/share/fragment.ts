/** The part of a link that holds the table: `c2.<kind>.<schema>.<length>.<payload>`. */
import { failed, type Read } from './result.ts';

/** Version of the form of links; what it holds has a version of its own. The first was never released. */
const FORM = 2;
const FIRST_FORM = 1;

/** Letters that a link may have at most: what does not fit is a file. */
export const MOST_LETTERS = 32_000;

/** `r`: a roster, before the first turn. `t`: a table in mid-game. */
export type LinkKind = 'r' | 't';

export interface Fragment {
  readonly kind: LinkKind;
  readonly schema: number;
  readonly payload: string;
}

const TAGS = /c(\d{1,4})\.([rt])\.(\d{1,4})\.([0-9a-z]{1,4})\.([A-Za-z0-9_-]*)/;

/** Programs that find links in text leave a last hyphen or underscore out: a letter behind it protects it. */
const GUARD = 'z';

export const writeFragment = ({ kind, schema, payload }: Fragment): string =>
  `c${FORM}.${kind}.${schema}.${payload.length.toString(36)}.${payload}${GUARD}`;

/** Undoes `%2D` and the like, also where only a part of the text was written so or cut in the middle. */
const unescaped = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Finds the fragment in whatever arrived: a whole address, the part behind its `#`, either of them broken
 * into lines, quoted, percent-encoded or with marks that a chat program put around it.
 */
export function readFragment(text: string): Read<Fragment> {
  if (text.length > 3 * MOST_LETTERS) return failed('too-long');
  const address = unescaped(text);
  const behind = address.slice(address.indexOf('#') + 1);
  const found = TAGS.exec(behind.replace(/[^A-Za-z0-9_.-]+/g, ''));
  if (!found) return failed('not-ours');
  const [, form, kind, schema, size, rest] = found as unknown as [
    string,
    string,
    LinkKind,
    string,
    string,
    string,
  ];
  if (Number(form) > FORM) return failed('newer');
  if (Number(form) < FIRST_FORM) return failed('not-ours');
  if (Number(form) < FORM) return failed('older');
  const length = Number.parseInt(size, 36);
  if (length > MOST_LETTERS) return failed('too-long');
  if (rest.length < length) return failed('cut');
  return { ok: true, value: { kind, schema: Number(schema), payload: rest.slice(0, length) } };
}

/** What breaks an address without being part of it: line ends, marks of quoted mail, invisible letters. */
const NOISE = /[\s>\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/** The ruleset in an address such as `https://…/stupidity#c1…`; null when it names none. */
export const rulesetIn = (text: string): string | null =>
  /([a-z0-9_-]+)\/?(?:\?[^#]*)?#/i.exec(unescaped(text).replace(NOISE, ''))?.[1] ?? null;

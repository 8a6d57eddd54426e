/** Tables of 24 a side, for the length of links and for the bytes that come back in them. */
import * as v from 'valibot';
import { idFromBytes } from '../../src/kernel/ids.ts';
import type { Loaded } from '../contract/rulesets.ts';

/** Two sides of 24. */
const FIGURES = 48;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** An id as the screens make them: nothing to be deflated, and none twice. */
function idOf(n: number): string {
  let word = Math.imul(n + 7, 0x9e3779b1);
  const bytes = Uint8Array.from({ length: 8 }, () => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return word >>> 24;
  });
  return idFromBytes(bytes);
}

/** A figure with one field of another one. */
function mix(one: Named, other: Named, pick: (below: number) => number): Named {
  const keys = Object.keys(one).filter((key) => key !== 'id' && key !== 'name' && key in other);
  const key = keys[pick(keys.length)];
  return key === undefined ? one : { ...one, [key]: other[key as keyof Named] };
}

/**
 * The example with its figures copied until there are `FIGURES`, or as many as the rules allow.
 * @param mixed how often some copy takes a field of another figure
 */
export function crowded({ module, extras }: Loaded, mixed: number, pick: (below: number) => number): unknown {
  const state = extras.demo('es').state as Record<string, unknown>;
  const isNamed = (one: unknown): one is Named => typeof (one as Named | null)?.name === 'string';
  const lists = Object.entries(state).filter(
    (entry): entry is [string, Named[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isNamed),
  );
  const [key, figures] = lists.reduce((a, b) => (b[1].length > a[1].length ? b : a));
  for (let count = FIGURES; count > figures.length; count -= 1) {
    const copies = Array.from({ length: count }, (_, i) => {
      const one = figures[i % figures.length]!;
      return i < figures.length ? one : { ...one, id: idOf(i), name: `${one.name} ${i}` };
    });
    let large: Record<string, unknown> = { ...state, [key]: copies };
    if (!v.is(module.schemas.state, large)) continue;
    for (let n = 0; n < mixed; n += 1) {
      const place = pick(count);
      const other = copies.with(place, mix(copies[place]!, copies[pick(count)]!, pick));
      // Some fields only go together; those stay as they were.
      if (v.is(module.schemas.state, { ...large, [key]: other })) copies[place] = other[place]!;
    }
    large = { ...large, [key]: copies };
    return large;
  }
  return state;
}

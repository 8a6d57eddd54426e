/** The bytes of a link on their own: every kind of value, every way of a column, and hostile ones. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/play/random.ts';
import { pack } from '../../src/share/pack.ts';
import { shapeOf } from '../../src/share/shape.ts';
import { isToken, tokenBytes, tokenText } from '../../src/share/token.ts';
import { unpack } from '../../src/share/unpack.ts';
import { SEED } from './tabs.ts';

const GUESSES = [0, 0.8, 1.25, 2].flatMap((loss) => [
  { loss, repeats: true },
  { loss, repeats: false },
]);

describe('the bytes of a link', () => {
  const schema = v.strictObject({
    numbers: v.array(v.number()),
    maybe: v.nullable(v.string()),
    gap: v.optional(v.boolean()),
    pair: v.tuple([v.number(), v.string()]),
    either: v.union([v.string(), v.number(), v.boolean()]),
    ticks: v.record(v.string(), v.array(v.string())),
    kind: v.variant('type', [
      v.strictObject({ type: v.literal('a'), n: v.number() }),
      v.strictObject({ type: v.picklist(['b', 'c']), s: v.string() }),
    ]),
  });
  const value = {
    numbers: [0, -1, 1.5, 1 / 3, -0, 1e300, 2 ** 52, 0.1 + 0.2],
    maybe: null,
    pair: [1, '\ud83d'],
    either: true,
    ticks: { constructor: ['x'], 'a b': [] },
    kind: { type: 'c', s: '' },
  };

  it.each(GUESSES)('keep every kind of value (%o)', (guess) => {
    const shape = shapeOf(schema);
    expect(isDeepStrictEqual(unpack(shape, pack(shape, value, guess)), value)).toBe(true);
  });

  const shared = v.strictObject({
    table: v.array(
      v.strictObject({
        name: v.string(),
        wounds: v.number(),
        gun: v.strictObject({
          name: v.string(),
          range: v.tuple([v.number(), v.number()]),
          jams: v.boolean(),
        }),
        skills: v.array(v.strictObject({ id: v.string(), level: v.number(), note: v.optional(v.string()) })),
        ticks: v.record(v.string(), v.tuple([v.number(), v.number()])),
      }),
    ),
    row: v.array(v.number()),
  });
  const word = fc.oneof(
    fc.string({ maxLength: 5, unit: 'grapheme' }),
    fc.constantFrom('Ghoul', 'Ghoul 1', 'Ghoul 1 2', ' 7', '7', '1 0', '\n', '\ud83d', '\ufeff', 'abcdefgh'),
    fc.nat({ max: 40 }).map((n) => `Pirate ${n}`),
    fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 8, maxLength: 8 }).map((all) => all.join('')),
  );
  const number = fc.oneof(
    fc.nat({ max: 20 }),
    fc.integer(),
    fc.constantFrom(0, -0, 0.1, -2.25, 2 ** 49),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  const gun = fc.record(
    { name: word, range: fc.tuple(number, number), jams: fc.boolean() },
    { noNullPrototype: true },
  );
  const skill = fc.record(
    { id: word, level: number, note: word },
    { requiredKeys: ['id', 'level'], noNullPrototype: true },
  );
  const skills = fc.array(skill, { maxLength: 4 });
  /** Cards made of few parts, so that they come back whole, in part, or not at all. */
  const tables = fc
    .record({
      guns: fc.array(gun, { minLength: 1, maxLength: 5 }),
      skills: fc.array(skills, { minLength: 1, maxLength: 5 }),
      cards: fc.array(fc.tuple(word, fc.nat({ max: 3 }), fc.nat(), fc.nat()), { maxLength: 40 }),
      row: fc.oneof(
        fc.array(number, { maxLength: 40 }),
        fc
          .tuple(fc.integer(), fc.nat({ max: 9 }))
          .map(([from, by]) => Array.from({ length: 20 }, (_, i) => from + i * by)),
      ),
    })
    .map(({ guns, skills, cards, row }) => ({
      table: cards.map(([name, wounds, a, b]) => ({
        ...{ name, wounds, gun: guns[a % guns.length]!, skills: skills[b % skills.length]! },
        ticks: a % 3 === 0 ? { [name]: [a, b] as [number, number] } : {},
      })),
      row,
    }));

  it('give back whatever comes back in part', () => {
    const shape = shapeOf(shared);
    fc.assert(
      fc.property(tables, fc.constantFrom(...GUESSES), (table, guess) => {
        const back = unpack(shape, pack(shape, table, guess));
        expect(isDeepStrictEqual(back, table)).toBe(true);
      }),
      { numRuns: 400, seed: SEED },
    );
  });

  it('write four weapons on fifty cards four times', () => {
    const shape = shapeOf(shared);
    const gun = (i: number) => ({
      name: 'x'.repeat(i),
      range: [9 * i, 90 * i] as [number, number],
      jams: i > 2,
    });
    const card = (i: number) => ({
      ...{ name: `Ghoul ${i}`, wounds: (i * i) % 7, gun: gun(1 + ((i * i) % 4)) },
      ...{ skills: [{ id: 'aim', level: 5 }], ticks: {} },
    });
    const table = { table: Array.from({ length: 50 }, (_, i) => card(i)), row: [] };
    const [once, each] = [true, false].map((repeats) => pack(shape, table, { loss: 0, repeats }).body.length);
    // Four columns of fifty become one.
    expect(each! - once!).toBeGreaterThan(130);
  });

  it('hold every id that the app makes in five bytes', () => {
    const ids = Array.from({ length: 200 }, () => newId());
    for (const id of ids) expect(isToken(id) && tokenText(Uint8Array.from(tokenBytes(id)))).toBe(id);
    expect(tokenText(new Uint8Array(5).fill(255))).toBeNull();
  });

  it('refuse a schema that they cannot carry', () => {
    expect(() => shapeOf(v.strictObject({ rest: v.any() }))).toThrow('any');
    expect(() => shapeOf(v.union([v.strictObject({}), v.string()]))).toThrow('variant');
  });

  it('refuse a few bytes that unfold into millions of values', () => {
    const one = v.strictObject({ a: v.array(v.number()), b: v.number(), c: v.number() });
    const shape = shapeOf(v.array(one));
    const rows = new Array(4_000).fill({ a: new Array(4_000).fill(7), b: 1, c: 2 });
    const written = pack(shape, rows, { loss: 0, repeats: true });
    expect(written.body.length).toBeLessThan(100);
    expect(() => unpack(shape, written)).toThrow('too many values');
  });

  it('refuse a long word that comes back with ever other numbers', () => {
    const shape = shapeOf(v.array(v.string()));
    const long = 'x'.repeat(5_000);
    const written = pack(
      shape,
      Array.from({ length: 1_000 }, (_, i) => `${long} ${i + 1}`),
      GUESSES[0]!,
    );
    expect(written.body.length).toBeLessThan(7_000);
    expect(() => unpack(shape, written)).toThrow('too many letters');
  });

  it('refuse a changed id', () => {
    const shape = shapeOf(v.array(v.string()));
    const { body, dense } = pack(shape, ['abcdefgh', 'hgfedcba'], GUESSES[0]!);
    expect(dense).toHaveLength(10);
    for (let bit = 0; bit < 80; bit += 1) {
      const changed = dense.slice();
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => unpack(shape, { body, dense: changed })).toThrow('checksum');
    }
  });

  it('refuse a column that would never end', () => {
    const shape = shapeOf(
      v.strictObject({ rows: v.array(v.strictObject({ a: v.boolean(), b: v.boolean() })) }),
    );
    const { dense } = pack(shape, { rows: [] }, GUESSES[0]!);
    // The checksum of no bytes at all, the length of the columns, and a list without an end.
    const columns = [0xff, 0xff, 0xff, 0xff, 0x0f];
    const body = Uint8Array.from([0xff, 0xff, 0x03, columns.length, ...columns]);
    expect(() => unpack(shape, { body, dense })).toThrow('length');
  });
});

/** Links carry any table of any ruleset there and back, and through whatever chat programs do to them. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/app/random.ts';
import { toBase64Url } from '../../src/share/base64url.ts';
import { deflate } from '../../src/share/deflate.ts';
import { readFragment, rulesetIn, writeFragment } from '../../src/share/fragment.ts';
import { readLink, writeLink } from '../../src/share/link.ts';
import { pack } from '../../src/share/pack.ts';
import { shapeOf } from '../../src/share/shape.ts';
import { isToken, tokenBytes, tokenText } from '../../src/share/token.ts';
import { unpack } from '../../src/share/unpack.ts';
import { FOLDERS, type Loaded, loadRuleset } from '../contract/rulesets.ts';
import { codecOf, contentOf, randomTable } from './random-tables.ts';

/** Random tables of each ruleset. */
const TABLES = 120;

describe.each(FOLDERS)('links of %s', (folder) => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadRuleset(folder);
  });

  it('give back exactly the table that was put in', async () => {
    for (let seed = 1; seed <= TABLES; seed += 1) {
      const content = contentOf(loaded, randomTable(loaded, seed));
      const fragment = await writeLink(codecOf(loaded), 't', content);
      expect(fragment).toMatch(/^[A-Za-z0-9._-]+$/);
      const read = await readLink(codecOf(loaded), fragment);
      expect(isDeepStrictEqual(read, { ok: true, value: { ...content, kind: 't' } }), `seed ${seed}`).toBe(
        true,
      );
    }
  });

  it('carry the example in one QR code', async () => {
    const content = contentOf(loaded, randomTable(loaded, 3));
    expect((await writeLink(codecOf(loaded), 't', content)).length).toBeLessThan(1_600);
  });
});

describe('a link on its way', () => {
  const NAME = '50% & más / "ñ" <b>#1</b> 🐉';
  let template: Loaded;
  let fragment: string;
  let address: string;
  beforeAll(async () => {
    template = await loadRuleset('_template');
    const { ruleset } = template.module;
    const state = { ...ruleset.initial(), units: [{ id: 'dragon', name: NAME, nerve: 4, shaken: true }] };
    const content = { name: NAME, minute: 1, rulesVersion: ruleset.rulesVersion, state, draft: null };
    fragment = await writeLink(codecOf(template), 't', content);
    address = `https://nervio.example/_template#${fragment}`;
  });
  const opens = async (text: string): Promise<void> => {
    const read = await readLink(codecOf(template), text);
    expect(read.ok && read.value.name, text).toBe(NAME);
    expect(read.ok && read.value.state).toMatchObject({ units: [{ name: NAME }] });
  };

  it('ends in a letter, so that no program leaves its end out', () => {
    expect(fragment).toMatch(/[a-z]$/);
  });

  const WAYS: Record<string, (link: string) => string> = {
    'as it is': (link) => link,
    'at the end of a sentence': (link) => `Mira: ${link}.`,
    'in brackets': (link) => `(${link})`,
    'in angle brackets': (link) => `<${link}>`,
    'in quotation marks': (link) => `«${link}»`,
    'in bold': (link) => `*${link}*`,
    'in italics': (link) => `_${link}_`,
    'with a comma behind it': (link) => `${link}, ¿la ves?`,
    'broken into lines': (link) => link.replace(/.{40}/g, '$&\r\n'),
    'quoted in a mail': (link) => link.replace(/.{60}/g, '$&\n> '),
    'with soft hyphens': (link) => link.replace(/.{9}/g, '$&\u00ad\u200b'),
    'percent-encoded': (link) => encodeURIComponent(link),
    'percent-encoded throughout': (link) =>
      link.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  };
  it.each(Object.keys(WAYS))('is found %s', async (way) => {
    await opens(WAYS[way]!(address));
    expect(rulesetIn(WAYS[way]!(address))).toBe('_template');
  });

  const FAULTS: Record<string, readonly [text: string, why: string]> = {
    nothing: ['', 'not-ours'],
    'an address without a table': ['https://nervio.example/_template', 'not-ours'],
    'half of the tags': ['c1.t.1.', 'not-ours'],
    'a newer form': ['c2.t.1.1.a', 'newer'],
    'newer content': ['c1.t.9.1.a', 'newer'],
    'a form that never was': ['c0.t.1.1.a', 'not-ours'],
    'a length beyond the limit': ['c1.t.1.zzzz.a', 'too-long'],
    'a length that no bytes give': ['c1.t.1.1.a', 'damaged'],
    'bytes that are not deflated': ['c1.t.1.4.AAAA', 'damaged'],
    'a whole book': ['x'.repeat(200_000), 'too-long'],
  };
  it.each(Object.keys(FAULTS))('says what is wrong with %s', async (fault) => {
    const [text, why] = FAULTS[fault]!;
    expect(await readLink(codecOf(template), text)).toEqual({ ok: false, why });
  });

  it('says that its end is missing', async () => {
    expect(await readLink(codecOf(template), address.slice(0, -9))).toEqual({ ok: false, why: 'cut' });
    expect(readFragment(fragment).ok).toBe(true);
  });

  it('says that newer rules made it', async () => {
    const codec = codecOf(template);
    expect(await readLink({ ...codec, rulesVersion: 0 }, fragment)).toEqual({ ok: false, why: 'newer' });
  });

  it('is read by its own shape and brought up, when it is of an older version', async () => {
    const codec = { ...codecOf(template), schema: 2 };
    expect(await readLink(codec, fragment)).toEqual({ ok: false, why: 'invalid' });
    const shape = shapeOf(v.strictObject({ title: v.string() }));
    const { ruleset } = template.module;
    const bringUp = (content: unknown) => ({
      ...{ name: (content as { title: string }).title, minute: 0, rulesVersion: 1 },
      ...{ state: ruleset.initial(), draft: null },
    });
    const payload = toBase64Url(await deflate(pack(shape, { title: 'Old' }, 0)));
    const read = await readLink(
      { ...codec, older: () => ({ shape, bringUp }) },
      writeFragment({ kind: 't', schema: 1, payload }),
    );
    expect(read.ok && read.value.name).toBe('Old');
  });
});

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

  it.each([0, 1.25, 2])('keep every kind of value (%s)', (loss) => {
    const shape = shapeOf(schema);
    expect(isDeepStrictEqual(unpack(shape, pack(shape, value, loss)), value)).toBe(true);
  });

  it('hold every id that the app makes in five bytes', () => {
    const ids = Array.from({ length: 200 }, () => newId().slice(0, 8));
    for (const id of ids) expect(isToken(id) && tokenText(Uint8Array.from(tokenBytes(id)))).toBe(id);
    expect(tokenText(new Uint8Array(5).fill(255))).toBeNull();
  });

  it('refuse a schema that they cannot carry', () => {
    expect(() => shapeOf(v.strictObject({ rest: v.any() }))).toThrow('any');
    expect(() => shapeOf(v.union([v.strictObject({}), v.string()]))).toThrow('variant');
  });

  it('refuse a column that would never end', () => {
    const shape = shapeOf(
      v.strictObject({ rows: v.array(v.strictObject({ a: v.boolean(), b: v.boolean() })) }),
    );
    const huge = Uint8Array.from([5, 0, 0xff, 0xff, 0xff, 0xff, 0x0f, ...new TextEncoder().encode('[]')]);
    expect(() => unpack(shape, huge)).toThrow();
  });
});

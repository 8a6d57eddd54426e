/** Links carry any table of any ruleset there and back, and through whatever chat programs do to them. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { toBase64Url } from '../../src/share/base64url.ts';
import { readFragment, rulesetIn, writeFragment } from '../../src/share/fragment.ts';
import { readLink, writeLink } from '../../src/share/link.ts';
import { writePayload } from '../../src/share/payload.ts';
import { shapeOf } from '../../src/share/shape.ts';
import { FOLDERS, type Loaded, loadRuleset } from '../contract/rulesets.ts';
import { crowded } from './crowded.ts';
import { codecOf, contentOf, randomNumbers, randomTable } from './random-tables.ts';

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

  it('give back crowds whose cards are alike in part, and fit one QR code', async () => {
    const pick = randomNumbers(24);
    for (const mixed of [0, 2, 10, 40]) {
      const content = {
        ...contentOf(loaded, randomTable(loaded, 3)),
        state: crowded(loaded, mixed, pick),
      };
      const fragment = await writeLink(codecOf(loaded), 't', { ...content, draft: null });
      const read = await readLink(codecOf(loaded), fragment);
      expect(isDeepStrictEqual(read.ok && read.value.state, content.state), `${mixed} mixed`).toBe(true);
      if (mixed === 0) expect(fragment.length).toBeLessThan(1_500);
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
    'half of the tags': ['c2.t.1.', 'not-ours'],
    'a newer form': ['c3.t.1.1.a', 'newer'],
    'newer content': ['c2.t.9.1.a', 'newer'],
    'a form that never was': ['c0.t.1.1.a', 'not-ours'],
    'the form before the first release': ['c1.t.1.1.a', 'older'],
    'a length beyond the limit': ['c2.t.1.zzzz.a', 'too-long'],
    'a length that no bytes give': ['c2.t.1.1.a', 'damaged'],
    'bytes that are not deflated': ['c2.t.1.8.AAAAAAAA', 'damaged'],
    'more bytes beside than there are': ['c2.t.1.4.__8A', 'damaged'],
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
    const payload = toBase64Url(await writePayload(shape, { title: 'Old' }));
    const read = await readLink(
      { ...codec, older: () => ({ shape, bringUp }) },
      writeFragment({ kind: 't', schema: 1, payload }),
    );
    expect(read.ok && read.value.name).toBe('Old');
  });
});

/** What the home screen reads of every ruleset. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import type { RulesetManifest } from '../../src/rulesets/contract.ts';
import { contrast } from './contrast.ts';
import { FOLDERS, loadManifest, loadRuleset, loadTile, MANIFEST_FOLDERS } from './rulesets.ts';

/** Least contrast for text of normal size, WCAG 2 level AA. */
const LEAST_CONTRAST = 4.5;

it('knows a manifest for every ruleset', () => {
  expect(MANIFEST_FOLDERS).toEqual(expect.arrayContaining([...FOLDERS]));
});

it('has an order without doubles', async () => {
  const all = await Promise.all(MANIFEST_FOLDERS.map(loadManifest));
  const orders = all.map(({ order }) => order);
  expect(new Set(orders).size).toBe(orders.length);
});

describe.each(MANIFEST_FOLDERS)('%s', (folder) => {
  let manifest: RulesetManifest;
  beforeAll(async () => {
    manifest = await loadManifest(folder);
  });

  it('is named after its folder and named in both languages', () => {
    expect(manifest.id).toBe(folder);
    for (const language of LANGUAGES) expect(manifest.title[language].trim()).not.toBe('');
  });

  it('can be read: accents and tiles have contrast in both themes', () => {
    for (const look of Object.values(manifest.look))
      expect(contrast(look.accent, look.accentInk)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });

  it('loads the ruleset of its own folder, or says that it has no screen', async () => {
    const loaded = await manifest.load?.();
    expect(loaded?.default.ruleset.id ?? folder).toBe(folder);
  });
});

describe.each(FOLDERS)('%s on the home screen', (folder) => {
  it('tells its progress from an empty table and from the demo', async () => {
    const { module, extras } = await loadRuleset(folder);
    const tile = await loadTile(folder);
    for (const language of LANGUAGES) {
      expect(tile.tagline[language].trim()).not.toBe('');
      for (const state of [module.ruleset.initial(), extras.demo(language).state]) {
        const text = tile.progress[language](module.progressOf(state));
        expect(text).not.toMatch(/undefined|NaN/);
        expect(text.trim()).not.toBe('');
      }
    }
  });
});

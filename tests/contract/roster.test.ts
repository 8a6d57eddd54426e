/** The roster that a table leaves behind, and the roster on paper, in every ruleset. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import type { PrintRoster } from '../../src/rulesets/contract.ts';
import { deepFreeze } from './deep-freeze.ts';
import { checkState } from './random-play.ts';
import { FOLDERS, type Loaded, loadRuleset } from './rulesets.ts';

/** The names of a state's figures, in the order of the lists they stand in. */
const namesOf = (state: object): string[] =>
  Object.values(state)
    .filter(Array.isArray)
    .flat()
    .map((one: { name?: unknown }) => one?.name)
    .filter((name): name is string => typeof name === 'string');

describe.each(FOLDERS)('%s', (folder) => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadRuleset(folder);
  });

  it('keeps everybody, and has a roster that is a table and the roster of itself', () => {
    const { rosterOf, demo } = loaded.extras;
    const { state } = demo('en');
    const roster = rosterOf!(deepFreeze(state));
    checkState(loaded, roster);
    expect(rosterOf!(roster)).toEqual(roster);
    expect(namesOf(roster)).toEqual(namesOf(state));
    expect(namesOf(roster).length).toBeGreaterThan(1);
  });

  it('keeps the house rules', () => {
    const { rosterOf, demo, houseRules } = loaded.extras;
    const { state } = demo('en');
    expect(houseRules.read(rosterOf!(state))).toEqual(houseRules.read(state));
  });

  describe.each(LANGUAGES)('on paper, %s', (language) => {
    let groups: PrintRoster['groups'];
    let names: string[];
    beforeAll(async () => {
      const { module, extras } = loaded;
      const { state } = extras.demo(language);
      names = namesOf(state);
      groups = extras.printRoster!(state, (await module.strings[language]()).default, language).groups;
    });

    it('has a row for everybody', () => {
      const rows = new Set(groups.flatMap((group) => group.rows.map(({ name }) => name)));
      for (const name of names) expect(rows).toContain(name);
    });

    it('fills every column, and heads each once', () => {
      for (const { title, columns, rows } of groups) {
        expect([title, ...columns].every((text) => text.trim() !== '')).toBe(true);
        expect(new Set(columns).size).toBe(columns.length);
        for (const { values } of rows) {
          expect(values).toHaveLength(columns.length);
          expect(values.filter((text) => text.trim() === '')).toEqual([]);
        }
      }
    });

    it('has no more ticks than boxes, and no box twice', () => {
      for (const { boxes } of groups.flatMap((group) => group.rows)) {
        expect(new Set(boxes.map(({ label }) => label)).size).toBe(boxes.length);
        for (const { label, total, ticked } of boxes)
          expect([label !== '', ticked >= 0 && ticked <= total, total > 0]).toEqual([true, true, true]);
      }
    });
  });
});

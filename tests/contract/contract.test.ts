/** What every ruleset promises to the table, the log and the players. One suite over every folder. */
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import type { HouseRuleField } from '../../src/rulesets/contract.ts';
import { deepFreeze } from './deep-freeze.ts';
import { checkState, commandOf, evenings, openTable, playEvening, stateOf } from './random-play.ts';
import { FOLDERS, type Loaded, loadRuleset } from './rulesets.ts';

/** Evenings over all rulesets together. */
const EVENINGS = 2_000;

/** The same evenings on every run; `FUZZ_SEED` looks at others. */
const SEED = Number(process.env.FUZZ_SEED ?? 48);

const LONG = 120_000;

it('finds the rulesets', () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
});

/** Values of a house rule that its field offers. */
const valuesOf = (field: HouseRuleField): readonly (boolean | number | string)[] => {
  if (field.kind === 'switch') return [true, false];
  return field.kind === 'number' ? [field.min, field.max] : field.options;
};

describe.each(FOLDERS)('%s', (folder) => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadRuleset(folder);
  });

  const startStates = (): unknown[] => [
    loaded.module.ruleset.initial(),
    ...LANGUAGES.map((language) => loaded.extras.demo(language).state as unknown),
  ];

  it('names itself after its folder', () => {
    expect(loaded.module.ruleset.id).toBe(folder);
    expect(Number.isInteger(loaded.module.ruleset.rulesVersion)).toBe(true);
  });

  it('starts from valid states, and its demo has a name', () => {
    for (const state of startStates()) checkState(loaded, state);
    for (const language of LANGUAGES) expect(loaded.extras.demo(language).name).not.toBe('');
  });

  it('proposes sample commands and decides each without a throw, sensible or not', () => {
    for (const state of startStates().map(deepFreeze)) {
      const samples = loaded.proof.sampleCommands(state);
      expect(samples.length).toBeGreaterThan(0);
      for (const command of samples) {
        expect(command.type).toBeTypeOf('string');
        loaded.module.ruleset.decide(state, command).next();
      }
    }
  });

  it('keeps every promise over random evenings', { timeout: LONG }, () => {
    const tally = { accepted: 0, refused: 0 };
    const numRuns = Math.ceil(EVENINGS / FOLDERS.length);
    fc.assert(
      fc.property(evenings, (evening) => playEvening(loaded, evening, tally)),
      { numRuns, seed: SEED },
    );
    // Evenings in which nothing happens, or in which everything is allowed, prove nothing.
    expect(tally.accepted).toBeGreaterThan(numRuns);
    expect(tally.refused).toBeGreaterThan(numRuns / 4);
  });

  it('gives the same dice when a test is undone and repeated', () => {
    let rolled = 0;
    const picks = fc.nat({ max: 999 });
    const twists = fc.constant<[number, number][]>([]);
    fc.assert(
      fc.property(picks, twists, (pick, none) => {
        const table = openTable(loaded, true);
        const command = commandOf(loaded, stateOf(table), { do: 'play', pick, twists: none });
        const first = command && table.play(command);
        if (!command || first?.kind !== 'done') return;
        table.undo();
        const second = table.play(command);
        const dice = [first, second].map((outcome) =>
          outcome.kind === 'done' && outcome.entry.kind === 'play' ? outcome.entry.dice : null,
        );
        expect(dice[1]).toEqual(dice[0]);
        rolled += dice[0]?.length ?? 0;
      }),
      { numRuns: 100, seed: SEED },
    );
    expect(rolled).toBeGreaterThan(0);
  });

  it('reads its house rules back as they were set', () => {
    const { fields, defaults, read, change } = loaded.extras.houseRules;
    const { ruleset, schemas } = loaded.module;
    expect(fields.map(({ key }) => key).sort()).toEqual(Object.keys(defaults).sort());
    expect(read(ruleset.initial())).toEqual(defaults);
    for (const field of fields) {
      const table = openTable(loaded, false);
      // Away from the default first, so that each change is one.
      const values = [...valuesOf(field)].sort((a) => (a === defaults[field.key] ? 1 : -1));
      for (const value of values) {
        if (read(stateOf(table))[field.key] === value) continue;
        const command = change(field.key, value);
        expect(v.is(schemas.command, command), `${field.key} = ${value} fits the schema`).toBe(true);
        expect(table.play(command), `${field.key} = ${value}`).toMatchObject({ kind: 'done' });
        expect(read(stateOf(table))[field.key]).toBe(value);
      }
    }
  });
});

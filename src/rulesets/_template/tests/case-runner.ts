/** Translates a worked case into the commands and functions that the screen uses. */
import type { CaseRunner } from '../../../../tests/cases/runner.ts';
import { resolve } from '../../../kernel/dice.ts';
import { DEFAULT_SETTINGS, type Settings, type State, type Unit, unitOf } from '../model.ts';
import { chanceToHold } from '../rules/nerve.ts';
import { ruleset } from '../rules/ruleset.ts';

interface Given {
  readonly units: readonly (Partial<Unit> & { readonly id: string; readonly nerve: number })[];
  readonly settings?: Partial<Settings>;
}
type When =
  | { readonly op: 'test'; readonly id: string; readonly die: number }
  | { readonly op: 'odds'; readonly id: string };

const build = (given: Given): State => ({
  units: given.units.map((unit) => ({ name: unit.id, shaken: false, ...unit })),
  settings: { ...DEFAULT_SETTINGS, ...given.settings },
});

export const runner: CaseRunner<Given, When> = {
  run: (given, when) => {
    const state = build(given);
    if (when.op === 'odds') {
      const { num, den } = chanceToHold(unitOf(state, when.id)!, state.settings);
      return { num: Number(num), den: Number(den) };
    }
    const answers = [{ id: 'nerve', source: 'typed' as const, values: [when.die] }];
    const result = resolve(() => ruleset.decide(state, { type: 'testNerve', id: when.id }), answers);
    if (result.kind === 'badDice') return { error: 'die-out-of-range' };
    if (result.kind !== 'done') return { error: 'no-dice' };
    if (!result.value.ok) return { error: result.value.why.code };
    return { shaken: unitOf(result.value.events.reduce(ruleset.evolve, state), when.id)?.shaken };
  },
};

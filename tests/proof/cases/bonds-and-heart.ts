import { demo } from '../../../src/rulesets/bonds-and-heart/demo.ts';
import type { Tone } from '../../../src/rulesets/bonds-and-heart/model/bearer.ts';
import type { TestPlan } from '../../../src/rulesets/bonds-and-heart/model/commands.ts';
import type { State } from '../../../src/rulesets/bonds-and-heart/model/state.ts';
import { refusalOdds } from '../../../src/rulesets/bonds-and-heart/rules/claims.ts';
import { freshPlan } from '../../../src/rulesets/bonds-and-heart/rules/fresh-plan.ts';
import { heartRolls } from '../../../src/rulesets/bonds-and-heart/rules/heart.ts';
import {
  chainChance,
  HEART_THROWS,
  heartOdds,
} from '../../../src/rulesets/bonds-and-heart/rules/heart-odds.ts';
import { ruleset } from '../../../src/rulesets/bonds-and-heart/rules/ruleset.ts';
import { testOdds } from '../../../src/rulesets/bonds-and-heart/rules/test-odds.ts';
import { chanceOf, eventOf, eventsOf, type Trial } from '../observe.ts';

const { state } = demo('en');
const nobodyAgain: State = { ...state, settings: { ...state.settings, nobodySixRerolls: true } };

function test(name: string, on: State, plan: TestPlan): Trial {
  const odds = testOdds(on, plan);
  if (!odds.ok) throw new Error(odds.why.code);
  const success = chanceOf(odds.value.success);
  return {
    name,
    predicted: { succeeds: success, fails: 1 - success },
    once: (rolled) => {
      const events = eventsOf(rolled(() => ruleset.decide(on, { type: 'rollTest', ...plan })));
      return eventOf(events, 'testRolled').success ? 'succeeds' : 'fails';
    },
  };
}

/** BH-7: the full die alone, with dice of a specialty, with what the example's bearers bring along. */
const tests: Trial[] = [
  ...[0, 1, 2].flatMap((heartless) =>
    [0, 1, 2].map((nobody) => {
      const plan = { ...freshPlan(state, null, null), score: 4, difficulty: 10, heartless, nobody };
      return test(`test with ${heartless} heartless and ${nobody} nobody dice`, state, plan);
    }),
  ),
  test('test with 2 nobody dice that grant throws (house rule)', nobodyAgain, {
    ...freshPlan(nobodyAgain, null, null),
    ...{ score: 4, difficulty: 12, nobody: 2 },
  }),
  ...state.bearers.map((bearer) => test(`test of ${bearer.name}`, state, freshPlan(state, bearer.id, null))),
];

/** BH-3: which plot a roll changes, on every heart of the example, both ways. */
const hearts: Trial[] = state.bearers.flatMap((bearer) =>
  (['light', 'dark'] as const).map((toward: Tone): Trial => {
    const odds = heartOdds(bearer.light, toward);
    const plots = [...odds.ways].map(([plot, ways]) => [plot, ways / HEART_THROWS] as const);
    return {
      name: `heart of ${bearer.name} towards ${toward}`,
      predicted: { ...Object.fromEntries(plots), none: odds.none / HEART_THROWS },
      once: (rolled) => {
        const { steps } = rolled(() =>
          heartRolls(bearer, bearer.light, { toward, plots: 1 }, 1, state.settings),
        );
        return String(steps[0]?.changed ?? 'none');
      },
    };
  }),
);

/** BH-P5: several rolls in a row. */
const chains: Trial[] = [2, 3].map((plots) => {
  const [bearer] = state.bearers;
  const all = chanceOf(chainChance(bearer!.light, 'dark', plots));
  return {
    name: `${plots} heart rolls in a row that all change a plot`,
    predicted: { all, 'not all': 1 - all },
    once: (rolled) => {
      const order = { toward: 'dark' as const, plots };
      const { steps } = rolled(() => heartRolls(bearer!, bearer!.light, order, 1, state.settings));
      return steps.every(({ changed }) => changed !== null) ? 'all' : 'not all';
    },
  };
});

/** BH-5.6: what turning a companion down does to the bond. */
const refusals: Trial[] = state.bearers.flatMap((owner) =>
  owner.bonds.slice(0, 1).map((bond): Trial => {
    const odds = refusalOdds(state, bond.to, owner.id, bond.kind)!;
    const [darkens, loses] = [chanceOf(odds.darkens), chanceOf(odds.bondLoses)];
    return {
      name: `refusal by ${owner.name}`,
      predicted: { 'bond loses': loses, 'heart darkens': darkens - loses, nothing: 1 - darkens },
      once: (rolled) => {
        const order = { toward: 'dark' as const, plots: 1 };
        const { steps } = rolled(() => heartRolls(owner, owner.light, order, 1, state.settings));
        const [step] = steps;
        if (step?.shifts.some((shift) => shift.bond === bond.id)) return 'bond loses';
        return step?.changed === null ? 'nothing' : 'heart darkens';
      },
    };
  }),
);

export const bondsAndHeart: readonly Trial[] = [...tests, ...hearts, ...chains, ...refusals];

/** How long the rules take on the largest tables; the strict limits stand in the benchmarks. */
import { describe, expect, it } from 'vitest';
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/game.ts';
import { forecastByChance } from '../rules/forecast.ts';
import { courseFrom } from '../rules/forecast-course.ts';
import { rangesOf } from '../rules/forecast-ranges.ts';
import { whatNow } from '../rules/guide.ts';
import { ruleset } from '../rules/ruleset.ts';
import { person, seeded, table } from './tools.ts';

/** `n` against `n` in ranks 5 cm apart, every fourth shaken, every tenth in flight. */
function host(n: number): State {
  const random = seeded(9);
  const side = (name: 'a' | 'b', y: number) =>
    Array.from({ length: n }, (_, i) =>
      person(
        `${name}${i}`,
        { side: name, chargeDistanceCm: 20 },
        {
          pos: { x: 5 + (i % 34) * 5, y: y + Math.floor(i / 34) * 5 },
          status: i % 10 === 0 ? 'flight' : 'ok',
          points: {
            demoralisation: i % 4 === 1 ? 1 + Math.floor(random() * 3) : 0,
            pursuit: 0,
            attack: 0,
            fury: 0,
          },
        },
      ),
    );
  return table([...side('a', 70), ...side('b', 20)], {});
}

/** The table's own way: the rule is started again for each answer. */
function answered(state: State, command: Command, random: () => number): State {
  const dice: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), dice);
    if (step.kind === 'done') {
      if (!step.value.ok) throw new Error(`${command.type}: ${step.value.why.code}`);
      return step.value.events.reduce(ruleset.evolve, state);
    }
    const { id, count } = step.request;
    dice.push({
      id,
      source: 'app',
      values: Array.from({ length: count }, () => 1 + Math.floor(random() * 6)),
    });
  }
}

function wholePhase(start: State): State {
  const random = seeded(2);
  let state = start;
  while (state.phase !== 'closed') {
    const now = whatNow(state);
    state = answered(state, now.command ?? { type: 'chooseFirst', first: 'a' }, random);
  }
  return state;
}

const median = (run: () => void): number => {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[2]!;
};

describe('given 200 against 200', () => {
  it('then a whole phase is decided in a moment', () => {
    const state = host(200);
    const took = median(() => wholePhase(state));
    console.log(`phase of 200 against 200: ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(1_500);
  });

  it('then a forecast of 100 takes no longer than a worker may', () => {
    const state = host(100);
    const start = performance.now();
    forecastByChance(courseFrom(state, 'a', rangesOf(state, 'a')), 2_000, seeded(1));
    const took = performance.now() - start;
    console.log(`forecast of 100: ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(10_000);
  });
});

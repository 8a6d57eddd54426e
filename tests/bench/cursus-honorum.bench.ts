/** The largest battles: sharing 500 points, a whole phase of 200 against 200, and the forecast of 100. */
import { type DiceResult, resolve } from '../../src/kernel/dice.ts';
import {
  type Character,
  DEFAULT_PROFILE,
  newCharacter,
  type Side,
} from '../../src/rulesets/cursus-honorum/model/character.ts';
import type { Command } from '../../src/rulesets/cursus-honorum/model/commands.ts';
import { initial, type State } from '../../src/rulesets/cursus-honorum/model/game.ts';
import { forecastByChance } from '../../src/rulesets/cursus-honorum/rules/forecast.ts';
import { courseFrom } from '../../src/rulesets/cursus-honorum/rules/forecast-course.ts';
import { FORECAST_RUNS } from '../../src/rulesets/cursus-honorum/rules/forecast-exact.ts';
import { rangesOf } from '../../src/rulesets/cursus-honorum/rules/forecast-ranges.ts';
import { whatNow } from '../../src/rulesets/cursus-honorum/rules/guide.ts';
import { makeShare } from '../../src/rulesets/cursus-honorum/rules/place.ts';
import { ruleset } from '../../src/rulesets/cursus-honorum/rules/ruleset.ts';
import { type Figure, medianTime } from './figure.ts';

/** A small source with a fixed course: every run throws the same dice. */
function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (Math.imul(a, 1_664_525) + 1_013_904_223) >>> 0;
    return a / 4_294_967_296;
  };
}

const IN_A_ROW = 34;
const STEP_CM = 5;

/** Ranks 5 cm apart; every fourth shaken, every tenth in flight. */
function army(side: Side, count: number, front: number, random: () => number): Character[] {
  return Array.from({ length: count }, (_, i) => ({
    ...newCharacter(`${side}${i}`, { ...DEFAULT_PROFILE, name: `${side}${i}`, side, chargeDistanceCm: 20 }),
    pos: { x: STEP_CM + (i % IN_A_ROW) * STEP_CM, y: front + Math.floor(i / IN_A_ROW) * STEP_CM },
    status: i % 10 === 0 ? ('flight' as const) : ('ok' as const),
    points: {
      ...{ pursuit: 0, attack: 0, fury: 0 },
      demoralisation: i % 4 === 1 ? 1 + Math.floor(random() * 3) : 0,
    },
  }));
}

function host(count: number): State {
  const random = seeded(9);
  const empty = initial();
  return {
    ...empty,
    armies: {
      a: { ...empty.armies.a, rangeMode: 'board' },
      b: { ...empty.armies.b, rangeMode: 'board' },
    },
    characters: [...army('a', count, 70, random), ...army('b', count, 20, random)],
  };
}

/** As the table does it: the rule is started again for each answer. */
function played(state: State, command: Command, random: () => number): State {
  const dice: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), dice);
    if (step.kind === 'done') {
      if (!step.value.ok) throw new Error(`${command.type}: ${step.value.why.code}`);
      return step.value.events.reduce(ruleset.evolve, state);
    }
    const { id, count } = step.request;
    const values = Array.from({ length: count }, () => 1 + Math.floor(random() * 6));
    dice.push({ id, source: 'app', values });
  }
}

function wholePhase(start: State): void {
  const random = seeded(2);
  let state = start;
  while (state.phase !== 'closed')
    state = played(state, whatNow(state).command ?? { type: 'chooseFirst', first: 'a' }, random);
}

export async function run(): Promise<Figure[]> {
  const [large, half] = [host(200), host(100)];
  const ids = large.characters.filter(({ side }) => side === 'a').map(({ id }) => id);
  const sources = Array.from({ length: 500 }, (_, i) => ({
    ...{ id: `s${i}`, points: 1, split: false },
    reach: ids,
  }));
  const figure = (name: string, runs: number, target: number, work: () => void): Figure => ({
    ...{ name, value: medianTime(runs, work), unit: 'ms', target, better: 'less' },
  });
  return [
    figure('500 points over 200 characters, cursus-honorum', 11, 10, () => {
      makeShare(large, 'a', 'demoralisation', sources, []);
    }),
    figure('a phase of 200 against 200, cursus-honorum', 7, 100, () => wholePhase(large)),
    figure('forecast of 100, cursus-honorum', 3, 1_000, () => {
      forecastByChance(courseFrom(half, 'a', rangesOf(half, 'a')), FORECAST_RUNS, seeded(1));
    }),
  ];
}

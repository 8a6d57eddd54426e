/** Who may run until the phase ends: courses drawn at random, and what many courses say together. */
import type { DiceRequest, Rule } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { isLeader } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { type Course, fleeingNow, untilDice } from './forecast-course.ts';

/** A number in [0, 1); passed in, since rules hold no random source. */
export type Random = () => number;

/** Runs a rule on dice of a random source. */
export function play<T>(rule: Rule<T>, random: Random): T {
  const throwDice = ({ count, faces }: DiceRequest): number[] => {
    const values: number[] = [];
    for (let i = 0; i < count; i += 1) values.push(1 + Math.floor(random() * faces));
    return values;
  };
  let step = rule.next();
  while (!step.done) step = rule.next(throwDice(step.value));
  return step.value;
}

export interface Forecast {
  readonly exact: boolean;
  readonly runs: number;
  /** How many flee on the table when the phase ends: entry k is the chance of exactly k. */
  readonly fleeing: readonly number[];
  /** Characters expected to enter flight from now on. */
  readonly expected: number;
  /** The chance that at least one leader enters flight from now on. */
  readonly leaderRuns: number;
  /** Chance to enter flight from now on, likeliest first; without those who cannot. */
  readonly byCharacter: readonly { readonly id: EntityId; readonly chance: number }[];
}

/** One way in which the phase can end. */
export interface Ending {
  readonly fleeing: number;
  readonly ran: readonly EntityId[];
  readonly weight: number;
}

/** Turns weighted endings of the phase into a forecast. */
export function summarise(state: State, endings: Iterable<Ending>, exact: boolean): Forecast {
  const leaders = new Set(state.characters.filter(isLeader).map(({ id }) => id));
  const fleeing: number[] = [];
  const chances = new Map<EntityId, number>();
  let leaderRuns = 0;
  let expected = 0;
  let runs = 0;
  for (const { fleeing: count, ran, weight } of endings) {
    runs += 1;
    while (fleeing.length <= count) fleeing.push(0);
    fleeing[count]! += weight;
    expected += weight * ran.length;
    if (ran.some((id) => leaders.has(id))) leaderRuns += weight;
    for (const id of ran) chances.set(id, (chances.get(id) ?? 0) + weight);
  }
  const byCharacter = [...chances]
    .map(([id, chance]) => ({ id, chance }))
    .sort((one, other) => other.chance - one.chance);
  return { exact, runs, fleeing, expected, leaderRuns, byCharacter };
}

/** One course to its end, on the game's own dice. */
function playOut(start: ReturnType<typeof untilDice>, random: Random): Omit<Ending, 'weight'> {
  let now = start;
  while (now.due) {
    const { rules, after } = now.due;
    const events: Event[] = [];
    for (const rule of rules) events.push(...play(rule(), random));
    now = untilDice(after(events));
  }
  return { fleeing: fleeingNow(now.course), ran: now.course.ran };
}

/** Monte Carlo over `runs` courses: show its figures with "≈". */
export function forecastByChance(course: Course, runs: number, random: Random): Forecast {
  // Everything up to the first dice is the same in all of them.
  const start = untilDice(course);
  const endings = Array.from({ length: runs }, () => ({ ...playOut(start, random), weight: 1 / runs }));
  return summarise(course.state, endings, false);
}

/** ST-4, ST-11.3, ST-11.5: the test itself, and its odds from the same function. */
import { type Rule, roll } from '../../../kernel/dice.ts';
import { enumerate } from '../../../kernel/enumerate.ts';
import { ZERO } from '../../../kernel/fraction.ts';
import type { Settings } from '../model/settings.ts';
import type { Unit } from '../model/unit.ts';
import { testLd } from './leadership.ts';

export interface TestTerms {
  readonly ld: number;
  readonly coldBlooded: boolean;
  /** A re-roll of a failed psychology test may be used. */
  readonly reroll: boolean;
}

/** What the dice of one throw need to know: a re-roll is another throw. */
type ThrowTerms = Pick<TestTerms, 'ld' | 'coldBlooded'>;

export interface Throw {
  readonly dice: readonly number[];
  readonly total: number;
  readonly passed: boolean;
}

/** The terms of a unit's next test. ST-11.1: no Cold-Blooded and no re-roll while the switch is off. */
export const testTerms = (unit: Unit, settings: Settings): TestTerms => ({
  ld: testLd(unit, settings).ld,
  coldBlooded: settings.fullGameModifiers && unit.coldBlooded,
  reroll: settings.fullGameModifiers && unit.reroll,
});

/**
 * ST-4.1: 2D6, at or below Leadership passes; no number passes or fails by itself (ST-4.5).
 * ST-11.3: Cold-Blooded rolls three dice and drops the highest.
 */
export function* throwTest(id: 'test' | 'reroll', { ld, coldBlooded }: ThrowTerms): Rule<Throw> {
  const dice = yield* roll(id, coldBlooded ? 3 : 2, 6);
  const sum = dice.reduce((total, face) => total + face, 0);
  const total = coldBlooded ? sum - Math.max(...dice) : sum;
  return { dice, total, passed: total <= ld };
}

/** ST-11.5: a failure may be rolled again once, all dice; the second result stands. */
export function* wholeTest(terms: TestTerms): Rule<Throw> {
  const first = yield* throwTest('test', terms);
  return first.passed || !terms.reroll ? first : yield* throwTest('reroll', terms);
}

/** A chance as a count of equally likely throws, in no lowest terms: "30 in 36". */
export interface Ways {
  readonly num: number;
  /** 36, 216, 1296 or 46656. */
  readonly den: number;
}

/** Leadership is a whole number of 0 to 10, so this stays small. */
const known = new Map<string, Ways>();

/** The chance of one throw, by walking all its faces. */
export function throwChance(ld: number, coldBlooded: boolean): Ways {
  const key = `${ld}/${coldBlooded}`;
  const cached = known.get(key);
  if (cached) return cached;
  const byPassed = enumerate(
    () => throwTest('test', { ld, coldBlooded }),
    ({ passed }) => String(passed),
  );
  const { num, den } = byPassed.get('true') ?? ZERO;
  const outOf = coldBlooded ? 216 : 36;
  const ways = { num: Number(num) * (outOf / Number(den)), den: outOf };
  known.set(key, ways);
  return ways;
}

/** ST-12.1: the chance to pass, 1 − (1 − p)² with a re-roll (proved against `wholeTest`). */
export function passChance({ ld, coldBlooded, reroll }: TestTerms): Ways {
  const { num, den } = throwChance(ld, coldBlooded);
  return reroll ? { num: den ** 2 - (den - num) ** 2, den: den ** 2 } : { num, den };
}

/** The chance of a unit's next test. */
export const unitChance = (unit: Unit, settings: Settings): Ways => passChance(testTerms(unit, settings));

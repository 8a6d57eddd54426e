import { type DiceRequest, type DiceResult, type Rule, resolve } from './dice.ts';
import { add, type Fraction, fraction, ZERO } from './fraction.ts';

/** Every answer that dice can give to `request`, first die fastest. */
export function* everyThrow(request: DiceRequest): Generator<readonly number[]> {
  const { count, faces } = request;
  const total = faces ** count;
  for (let n = 0; n < total; n += 1) {
    yield Array.from({ length: count }, (_, i) => (Math.floor(n / faces ** i) % faces) + 1);
  }
}

/**
 * The exact distribution of a rule's outcomes, by walking every face of every request. It is the function
 * that shows odds, run on the function that resolves the test: the two cannot disagree.
 * @param key names the outcome class of a finished run
 * @param cap most finished runs to walk
 * @throws RangeError when there are more than `cap` runs: use a closed formula of `odds.ts` and prove it
 */
export function enumerate<T>(
  start: () => Rule<T>,
  key: (value: T) => string,
  cap = 50_000,
): Map<string, Fraction> {
  // Runs of equal depth weigh the same, so whole numbers are counted for each denominator and only
  // added up as fractions at the end.
  const counts = new Map<string, Map<bigint, bigint>>();
  let runs = 0;
  const visit = (answers: readonly DiceResult[], denominator: bigint): void => {
    const step = resolve(start, answers);
    if (step.kind === 'badDice') throw new Error('a rule asked for different dice on the same answers');
    if (step.kind === 'done') {
      runs += 1;
      if (runs > cap) throw new RangeError(`more than ${cap} outcomes`);
      const name = key(step.value);
      const byDenominator = counts.get(name) ?? new Map<bigint, bigint>();
      counts.set(name, byDenominator);
      byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + 1n);
      return;
    }
    const { id, faces, count } = step.request;
    if (faces ** count > cap) throw new RangeError(`more than ${cap} outcomes`);
    const next = denominator * BigInt(faces) ** BigInt(count);
    for (const values of everyThrow(step.request)) visit([...answers, { id, source: 'app', values }], next);
  };
  visit([], 1n);
  const odds = new Map<string, Fraction>();
  for (const [name, byDenominator] of counts) {
    let sum = ZERO;
    for (const [denominator, count] of byDenominator) sum = add(sum, fraction(count, denominator));
    odds.set(name, sum);
  }
  return odds;
}

/**
 * The first throw for which the finished rule satisfies `wanted`: the faces that stand for a declared
 * outcome ("passes", "no 1") when the players tell the result and not the dice. Looks only at rules with
 * one more request to answer; null when no throw fits, or none of the first `cap`.
 */
export function representative<T>(
  start: () => Rule<T>,
  answers: readonly DiceResult[],
  wanted: (value: T) => boolean,
  cap = 50_000,
): readonly number[] | null {
  const step = resolve(start, answers);
  if (step.kind !== 'needsDice') return null;
  let walked = 0;
  for (const values of everyThrow(step.request)) {
    walked += 1;
    if (walked > cap) return null;
    const after = resolve(start, [...answers, { id: step.request.id, source: 'declared', values }]);
    if (after.kind === 'done' && wanted(after.value)) return values;
  }
  return null;
}

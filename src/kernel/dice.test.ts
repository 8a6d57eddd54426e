import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiceResult, FACES, fits, type Rule, resolve, roll, rollOne } from './dice.ts';

const typed = (id: string, ...values: number[]): DiceResult => ({ id, source: 'typed', values });

/** A hit on 4 or more, and a save for a hit. */
function* shoot(): Rule<string> {
  const hit = yield* rollOne('hit', 6);
  if (hit < 4) return 'missed';
  const [a, b] = yield* roll('save', 2, 6);
  return a! + b! >= 8 ? 'saved' : 'lost';
}

describe('resolve', () => {
  it('asks for the first dice when there are none', () => {
    expect(resolve(shoot, [])).toEqual({
      kind: 'needsDice',
      index: 0,
      request: { id: 'hit', faces: 6, count: 1 },
    });
  });

  it('asks for the next dice only when the rule goes on', () => {
    expect(resolve(shoot, [typed('hit', 3)])).toEqual({ kind: 'done', value: 'missed' });
    expect(resolve(shoot, [typed('hit', 4)])).toMatchObject({ kind: 'needsDice', index: 1 });
    expect(resolve(shoot, [typed('hit', 4), typed('save', 4, 4)])).toEqual({ kind: 'done', value: 'saved' });
  });

  it('gives the same answer however often it starts again', () => {
    const answers = [typed('hit', 6), typed('save', 1, 2)];
    expect(resolve(shoot, answers)).toEqual(resolve(shoot, answers));
  });

  it('ignores answers beyond the last request', () => {
    expect(resolve(shoot, [typed('hit', 1), typed('more', 9)])).toEqual({ kind: 'done', value: 'missed' });
  });

  it.each([
    ['another name', typed('save', 4)],
    ['too many', typed('hit', 4, 4)],
    ['none', typed('hit')],
    ['zero', typed('hit', 0)],
    ['seven', typed('hit', 7)],
    ['a half', typed('hit', 3.5)],
    ['no number', typed('hit', Number.NaN)],
    ['endless', typed('hit', Number.POSITIVE_INFINITY)],
  ])('refuses an answer with %s', (_what, answer) => {
    expect(resolve(shoot, [answer])).toMatchObject({ kind: 'badDice', result: answer });
  });

  it('asks nothing for no dice', () => {
    expect(resolve(() => roll('none', 0, 6), [])).toEqual({ kind: 'done', value: [] });
    expect(resolve(() => roll('none', -3, 6), [])).toEqual({ kind: 'done', value: [] });
  });
});

describe('fits', () => {
  it('accepts every throw of the right dice and no other number of them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACES).chain((faces) =>
          fc.record({
            faces: fc.constant(faces),
            values: fc.array(fc.integer({ min: 1, max: faces }), { minLength: 1, maxLength: 20 }),
          }),
        ),
        ({ faces, values }) => {
          const request = { id: 'x', faces, count: values.length };
          expect(fits(request, values)).toBe(true);
          expect(fits(request, [...values, 1])).toBe(false);
          expect(fits(request, [...values.slice(1), faces + 1])).toBe(false);
          expect(fits(request, [...values.slice(1), 0])).toBe(false);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampShift, middleOf, shifted } from './moving.ts';

const mat = { width: 24, height: 12, grid: 1 };
const group = [
  { id: 'a', x: 2, y: 3 },
  { id: 'b', x: 20, y: 6 },
];

describe('moving a group', () => {
  it('stops as a whole at the edge of the mat', () => {
    expect(clampShift(group, { x: 9, y: -9 }, mat)).toEqual({ x: 4, y: -3 });
  });

  it('keeps places to a thousandth of a unit', () => {
    expect(shifted(group, { x: 1 / 3, y: 0 }, mat)[0]).toEqual({ id: 'a', x: 2.333, y: 3 });
  });

  it('never leaves the mat, and keeps the formation when it was on it', () => {
    const shift = fc.double({ min: -99, max: 99, noNaN: true });
    fc.assert(
      fc.property(shift, shift, (x, y) => {
        const [a, b] = shifted(group, clampShift(group, { x, y }, mat), mat);
        for (const move of [a, b]) {
          expect(move?.x).toBeGreaterThanOrEqual(0);
          expect(move?.x).toBeLessThanOrEqual(24);
          expect(move?.y).toBeGreaterThanOrEqual(0);
          expect(move?.y).toBeLessThanOrEqual(12);
        }
        expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(18, 2);
        expect((b?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo(3, 2);
      }),
    );
  });

  it('brings a piece that stands outside back onto the mat', () => {
    expect(shifted([{ id: 'out', x: -5, y: 40 }], { x: 1, y: 0 }, mat)).toEqual([{ id: 'out', x: 0, y: 12 }]);
  });

  it('lands with its middle where the finger taps', () => {
    expect(middleOf(group)).toEqual({ x: 11, y: 4.5 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, clampToMat, distance, EPSILON, edgeDistance, within } from './geometry.ts';

const place = fc.record({
  x: fc.double({ min: -1000, max: 1000, noNaN: true }),
  y: fc.double({ min: -1000, max: 1000, noNaN: true }),
});

describe('distances', () => {
  it('are measured as the tape lies', () => {
    expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
    expect(distance({ x: 10, y: 20 }, { x: 13, y: 24 })).toBe(5);
    expect(distance({ x: -1, y: -1 }, { x: 2, y: 3 })).toBe(5);
    expect(edgeDistance({ x: 0, y: 0 }, 2, { x: 3, y: 4 }, 1)).toBe(3.5);
  });

  it('are never negative between bases: those that overlap touch', () => {
    expect(edgeDistance({ x: 0, y: 0 }, 4, { x: 1, y: 0 }, 4)).toBe(0);
  });

  it('are the same there and back, and no detour is shorter', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(edgeDistance(a, 1, b, 2)).toBe(edgeDistance(b, 2, a, 1));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-6);
      }),
    );
  });

  it('count on the line, whatever rounding does', () => {
    expect(within(2, 2)).toBe(true);
    expect(within(0.1 + 0.2, 0.3)).toBe(true);
    expect(within(2 + 10 * EPSILON, 2)).toBe(false);
  });
});

describe('the mat', () => {
  it('keeps every point', () => {
    expect(clamp(5, 0, 3)).toBe(3);
    expect(clamp(-5, 0, 3)).toBe(0);
    fc.assert(
      fc.property(place, (p) => {
        const { x, y } = clampToMat(p, 24, 36);
        expect(x >= 0 && x <= 24 && y >= 0 && y <= 36).toBe(true);
        expect(clampToMat({ x, y }, 24, 36)).toEqual({ x, y });
      }),
    );
  });
});

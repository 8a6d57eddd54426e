import { describe, expect, it } from 'vitest';
import { leastDrawn, spacingOf } from './crowd.ts';

describe('how large tokens are drawn at least', () => {
  it('depends on how close they usually stand, not on a single pair', () => {
    const rank = Array.from({ length: 400 }, (_, i) => ({ x: (i % 40) * 4, y: Math.floor(i / 40) * 5 }));
    expect(spacingOf(rank)).toBe(4);
    expect(spacingOf([...rank, { x: 500, y: 500 }, { x: 500.1, y: 500 }])).toBe(4);
  });

  it('is the full size for a lone token and for none', () => {
    expect(leastDrawn(spacingOf([{ x: 1, y: 1 }]), 4, 16)).toBe(28);
    expect(leastDrawn(spacingOf([]), 4, 16)).toBe(28);
  });

  it('shrinks in steps in a crowd and grows with the text', () => {
    expect(leastDrawn(4, 6, 16)).toBe(24);
    expect(leastDrawn(4, 4, 16)).toBe(17);
    expect(leastDrawn(4, 12, 32)).toBe(48);
  });
});

import { describe, expect, it } from 'vitest';
import { chooseLayout } from './rails.ts';

const square = { width: 24, height: 24, grid: 1 };
const room = { tools: 226, zoom: 226, one: 58, thickness: 66 };

describe('where the buttons stand', () => {
  it('is beside a square mat on a wide board and above it on a tall one', () => {
    expect(chooseLayout({ ...room, width: 780, height: 740 }, square).rails).toBe('left');
    expect(chooseLayout({ ...room, width: 600, height: 800 }, square).rails).toBe('top');
  });

  it('is above a mat that leaves room there', () => {
    const layout = chooseLayout({ ...room, width: 780, height: 740 }, { width: 180, height: 120, grid: 10 });
    expect(layout.rails).toBe('top');
    expect(layout.area).toEqual({ left: 0, top: 66, width: 780, height: 674 });
    expect(layout.between).toBe(780 - 452 - 24);
  });

  it('folds the zoom buttons on a phone', () => {
    const layout = chooseLayout({ ...room, width: 390, height: 330 }, square);
    expect(layout.folded).toBe(true);
    expect(layout.area.width * layout.area.height).toBeGreaterThan(0.7 * 390 * 330);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barLength,
  clampView,
  fitScale,
  MAX_ZOOM,
  placementOf,
  toScreen,
  toTable,
  viewOf,
  wholeMat,
  zoomAbout,
} from './view.ts';

const mat = { width: 24, height: 12, grid: 1 };
const area = { left: 60, top: 0, width: 500, height: 400 };

describe('the view', () => {
  it('shows the whole mat in the middle of what the buttons leave free', () => {
    const placement = placementOf(wholeMat(mat), mat, area);
    expect(placement.scale).toBe(480 / 24);
    expect(toScreen(placement, { x: 12, y: 6 })).toEqual({ x: 310, y: 200 });
  });

  it('finds the same place again from table to screen and back, at any zoom', () => {
    const number = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 8, noNaN: true }),
        number,
        number,
        number,
        number,
        (zoom, ...n) => {
          const placement = placementOf(clampView({ zoom, x: n[0], y: n[1] }, mat, area), mat, area);
          const back = toTable(placement, toScreen(placement, { x: n[2], y: n[3] }));
          expect(back.x).toBeCloseTo(n[2], 6);
          expect(back.y).toBeCloseTo(n[3], 6);
        },
      ),
    );
  });

  it('keeps the place under the fingers while zooming in', () => {
    const placement = placementOf({ zoom: 2, x: 12, y: 6 }, mat, area);
    const at = { x: 300, y: 210 };
    const after = placementOf(zoomAbout(placement, 1.8, at, at, mat, area), mat, area);
    expect(toTable(after, at).x).toBeCloseTo(toTable(placement, at).x, 9);
    expect(toTable(after, at).y).toBeCloseTo(toTable(placement, at).y, 9);
  });

  it('never zooms out past the whole mat nor in past the largest', () => {
    const whole = placementOf(wholeMat(mat), mat, area);
    const at = { x: 100, y: 100 };
    expect(zoomAbout(whole, 0.2, at, at, mat, area)).toEqual(wholeMat(mat));
    expect(zoomAbout(whole, 100, at, at, mat, area).zoom).toBe(MAX_ZOOM);
  });

  it('pans no further than the edge of the mat', () => {
    const view = viewOf({ scale: 80, left: 5000, top: -9000 }, mat, area);
    const placement = placementOf(view, mat, area);
    expect(toScreen(placement, { x: 0, y: 0 }).x).toBeCloseTo(area.left + 10, 6);
    expect(toScreen(placement, { x: 0, y: 12 }).y).toBeCloseTo(area.height - 10, 6);
  });

  it('keeps the same place in the middle when the screen turns', () => {
    const view = clampView({ zoom: 4, x: 9, y: 6 }, mat, area);
    const turned = { left: 0, top: 60, width: 400, height: 500 };
    const placement = placementOf(clampView(view, mat, turned), mat, turned);
    expect(toScreen(placement, { x: 9, y: 6 })).toEqual({ x: 200, y: 310 });
  });

  it('has a scale to divide by before it is laid out', () => {
    expect(fitScale(mat, { left: 0, top: 0, width: 0, height: 0 })).toBeGreaterThan(0);
  });
});

describe('the scale bar', () => {
  it.each([
    [11.6, 10],
    [29, 2],
    [4, 20],
    [200, 0.5],
  ])('at %f px a unit is %f units long', (scale, units) => {
    expect(barLength(scale, 130)).toBeCloseTo(units, 9);
  });
});

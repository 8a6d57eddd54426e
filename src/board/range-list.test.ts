import { describe, expect, it } from 'vitest';
import { isByHand, listed, others, type RangeItem } from './range-list.ts';

const item = (id: string, more: Partial<RangeItem> = {}): RangeItem => ({
  id,
  name: id,
  code: id.slice(0, 2),
  tone: 'a',
  distance: 5,
  measured: false,
  on: false,
  ...more,
});
const items = [
  item('Lucius', { measured: true, on: true, distance: 2 }),
  item('Máximo', { measured: true, on: false, distance: 3 }),
  item('Far', { on: true, distance: 30 }),
  item('Ñuño', { distance: 12 }),
  item('Cayo', { distance: 11 }),
];
const names = (list: readonly RangeItem[]) => list.map(({ id }) => id);

describe('who is in range', () => {
  it('lists those who count and those who were struck out by hand', () => {
    expect(names(listed(items))).toEqual(['Lucius', 'Máximo', 'Far']);
    expect(names(items.filter(isByHand))).toEqual(['Máximo', 'Far']);
  });

  it('has no hand against the measurement where nothing is measured', () => {
    expect(isByHand(item('x', { measured: null, on: true }))).toBe(false);
  });

  it('offers everybody else, nearest first, found without accents', () => {
    expect(names(others(items, ''))).toEqual(['Cayo', 'Ñuño']);
    expect(names(others(items, ' nuno'))).toEqual(['Ñuño']);
  });
});

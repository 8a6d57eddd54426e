import { describe, expect, it } from 'vitest';
import { endAt, readRuler } from './measure.ts';
import { piece } from './test-pieces.ts';

const a = piece('a', 0, 0, { diameter: 2 });
const b = piece('b', 10, 0, { diameter: 4 });
const byId = new Map([a, b].map((token) => [token.id, token]));
const place = { x: 3, y: 4 };

describe('the ruler', () => {
  it('reads from edge to edge between two tokens', () => {
    const reading = readRuler(endAt(place, a), endAt(place, b), byId);
    expect(reading).toEqual({ from: { x: 1, y: 0 }, to: { x: 8, y: 0 }, value: 7 });
  });

  it('reads from the middle when one end is a free place', () => {
    expect(readRuler(endAt(place, a), endAt(place, null), byId).value).toBe(5);
  });

  it('reads nothing between bases that overlap', () => {
    const near = new Map([...byId, ['b', { ...b, x: 2 }]]);
    expect(readRuler(endAt(place, a), endAt(place, b), near).value).toBe(0);
  });

  it('follows a token that moves and keeps the place of one that is gone', () => {
    const moved = new Map([...byId, ['b', { ...b, x: 20 }]]);
    expect(readRuler(endAt(place, a), endAt(place, b), moved).value).toBe(17);
    expect(readRuler(endAt(place, a), endAt(place, b), new Map([['a', a]])).value).toBe(10);
  });
});

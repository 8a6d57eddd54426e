import { describe, expect, it } from 'vitest';
import { nearestInDirection } from './neighbour.ts';

const pieces = [
  { id: 'middle', x: 5, y: 5 },
  { id: 'right', x: 8, y: 5.5 },
  { id: 'up-right', x: 6, y: 3 },
  { id: 'down', x: 5, y: 9 },
];
const from = { x: 5, y: 5 };

describe('the next token in a direction', () => {
  it.each([
    ['right', 'right'],
    ['up', 'up-right'],
    ['down', 'down'],
  ] as const)('to the %s is "%s"', (direction, id) => {
    expect(nearestInDirection(pieces, from, direction)?.id).toBe(id);
  });

  it('is nobody at the edge of the crowd', () => {
    expect(nearestInDirection(pieces, from, 'left')).toBeNull();
  });
});

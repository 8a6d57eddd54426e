import { describe, expect, it } from 'vitest';
import { sameToken } from './same-token.ts';
import { piece } from './test-pieces.ts';

const mark = { place: 'ne', shape: 'disc', tone: 'fear', text: '1' } as const;

describe('whether a token has to be drawn again', () => {
  it('does not when it was only built anew', () => {
    expect(sameToken(piece('a', 1, 2, { marks: [{ ...mark }] }), piece('a', 1, 2, { marks: [mark] }))).toBe(
      true,
    );
  });

  it.each([
    ['moved', piece('a', 1, 3, { marks: [mark] })],
    ['has another mark', piece('a', 1, 2, { marks: [{ ...mark, text: '2' }] })],
    ['lost its marks', piece('a', 1, 2)],
    ['flees', piece('a', 1, 2, { marks: [mark], outline: 'dashed' })],
  ])('does when it %s', (_, other) => {
    expect(sameToken(piece('a', 1, 2, { marks: [mark] }), other)).toBe(false);
  });
});

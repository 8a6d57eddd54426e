import { describe, expect, it } from 'vitest';
import { tokenAt, tokensInBand } from './hit.ts';
import { piece } from './test-pieces.ts';

const tokens = [piece('a', 2, 2), piece('b', 3, 2), piece('big', 8, 8, { diameter: 4 }), piece('on', 8.5, 8)];
const reach = { drawn: 0.4, finger: 1 };

describe('the token that a finger means', () => {
  it('is the nearest of a crowd, also outside its disc', () => {
    expect(tokenAt(tokens, { x: 2.4, y: 2.8 }, reach)?.id).toBe('a');
    expect(tokenAt(tokens, { x: 2.6, y: 2.8 }, reach)?.id).toBe('b');
  });

  it('is nobody beyond the reach of a finger', () => {
    expect(tokenAt(tokens, { x: 2, y: 3.1 }, reach)).toBeNull();
  });

  it('may be a small one that stands on a large one, or the large one beside it', () => {
    expect(tokenAt(tokens, { x: 8.6, y: 8 }, reach)?.id).toBe('on');
    expect(tokenAt(tokens, { x: 6.5, y: 8 }, reach)?.id).toBe('big');
  });

  it('is the upper one of two in the same place', () => {
    expect(tokenAt([piece('under', 1, 1), piece('over', 1, 1)], { x: 1, y: 1 }, reach)?.id).toBe('over');
  });
});

describe('the rubber band', () => {
  it('takes those whose middle is inside, whichever way it was drawn', () => {
    expect(tokensInBand(tokens, { x: 4, y: 3 }, { x: 1, y: 1 })).toEqual(['a', 'b']);
    expect(tokensInBand(tokens, { x: 2.5, y: 1 }, { x: 4, y: 3 })).toEqual(['b']);
  });
});

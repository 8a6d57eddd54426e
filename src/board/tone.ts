import type { RingTone, TokenTone } from './types.ts';

const NAMED: Readonly<Record<string, string>> = {
  a: 'var(--side-a)',
  b: 'var(--side-b)',
  fear: 'var(--fear)',
  pursuit: 'var(--pursuit)',
  attack: 'var(--attack)',
  accent: 'var(--accent)',
  ink: 'var(--ink)',
};

/** The CSS colour of a tone; what is not a name of ours is a colour already. */
export const toneColour = (tone: TokenTone | RingTone): string => NAMED[tone] ?? tone;

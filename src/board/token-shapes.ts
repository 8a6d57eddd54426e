import type { BoardToken, TokenMark } from './types.ts';

/** Drawings of tokens in a box from -19 to 19: 38 is the token's diameter. */
export const HALF = 19;

export const FACES: Readonly<Record<BoardToken['shape'], string>> = {
  disc: 'M0-18A18 18 0 1 1 0 18A18 18 0 1 1 0-18Z',
  shield: 'M0-21L19-14.5V4C19 13 10 18.5 0 22C-10 18.5-19 13-19 4V-14.5Z',
  square: 'M-13-17H13A4 4 0 0 1 17-13V13A4 4 0 0 1 13 17H-13A4 4 0 0 1-17 13V-13A4 4 0 0 1-13-17Z',
};

/** Drawings of marks around (0, 0), about 22 wide. */
export const MARKS: Readonly<Record<TokenMark['shape'], string>> = {
  disc: 'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z',
  triangle: 'M0-13.5L13 9H-13Z',
  diamond: 'M0-13.5L13 0L0 13.5L-13 0Z',
  flame: 'M1-15C3-9 11-5 11 3A11 11 0 0 1-11 3C-11-2-8-5-6-8C-5-5-4-4-3-4C-1-7-1-11 1-15Z',
  half: 'M-11 5A11 11 0 0 1 11 5Z',
  arrow: 'M6 0H-7M-2-5.5L-7.5 0L-2 5.5',
  cross: 'M-6.5-6.5L6.5 6.5M6.5-6.5L-6.5 6.5',
};

/** Where the text of a mark stands: the visual middle of its shape. */
export const MARK_BASELINES: Readonly<Record<TokenMark['shape'], number>> = {
  disc: 5,
  triangle: 6.5,
  diamond: 5,
  flame: 8,
  half: 3,
  arrow: 5,
  cross: 5,
};

const CORNER = 16.5;

export const MARK_PLACES: Readonly<Record<TokenMark['place'], readonly [number, number]>> = {
  ne: [CORNER, -CORNER],
  nw: [-CORNER, -CORNER],
  sw: [-CORNER, CORNER],
  se: [CORNER, CORNER],
};

const STAR_RADIUS = 5.4;
const STAR_STEP = 10.5;

function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? STAR_RADIUS : STAR_RADIUS * 0.45;
    const angle = (i * Math.PI) / 5;
    return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A row of stars in the upper half; more than three are drawn as one with the number in the name. */
export const starsPath = (count: number): string =>
  Array.from({ length: Math.min(3, count) }, (_, i, all = Math.min(3, count)) =>
    star((i - (all - 1) / 2) * STAR_STEP, -7),
  ).join('');

/** Font size of a code inside its shape: four letters still leave a rim. */
export function codeSize(code: string, stars: number): number {
  const wide = [17, 17, 16, 13.5, 11.5][code.length] ?? 11;
  return stars > 0 ? Math.min(wide, 15) : wide;
}

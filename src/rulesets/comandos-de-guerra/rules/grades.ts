/** CG-2: the six grades of a result, their bands, and the odds of each, all from one function. */
import { type Fraction, fraction } from '../../../kernel/fraction.ts';
import type { House } from '../model/house.ts';
import { GRADES, type Grade, type MoraleKind } from '../model/words.ts';

/** CG-2.1: the tens of the level; 10 at level 100. */
export const highSuccessSpread = (level: number): number => Math.floor(level / 10);

/** CG-2.2: ten less the tens. */
export const highFailureSpread = (level: number): number => 10 - highSuccessSpread(level);

/** CG-1.5, CG-1.6: a natural 1 always succeeds, a natural 100 always fails, else at or under the level. */
export const succeeds = (level: number, roll: number, result: number): boolean =>
  roll === 1 || (roll !== 100 && result <= level);

/** The grade of a result, pass or fail being settled already (CG-2.3 to CG-2.10 in the order of CG-2.11). */
function gradeOf(level: number, result: number, success: boolean, house: House): Grade {
  const spread = highSuccessSpread(level);
  const failSpread = 10 - spread;
  const lowFirst = house.overlapPriority === 'low'; // CG-2.9
  if (success) {
    const high = result <= spread; // CG-2.3
    const low = result >= level - failSpread; // CG-2.4, and CG-2.5 for what is neither
    if (lowFirst) return low ? 'lowSuccess' : high ? 'highSuccess' : 'mediumSuccess';
    return high ? 'highSuccess' : low ? 'lowSuccess' : 'mediumSuccess';
  }
  const edge = 100 - failSpread;
  const reached = house.highFailureEdge === 'inclusive' ? result >= edge : result > edge; // CG-2.6
  const high = reached && (house.aboveHundred === 'high' || result <= 100); // CG-2.10
  const low = result <= level + spread; // CG-2.7
  if (lowFirst) return low ? 'lowFailure' : high ? 'highFailure' : 'mediumFailure';
  return high ? 'highFailure' : low ? 'lowFailure' : 'mediumFailure';
}

/** House rule of CG-2.11, applied last: nobody below level 10 shines. */
const tempered = (level: number, grade: Grade, house: House): Grade =>
  house.noHighSuccessBelow10 && level < 10 && grade === 'highSuccess' ? 'lowSuccess' : grade;

export interface Judgement {
  readonly result: number;
  readonly success: boolean;
  readonly grade: Grade;
  readonly natural: 1 | 100 | null;
}

/**
 * Judges one d100 (CG-1.4 to CG-1.7, CG-2). Results are never clipped.
 * @param level 0…100
 * @param modifier sum of all penalties (positive) and bonuses (negative)
 * @param roll raw face, 1…100
 */
export function judge(level: number, modifier: number, roll: number, house: House): Judgement {
  const result = roll + modifier;
  const success = succeeds(level, roll, result);
  const natural = roll === 1 ? 1 : roll === 100 ? 100 : null;
  const extreme = house.naturalGrade === 'extreme' && natural !== null; // CG-2.8
  const grade = extreme ? (success ? 'highSuccess' : 'highFailure') : gradeOf(level, result, success, house);
  return { result, success, grade: tempered(level, grade, house), natural };
}

/** The morale check that a grade calls for (CG-17.3). */
export const promptOf = (grade: Grade | null): MoraleKind | null =>
  grade === 'highSuccess' ? 'moralise' : grade === 'highFailure' ? 'demoralise' : null;

export type Band = readonly [number | null, number | null];

/** Far enough from 0…100 that every band has shown whether it ends. */
const LOWEST = -60;
const HIGHEST = 260;

/** Bands of the RESULT for a level, natural dice left aside; null ends are open, null bands are empty. */
export function bandsOf(level: number, house: House): Readonly<Record<Grade, Band | null>> {
  const bands = Object.fromEntries(GRADES.map((grade) => [grade, null])) as Record<Grade, Band | null>;
  for (let result = LOWEST; result <= HIGHEST; result += 1) {
    const grade = tempered(level, gradeOf(level, result, result <= level, house), house);
    const from = bands[grade] === null ? (result === LOWEST ? null : result) : bands[grade][0];
    bands[grade] = [from, result === HIGHEST ? null : result];
  }
  return bands;
}

export type Counts = Readonly<Record<Grade, number>>;

/** How many of the 100 faces give each grade (CG-P.1), by judging every face. */
export function countsOf(level: number, modifier: number, house: House): Counts {
  const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
  for (let roll = 1; roll <= 100; roll += 1) counts[judge(level, modifier, roll, house).grade] += 1;
  return counts;
}

/** CG-P.1: faces of 100 that succeed, at least the natural 1 and never the natural 100. */
export const successFaces = (level: number, modifier: number): number =>
  Math.min(99, Math.max(1, level - modifier));

/** The chance of success as an exact fraction. */
export const successChance = (level: number, modifier: number): Fraction =>
  fraction(successFaces(level, modifier), 100);

export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly grade: Grade;
}

/** CG-P.4: the raw faces 1…100 cut where the grade changes. */
export function stripOf(level: number, modifier: number, house: House): Segment[] {
  const segments: Segment[] = [];
  for (let roll = 1; roll <= 100; roll += 1) {
    const { grade } = judge(level, modifier, roll, house);
    const last = segments.at(-1);
    if (last?.grade === grade) segments[segments.length - 1] = { ...last, to: roll };
    else segments.push({ from: roll, to: roll, grade });
  }
  return segments;
}

/** CG-2.15: grades that no face can reach with this modifier, to be shown grey. */
export const impossibleGrades = (level: number, modifier: number, house: House): Grade[] => {
  const counts = countsOf(level, modifier, house);
  return GRADES.filter((grade) => counts[grade] === 0);
};

/**
 * A face that stands for an outcome of which only so much was told: the middle one of those that fit, so
 * that it is no natural 1 or 100 where another would do. Null when no face fits.
 */
export function declaredFace(
  level: number,
  modifier: number,
  house: House,
  fits: (judged: Judgement) => boolean,
): number | null {
  const faces: number[] = [];
  for (let roll = 1; roll <= 100; roll += 1) if (fits(judge(level, modifier, roll, house))) faces.push(roll);
  return faces[Math.floor(faces.length / 2)] ?? null;
}

export const GRADE_TABLE_COLUMNS = [
  'level',
  'highSuccessSpread',
  'highFailureSpread',
  'highSuccessMax',
  'mediumSuccessMin',
  'mediumSuccessMax',
  'lowSuccessMin',
  'lowSuccessMax',
  'lowFailureMin',
  'lowFailureMax',
  'mediumFailureMin',
  'mediumFailureMax',
  'highFailureMin',
  'nHighSuccess',
  'nMediumSuccess',
  'nLowSuccess',
  'nLowFailure',
  'nMediumFailure',
  'nHighFailure',
] as const;

/** One row for each level 0…100 in the order of `GRADE_TABLE_COLUMNS`. */
export const gradeTable = (house: House): (number | null)[][] =>
  Array.from({ length: 101 }, (_, level) => {
    const bands = bandsOf(level, house);
    const counts = countsOf(level, 0, house);
    const ends = (grade: Grade): readonly (number | null)[] => bands[grade] ?? [null, null];
    return [
      level,
      highSuccessSpread(level),
      highFailureSpread(level),
      ends('highSuccess')[1] ?? null,
      ...ends('mediumSuccess'),
      ...ends('lowSuccess'),
      ...ends('lowFailure'),
      ...ends('mediumFailure'),
      ends('highFailure')[0] ?? null,
      ...GRADES.map((grade) => counts[grade]),
    ];
  });

/** Half of a number, the fraction dropped or, by house rule, rounded up. */
export const halved = (value: number, house: House): number =>
  house.halfRounding === 'up' ? Math.ceil(value / 2) : Math.floor(value / 2);

import type { Grade } from '../model/words.ts';

/** Tells the six grades apart without colour: the more signs, the farther from the level. */
export const GRADE_SIGNS: Readonly<Record<Grade, string>> = {
  highSuccess: '✓✓✓',
  mediumSuccess: '✓✓',
  lowSuccess: '✓',
  lowFailure: '✗',
  mediumFailure: '✗✗',
  highFailure: '✗✗✗',
};

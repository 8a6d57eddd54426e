import type { Comparison } from './compare.ts';

/** What a ruleset offers to have its worked cases run. */
export interface CaseRunner<Given = unknown, When = unknown> {
  /** Plays one case by the commands and functions of the screens and returns everything it shows. */
  readonly run: (given: Given, when: When) => unknown;
  readonly comparison?: Comparison;
}

export interface WorkedCase {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly given: unknown;
  readonly when: unknown;
  readonly then: unknown;
}

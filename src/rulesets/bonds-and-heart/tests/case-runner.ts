/** Translates a worked case into the commands and functions that the screen uses. */
import type { CaseRunner } from '../../../../tests/cases/runner.ts';
import { initial, type State } from '../model/state.ts';
import { type Op, runOp } from './case-ops.ts';
import { buildState, type Given } from './case-state.ts';

export const runner: CaseRunner<Given, Op> = {
  comparison: { tolerance: 1e-6, complete: ['ways'] },
  run: (given, when) => {
    const start = buildState(initial(), given);
    if (when.op !== 'sequence') return runOp(start, when).out;
    let state: State = start;
    const results = (when.steps as readonly Op[]).map((step) => {
      const done = runOp(state, step);
      state = done.state;
      return done.out;
    });
    return { results };
  },
};

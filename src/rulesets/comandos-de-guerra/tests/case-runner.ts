/** Translates a worked case into the commands and functions that the screen uses. */
import type { CaseRunner } from '../../../../tests/cases/runner.ts';
import { everyLevel, isOperation, OPERATIONS } from './case-operations.ts';
import type { Bag } from './case-state.ts';
import { isStateful, stateful } from './case-stateful.ts';

interface Given extends Bag {
  readonly commando?: Bag;
}

interface When extends Bag {
  readonly op: string;
  readonly steps?: readonly When[];
}

export const runner: CaseRunner<Given, When> = {
  comparison: { tolerance: 1e-6 },
  run: (given, when) => {
    let commando = given.commando ?? {};
    const step = (one: When): unknown => {
      const ctx = { ...given, ...one.with, ...one };
      if (isStateful(one.op)) {
        // A commando inside `with` is a throw-away copy.
        const { output, after } = stateful(one.op, one.with?.commando ?? commando, ctx);
        if (!one.with?.commando) commando = after;
        return output;
      }
      if (!isOperation(one.op)) throw new Error(`unknown operation ${one.op}`);
      const bad = everyLevel(ctx);
      return bad ? { error: bad } : OPERATIONS[one.op](ctx);
    };
    if (when.op !== 'sequence') return { ...(step(when) as object), commando };
    return { steps: (when.steps ?? []).map(step), commando };
  },
};

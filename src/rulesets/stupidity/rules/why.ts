/** Why something cannot be done, in the codes with which `decide` refuses it; null when it can. */
import { type Rejection, reject } from '../../../kernel/result.ts';
import type { FlightCause } from '../model/command.ts';
import type { State } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { immuneByStupidity } from './permissions.ts';
import { testTerms } from './test.ts';
import { owesTest, owing } from './when.ts';
import { effectsActive, mustTest } from './who-tests.ts';

const because = (code: string, params?: Rejection['params']): Rejection => reject(code, params).why;

/** ST-B.1. `extra`: a test at another moment, which a unit may take again (ST-5.1). */
export function whyNoTest(state: State, unit: Unit, extra: boolean): Rejection | null {
  const { required, reason } = mustTest(unit, state.settings);
  if (!required) return because('no-test-needed', { reason });
  if (!state.panicTerrorDone) return because('panic-terror-first'); // ST-3.2
  if (extra || owesTest(state, unit)) return null;
  if (unit.side !== state.activeSide) return because('not-your-turn'); // ST-3.1
  return because(unit.test ? 'already-tested' : 'not-due'); // ST-1.2, ST-1.7
}

/** ST-4.4, ST-11.5: once, after a failed psychology test, before anything came of it. */
export function whyNoReroll(state: State, unit: Unit): Rejection | null {
  const { required, reason } = mustTest(unit, state.settings);
  if (!required) return because('no-test-needed', { reason });
  if (!testTerms(unit, state.settings).reroll) return because('reroll-not-allowed');
  if (!unit.test || unit.test.passed || unit.test.rerolled) return because('reroll-not-allowed');
  return unit.move || unit.charge || unit.combat ? because('reroll-too-late') : null;
}

/** ST-3.5, ST-6.6, ST-6.8 */
export function whyNoCharge(state: State, unit: Unit): Rejection | null {
  if (unit.side !== state.activeSide) return because('not-your-turn');
  if (unit.offTable) return because('off-table');
  if (unit.fleeing) return because('fleeing');
  if (unit.engaged) return because('already-engaged');
  if (!state.panicTerrorDone) return because('panic-terror-first');
  if (owing(state).length > 0) return because('tests-first');
  if (effectsActive(unit, state.settings)) return because('stupid-no-charge');
  if (unit.pinned) return because('pinned');
  return unit.declaredCharge ? because('already-charging') : null;
}

/** ST-8.1, ST-8.2: while it is stupid, only a failed Break test makes a unit run (ST-8.3). */
export function whyNoFlight(state: State, unit: Unit, cause: FlightCause): Rejection | null {
  if (unit.offTable) return because('off-table');
  if (unit.fleeing) return because('fleeing');
  const immune = cause !== 'break' && immuneByStupidity(unit, state.settings);
  return immune ? because('immune-while-stupid', { unitId: unit.id }) : null;
}

/** The states of a unit that a row tells in words. */
import type { State } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { effectsActive, mustTest } from '../rules/who-tests.ts';

export type PillKey =
  | 'stupid'
  | 'clear'
  | 'fleeing'
  | 'offTable'
  | 'suspended'
  | 'engaged'
  | 'pinned'
  | 'blocked'
  | 'charge';

export interface Pill {
  readonly key: PillKey;
  readonly tone: 'failed' | 'clear' | 'plain';
}

/** The weightiest first. */
export function pillsOf({ settings }: State, unit: Unit): readonly Pill[] {
  const active = effectsActive(unit, settings);
  const list: readonly (readonly [PillKey, boolean, Pill['tone']])[] = [
    ['offTable', unit.offTable, 'failed'],
    ['fleeing', unit.fleeing, 'plain'],
    ['stupid', active, 'failed'],
    ['clear', !active && unit.test?.passed === true, 'clear'],
    ['suspended', mustTest(unit, settings).reason === 'immunity-suspends', 'clear'],
    ['engaged', unit.engaged, 'plain'],
    ['pinned', unit.pinned, 'failed'],
    // ST-6.7: a pinned unit cannot complete the charge that it had declared.
    ['blocked', unit.declaredCharge && unit.pinned, 'failed'],
    ['charge', unit.declaredCharge && !unit.pinned, 'plain'],
  ];
  return list.filter(([, on]) => on).map(([key, , tone]) => ({ key, tone }));
}

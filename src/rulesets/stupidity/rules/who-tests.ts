/** ST-1: who tests. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Settings } from '../model/settings.ts';
import type { ModelGroup, Unit } from '../model/unit.ts';
import { groupActive, hasRule } from './parts.ts';

export const alive = (unit: Pick<Unit, 'groups'>): readonly ModelGroup[] =>
  unit.groups.filter((group) => group.count > 0);

/** The models of some groups. */
export const modelsIn = (groups: readonly ModelGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** Those of them in base contact with an enemy. */
export const contactOf = (groups: readonly ModelGroup[]): number =>
  groups.reduce((sum, { inContact }) => sum + inContact, 0);

export const activeGroups = (unit: Unit, settings: Settings): readonly ModelGroup[] =>
  unit.groups.filter((group) => groupActive(group, settings));

/** Living models with a part whose Stupidity is in force. */
export const activeModels = (unit: Unit, settings: Settings): number =>
  modelsIn(activeGroups(unit, settings));

/** Whether a living model has the Stupidity rule, suspended or not (ST-5.3). */
export const hasStupidModels = (unit: Pick<Unit, 'groups'>): boolean => alive(unit).some(hasRule);

/** The failure is in force: ST-5.1, ST-8.4, ST-2.4. */
export const effectsActive = (unit: Unit, settings: Settings): boolean =>
  unit.stupid && !unit.fleeing && !unit.offTable && activeGroups(unit, settings).length > 0;

export const TEST_REASONS = [
  'off-table',
  'no-stupid-models',
  'fleeing',
  'immunity-suspends',
  'required',
] as const;
export type TestReason = (typeof TEST_REASONS)[number];

export interface MustTest {
  readonly required: boolean;
  readonly reason: TestReason;
  readonly activeGroups: readonly EntityId[];
}

/** Whether a unit has to test, and the first reason why not. Engaged or free makes no difference (ST-1.5). */
export function mustTest(unit: Unit, settings: Settings): MustTest {
  const active = activeGroups(unit, settings).map(({ id }) => id);
  const because = (reason: TestReason): MustTest => ({
    required: reason === 'required',
    reason,
    activeGroups: active,
  });
  if (unit.offTable) return because('off-table'); // ST-1.6
  if (!hasStupidModels(unit)) return because('no-stupid-models'); // ST-1.1, ST-1.6
  if (unit.fleeing) return because('fleeing'); // ST-1.4
  if (active.length === 0) return because('immunity-suspends'); // ST-2.4, ST-2.10
  return because('required');
}

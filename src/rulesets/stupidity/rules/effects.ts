/** The reminders of each effect on a unit, with the moment when it ends. */
import type { EntityId, RuleId } from '../../../kernel/ids.ts';
import type { State } from '../model/state.ts';
import type { ModelGroup, Unit } from '../model/unit.ts';
import { affectedParts, mountActive, riderActive } from './parts.ts';
import { permissions } from './permissions.ts';
import { nextOwnTurn } from './when.ts';
import { alive, effectsActive, hasStupidModels } from './who-tests.ts';

export type EffectKey =
  | 'passed'
  | 'failedFree'
  | 'failedEngaged'
  | 'offTable'
  | 'hitEnemy'
  | 'hitFriend'
  | 'chargeBlocked'
  | 'immune'
  | 'brokenIgnores'
  | 'wizard'
  | 'items'
  | 'shoot'
  | 'noShoot'
  | 'special'
  | 'riderOk'
  | 'suspended'
  | 'dragAlong';

/** When an effect ends. `turn`: the game turn of the owner's next test. */
export type Until =
  | { readonly code: 'nextTest' | 'passedTest'; readonly turn: number }
  | {
      readonly code: 'rally' | 'immunityLost' | 'nextTurn' | 'movementPhase' | 'reaction' | 'never';
    };

export interface Effect {
  readonly key: EffectKey;
  readonly rule: RuleId;
  /** The models that it is about; null for the whole unit. */
  readonly groupId: EntityId | null;
  readonly until: Until;
}

/** Everything that Stupidity does to a unit now, the weightiest first. */
export function effectsOf(state: State, unit: Unit): readonly Effect[] {
  const { settings } = state;
  const effect = (key: EffectKey, rule: RuleId, until: Until, groupId: EntityId | null = null): Effect => ({
    key,
    rule,
    groupId,
    until,
  });
  if (unit.offTable) return [effect('offTable', 'ST-6.4', { code: 'never' })];
  if (unit.fleeing)
    return hasStupidModels(unit) ? [effect('brokenIgnores', 'ST-8.4', { code: 'rally' })] : [];
  const nextTest: Until = { code: 'nextTest', turn: nextOwnTurn(state, unit.side) };
  const pinned: Until = { code: settings.pinLasts === 'turn' ? 'nextTurn' : 'movementPhase' };
  const found: Effect[] = [];
  if (effectsActive(unit, settings)) {
    found.push(
      unit.engaged ? effect('failedEngaged', 'ST-7.1', nextTest) : effect('failedFree', 'ST-6.1', nextTest),
    );
    found.push(effect('immune', 'ST-8.1', { ...nextTest, code: 'passedTest' }));
    for (const group of alive(unit))
      for (const [key, rule] of groupEffects(state, unit, group))
        found.push(effect(key, rule, nextTest, group.id));
  } else if (unit.test?.passed) found.push(effect('passed', 'ST-5.2', nextTest));
  if (unit.charge?.reaction === null) found.push(effect('hitEnemy', 'ST-6.5', { code: 'reaction' }));
  if (unit.pinned) found.push(effect('hitFriend', 'ST-6.6', pinned));
  if (unit.pinned && unit.declaredCharge) found.push(effect('chargeBlocked', 'ST-6.7', pinned));
  for (const group of alive(unit))
    if (affectedParts(group, settings).suspended)
      found.push(effect('suspended', suspendedBy(group), { code: 'immunityLost' }, group.id));
  return found;
}

/** Whose immunity suspends it: the foot model's own, that of both halves, or of one. */
function suspendedBy({ rider, mount }: ModelGroup): RuleId {
  if (mount === null) return 'ST-2.1';
  if (!rider.immune) return 'ST-2.5';
  return mount.immune ? 'ST-2.4' : 'ST-2.6';
}

type Named = readonly [EffectKey, RuleId];

function groupEffects({ settings }: State, unit: Unit, group: ModelGroup): readonly Named[] {
  const allowed = permissions(unit, settings).groups[group.id]!;
  if (!allowed.stupid) return unit.engaged ? [] : [['dragAlong', 'ST-6.2']];
  const spared = mountActive(group, settings) && !riderActive(group);
  return [
    ...(spared && unit.engaged ? [['riderOk', 'ST-7.6'] as const] : []),
    ...(unit.engaged ? [['special', 'ST-7.9'] as const] : []),
    ...(group.wizard && !allowed.cast ? [['wizard', 'ST-9.1'] as const] : []),
    ...(group.wizard || group.role === 'character' ? [['items', 'ST-9.3'] as const] : []),
    ...(allowed.shoot ? [] : [['noShoot', 'ST-10.2'] as const]),
    ...(allowed.shoot && unit.missile ? [['shoot', 'ST-10.1'] as const] : []),
  ];
}

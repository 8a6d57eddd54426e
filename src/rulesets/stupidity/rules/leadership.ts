/** ST-4.2, ST-4.3, ST-11.2, ST-11.4: the Leadership that a unit tests on. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Settings } from '../model/settings.ts';
import type { LdSource, ModelGroup, Unit } from '../model/unit.ts';
import { alive } from './who-tests.ts';

export interface TestLd {
  /** Modifier included, 0…10 with one. */
  readonly ld: number;
  readonly source: LdSource;
  /** Null for the General. */
  readonly groupId: EntityId | null;
}

/** ST-4.2: the rider's; with the house rule a stupid mount's own where that is higher. */
function groupLd(group: ModelGroup, settings: Settings): TestLd {
  const { mount } = group;
  const own = mount?.stupid && settings.mountLeadershipAllowed ? (mount.ld ?? 0) : 0;
  if (own > group.ld) return { ld: own, source: 'mount', groupId: group.id };
  return { ld: group.ld, source: group.role === 'character' ? 'character' : 'own', groupId: group.id };
}

/** Every Leadership that the owner may test on, troopers first, then characters, then the General. */
export function ldOptions(unit: Unit, settings: Settings): readonly TestLd[] {
  const living = alive(unit);
  const ranked = [
    ...living.filter(({ role }) => role === 'trooper'),
    ...living.filter(({ role }) => role === 'character'),
  ];
  const options = ranked.map((group) => groupLd(group, settings));
  // ST-11.2
  if (settings.fullGameModifiers && unit.generalInRange && !unit.generalFleeing && unit.generalLd !== null)
    options.push({ ld: unit.generalLd, source: 'general', groupId: null });
  return options;
}

/** Whether `choice` (a group's id or 'general') can be tested on now. */
export const ldAvailable = (unit: Unit, choice: string, settings: Settings): boolean =>
  ldOptions(unit, settings).some((option) => (option.groupId ?? 'general') === choice);

/** ST-4.3: the highest, or the owner's choice where it is available. */
export function testLd(unit: Unit, settings: Settings): TestLd {
  const options = ldOptions(unit, settings);
  const chosen = options.find((option) => (option.groupId ?? 'general') === unit.ldChoice);
  const first: TestLd = options[0] ?? { ld: 0, source: 'own', groupId: null };
  const best = chosen ?? options.reduce((high, option) => (option.ld > high.ld ? option : high), first);
  if (!settings.fullGameModifiers) return best;
  return { ...best, ld: Math.min(10, Math.max(0, best.ld + unit.ldModifier)) }; // ST-11.4
}

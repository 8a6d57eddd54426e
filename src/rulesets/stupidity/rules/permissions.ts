/** ST-8, ST-9, ST-10: what stays allowed to a unit and to each kind of its models, and what does not. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Settings } from '../model/settings.ts';
import type { ModelGroup, Unit } from '../model/unit.ts';
import { groupActive, mountActive, riderActive } from './parts.ts';
import { effectsActive } from './who-tests.ts';

/** ST-8.1: the whole unit is Immune to Psychology. This never counts as immune in ST-2. */
export const immuneByStupidity = effectsActive;

export const immuneToPsychology = (unit: Unit, settings: Settings): boolean =>
  unit.immuneToPsychology || immuneByStupidity(unit, settings);

export interface GroupPermissions {
  /** Under the effects itself. */
  readonly stupid: boolean;
  readonly shoot: boolean;
  readonly cast: boolean;
  readonly generatesMagicDice: boolean;
  readonly magicItems: boolean;
}

export interface Permissions {
  readonly unit: {
    readonly fearTerrorPanicTests: boolean;
    readonly mayChooseFlee: boolean;
    readonly breakTests: boolean;
    readonly voluntaryMove: boolean;
  };
  readonly groups: Readonly<Record<EntityId, GroupPermissions>>;
}

function groupPermissions(group: ModelGroup, inForce: boolean, settings: Settings): GroupPermissions {
  const stupid = inForce && groupActive(group, settings);
  const mountBars = settings.stupidMountBlocksWizard && mountActive(group, settings);
  return {
    stupid,
    shoot: !(stupid && settings.stupidCannotShoot), // ST-10.1, ST-10.2
    cast: group.wizard && !(stupid && (riderActive(group) || mountBars)), // ST-9.1
    generatesMagicDice: group.wizard, // ST-9.2
    magicItems: true, // ST-9.3
  };
}

export function permissions(unit: Unit, settings: Settings): Permissions {
  const inForce = effectsActive(unit, settings);
  const immune = immuneToPsychology(unit, settings);
  return {
    unit: {
      fearTerrorPanicTests: !immune, // ST-8.1
      mayChooseFlee: !immune, // ST-8.2
      breakTests: true, // ST-8.3
      voluntaryMove: !inForce && !unit.pinned, // ST-6.6, ST-6.8
    },
    groups: Object.fromEntries(
      unit.groups.map((group) => [group.id, groupPermissions(group, inForce, settings)]),
    ),
  };
}

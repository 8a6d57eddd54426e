/** ST-2: riders, mounts and Immunity to Psychology. */
import type { Settings } from '../model/settings.ts';
import type { ModelGroup } from '../model/unit.ts';

type Halves = Pick<ModelGroup, 'rider' | 'mount'>;

/** ST-2.1, ST-2.6, ST-2.7: the rider's, or the foot model's, Stupidity is in force. */
export const riderActive = (model: Halves): boolean => model.rider.stupid && !model.rider.immune;

/** ST-2.2, ST-2.3, ST-2.4, ST-2.5: the mount's Stupidity is in force. */
export function mountActive({ rider, mount }: Halves, settings: Settings): boolean {
  if (mount === null || !mount.stupid) return false;
  return settings.mountImmunityAloneSuspends ? !mount.immune : !(rider.immune && mount.immune);
}

/** Whether the model has the Stupidity rule at all, suspended or not. */
export const hasRule = ({ rider, mount }: Halves): boolean => rider.stupid || (mount?.stupid ?? false);

/** What Stupidity means for one kind of model: the line of table ST-2.8. */
export interface Affected {
  readonly tests: boolean;
  readonly riderAffected: boolean;
  readonly mountAffected: boolean;
  readonly suspended: boolean;
}

/** ST-2.8: total over every combination of the four flags, and over models on foot. */
export function affectedParts(model: Halves, settings: Settings): Affected {
  const riderAffected = riderActive(model);
  const mountAffected = mountActive(model, settings);
  const tests = riderAffected || mountAffected;
  return { tests, riderAffected, mountAffected, suspended: hasRule(model) && !tests };
}

/** A group of living models with a part whose Stupidity is in force. */
export const groupActive = (group: ModelGroup, settings: Settings): boolean =>
  group.count > 0 && affectedParts(group, settings).tests;

/** ST-B.2: what is wrong with an entry of the roster, all of it at once. */
import { LIMITS, type ModelGroup, type Unit, type UnitEntry } from '../model/unit.ts';

const whole = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

export const ldFits = (ld: number): boolean => whole(ld, LIMITS.ld.min, LIMITS.ld.max);
export const movementFits = (cm: number): boolean => cm >= 0 && cm <= LIMITS.movement;
export const countFits = (count: number): boolean => whole(count, 0, LIMITS.count);
export const contactFits = (inContact: number, count: number): boolean => whole(inContact, 0, count);
export const pointsFit = (points: number): boolean => whole(points, 0, LIMITS.points);

function groupProblems(group: ModelGroup): string[] {
  const { count, ld, movement, inContact, mount } = group;
  const mountLd = mount?.ld ?? null;
  return [
    ...(countFits(count) ? [] : ['count-range']),
    ...(ldFits(ld) && (mountLd === null || ldFits(mountLd)) ? [] : ['ld-range']),
    ...(movementFits(movement) ? [] : ['movement-range']),
    ...(contactFits(inContact, count) ? [] : ['contact-exceeds-count']),
  ];
}

type Checked = UnitEntry & Pick<Unit, 'fleeing' | 'engaged'>;

/** The error codes of an entry, sorted, without repeats; empty when it can stand on the table. */
export function problemsOf(entry: Checked): readonly string[] {
  const { name, groups, movementOverride, points, fleeing, engaged } = entry;
  const ids = groups.map(({ id }) => id);
  const found = [
    ...(name.trim() === '' ? ['name-empty'] : []),
    ...(groups.length === 0 ? ['no-models'] : []),
    ...(groups.length > LIMITS.groups ? ['groups-full'] : []),
    ...(new Set(ids).size === ids.length && !ids.includes('') ? [] : ['group-exists']),
    ...groups.flatMap(groupProblems),
    ...(movementOverride === null || movementFits(movementOverride) ? [] : ['movement-range']),
    ...(points === null || pointsFit(points) ? [] : ['points-range']),
    ...(fleeing && engaged ? ['fleeing-and-engaged'] : []),
  ];
  return [...new Set(found)].sort();
}

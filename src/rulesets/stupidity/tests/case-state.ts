/** Builds the state that a worked case gives, with the defaults of the specification. */
import { DEFAULT_SETTINGS, type Settings } from '../model/settings.ts';
import { initial, type State } from '../model/state.ts';
import { freshUnit, type ModelGroup, type Mount, type Part, type Unit } from '../model/unit.ts';
import { type LengthUnit, toCm } from '../rules/length.ts';
import { mustTest, type TestReason } from '../rules/who-tests.ts';

interface GivenModel {
  readonly rider?: Partial<Part>;
  readonly mount?: Partial<Mount> | null;
}
type GivenGroup = Partial<Omit<ModelGroup, 'rider' | 'mount'>> & GivenModel;
export type GivenUnit = Partial<Omit<Unit, 'groups'>> & { readonly groups?: readonly GivenGroup[] };

export interface Given {
  readonly units?: readonly GivenUnit[];
  readonly settings?: Partial<Settings>;
  readonly panicTerrorDone?: boolean;
  readonly turn?: number;
  readonly activeSide?: State['activeSide'];
}

/** Lengths of a case are in the table's unit; the state keeps centimetres. */
export function buildModel(group: GivenGroup, units: LengthUnit, index = 0): ModelGroup {
  const { rider, mount, movement, ...rest } = group;
  return {
    id: `g${index + 1}`,
    label: '',
    count: 0,
    role: 'trooper',
    ld: 0,
    inContact: 0,
    wizard: false,
    ...rest,
    movement: toCm(movement ?? 0, units),
    rider: { stupid: false, immune: false, ...rider },
    mount: mount ? { stupid: false, immune: false, ld: null, ...mount } : null,
  };
}

export function buildUnit(unit: GivenUnit, units: LengthUnit): Unit {
  const { groups = [], movementOverride = null, ...rest } = unit;
  const entry = {
    id: unit.id ?? 'unit',
    name: unit.name ?? '',
    side: unit.side ?? 'A',
    groups: groups.map((group, i) => buildModel(group, units, i)),
    points: unit.points ?? null,
    movementOverride: movementOverride === null ? null : toCm(movementOverride, units),
    missile: unit.missile ?? false,
    immuneToPsychology: unit.immuneToPsychology ?? false,
    skirmisher: unit.skirmisher ?? false,
  } as const;
  return { ...freshUnit(entry), ...rest, ...entry };
}

export function buildState(given: Given): State {
  const settings: Settings = { ...DEFAULT_SETTINGS, ...given.settings };
  return {
    ...initial(),
    turn: given.turn ?? 1,
    activeSide: given.activeSide ?? 'A',
    panicTerrorDone: given.panicTerrorDone ?? true,
    settings,
    units: (given.units ?? []).map((unit) => buildUnit(unit, settings.units)),
  };
}

/** Units of the active side that do not test, and why. */
export const notTesting = (state: State): readonly { readonly unit: Unit; readonly reason: TestReason }[] =>
  state.units
    .filter((unit) => unit.side === state.activeSide)
    .map((unit) => ({ unit, reason: mustTest(unit, state.settings).reason }))
    .filter(({ reason }) => reason !== 'required');

/** A chance of 0…1 in percent with one decimal, as a number. */
export const percentOf = (chance: number): number => Math.round(chance * 1000) / 10;

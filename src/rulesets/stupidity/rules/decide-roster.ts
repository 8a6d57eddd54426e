/** Commands that make up the roster. */
import type { EntityId } from '../../../kernel/ids.ts';
import { numberedNames } from '../../../kernel/numbered-names.ts';
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import { freshUnit, LIMITS, type ModelGroup, type Unit, type UnitEntry } from '../model/unit.ts';
import { withConsequences } from './duration.ts';
import { problemsOf } from './validate.ts';
import { effectsActive } from './who-tests.ts';

type RosterCommand = CommandOf<
  'addUnits' | 'editUnit' | 'duplicateUnit' | 'removeUnit' | 'placeUnit' | 'moveCharacter'
>;

export function decideRoster(state: State, command: RosterCommand): Decision<Event> {
  switch (command.type) {
    case 'addUnits':
      return addUnits(state, command.units);
    case 'editUnit': {
      const unit = unitOf(state, command.unit.id);
      if (!unit) return reject('unit-unknown');
      const entry = tidy(command.unit);
      const why = refuse({ ...unit, ...entry });
      return why ?? accept(...withConsequences(state, [{ type: 'unitEdited', unit: entry }]));
    }
    case 'duplicateUnit': {
      const unit = unitOf(state, command.unitId);
      if (!unit) return reject('unit-unknown');
      if (command.newIds.length > LIMITS.copies) return reject('too-many-copies', { max: LIMITS.copies });
      const names = numberedNames(unit.name, command.newIds.length, state.units, LIMITS.nameLength);
      return addUnits(
        state,
        command.newIds.map((id, i) => ({ ...entryOf(unit), id, name: names[i]! })),
      );
    }
    case 'removeUnit': {
      const unit = unitOf(state, command.unitId);
      return unit ? accept({ type: 'unitRemoved', id: unit.id, name: unit.name }) : reject('unit-unknown');
    }
    case 'placeUnit': {
      const { unitId: id, to } = command;
      if (!unitOf(state, id)) return reject('unit-unknown');
      if (!Number.isInteger(to) || to < 0 || to >= state.units.length) return reject('place-range');
      return accept({ type: 'unitPlaced', id, to });
    }
    case 'moveCharacter':
      return moveCharacter(state, command);
  }
}

/** What was typed in for a unit, without what the battle has made of it. */
export const entryOf = (unit: UnitEntry): UnitEntry => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  groups: unit.groups,
  points: unit.points,
  movementOverride: unit.movementOverride,
  missile: unit.missile,
  immuneToPsychology: unit.immuneToPsychology,
  skirmisher: unit.skirmisher,
});

const cut = (text: string): string => text.trim().slice(0, LIMITS.nameLength).trim();

const tidy = (unit: UnitEntry): UnitEntry => ({
  ...entryOf(unit),
  name: cut(unit.name),
  groups: unit.groups.map((group) => ({ ...group, label: cut(group.label) })),
});

/** ST-B.2: one error under its own code, several together. */
function refuse(unit: Unit): ReturnType<typeof reject> | null {
  const [first, ...more] = problemsOf(unit);
  if (first === undefined) return null;
  return more.length === 0 ? reject(first) : reject('entry-invalid', { codes: [first, ...more].join(' ') });
}

function addUnits(state: State, entries: readonly UnitEntry[]): Decision<Event> {
  if (entries.length === 0) return reject('nothing-to-add');
  if (state.units.length + entries.length > LIMITS.units) return reject('units-full', { max: LIMITS.units });
  const ids = new Set<EntityId>(state.units.map(({ id }) => id));
  const units = entries.map((entry) => freshUnit(tidy(entry)));
  for (const unit of units) {
    if (ids.has(unit.id)) return reject('unit-exists');
    ids.add(unit.id);
    const why = refuse(unit);
    if (why) return why;
  }
  return accept(...withConsequences(state, [{ type: 'unitsAdded', units }]));
}

function moveCharacter(state: State, command: CommandOf<'moveCharacter'>): Decision<Event> {
  const from = unitOf(state, command.unitId);
  const to = unitOf(state, command.toUnitId);
  if (!from || !to || from === to) return reject('unit-unknown');
  const group = from.groups.find(({ id }) => id === command.groupId);
  if (!group) return reject('group-unknown');
  if (group.role !== 'character') return reject('not-a-character');
  if (from.side !== to.side) return reject('target-not-friend');
  if (effectsActive(from, state.settings)) return reject('bound-by-stupidity'); // ST-5.4
  if (from.groups.length === 1) return reject('no-models');
  if (to.groups.length >= LIMITS.groups) return reject('groups-full', { max: LIMITS.groups });
  if (to.groups.some(({ id }) => id === group.id)) return reject('group-exists');
  const moved: ModelGroup = { ...group, inContact: 0 };
  const { id } = from;
  return accept(
    ...withConsequences(state, [
      { type: 'characterMoved', id, groupId: group.id, toId: to.id, group: moved },
    ]),
  );
}

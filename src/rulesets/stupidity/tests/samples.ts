/** Commands worth trying on a state, sensible and senseless ones, for the contract suite and the long play. */
import type { Command } from '../model/command.ts';
import type { State } from '../model/state.ts';
import type { Unit, UnitEntry } from '../model/unit.ts';
import { combatCount } from '../rules/combat.ts';
import { entryOf } from '../rules/decide-roster.ts';
import { moveForward } from '../rules/move.ts';
import { otherSide, owesTest } from '../rules/when.ts';

const newcomer = (id: string): UnitEntry => ({
  id,
  name: id,
  side: id.length % 2 === 0 ? 'A' : 'B',
  groups: [
    {
      id: 'trolls',
      label: 'Trolls',
      count: 3,
      role: 'trooper',
      ld: 4,
      movement: 15,
      rider: { stupid: true, immune: false },
      mount: null,
      inContact: 0,
      wizard: false,
    },
  ],
  points: 120,
  movementOverride: null,
  missile: false,
  immuneToPsychology: false,
  skirmisher: false,
});

function forUnit(state: State, unit: Unit): readonly Command[] {
  const unitId = unit.id;
  const group = unit.groups[0];
  const friend = state.units.find((other) => other.side === unit.side && other.id !== unitId);
  const enemy = state.units.find((other) => other.side !== unit.side);
  const move = moveForward(unit, state.settings);
  const moved = move.applies ? move.distance : 1;
  const count = combatCount(unit, state.settings);
  const found: Command[] = [
    { type: 'testStupidity', unitId, extra: !owesTest(state, unit) },
    { type: 'rerollTest', unitId },
    { type: 'recordFlight', unitId, cause: 'break' },
    { type: 'rally', unitId },
    { type: 'rollOddDie', unitId },
    { type: 'setFlag', unitId, flag: 'engaged', value: !unit.engaged },
    { type: 'declareCharge', unitId },
    { type: 'recordContact', unitId, with: 'none', targetId: null, moved },
  ];
  if (friend)
    found.push({ type: 'recordContact', unitId, with: 'friend', targetId: friend.id, moved: moved / 2 });
  if (enemy) found.push({ type: 'recordContact', unitId, with: 'enemy', targetId: enemy.id, moved });
  if (unit.charge?.reaction === null) found.push({ type: 'declareReaction', unitId, reaction: 'hold' });
  if (group) {
    const groupId = group.id;
    found.push({ type: 'setCount', unitId, groupId, count: Math.max(0, group.count - 1) });
    found.push({ type: 'setInContact', unitId, groupId, inContact: Math.min(3, group.count) });
    if (count.idle !== null) found.push({ type: 'chooseIdle', unitId, idle: { [groupId]: count.idle } });
    if (friend) found.push({ type: 'moveCharacter', unitId, groupId, toUnitId: friend.id });
  }
  if (unit.combat) found.push({ type: 'countAgain', unitId });
  return found;
}

/** Three units of the table, one after the other as the battle goes on, and the table itself. */
export function sampleCommands(state: State): readonly Command[] {
  const { units, turn, activeSide, settings } = state;
  const first = units.length === 0 ? 0 : (turn * 3) % units.length;
  const some = [...units.slice(first), ...units.slice(0, first)].slice(0, 2);
  const side = otherSide(activeSide);
  const [one] = some;
  const free = `unit-${units.length}`;
  const table: Command[] = [
    { type: 'startTurn', side },
    { type: 'confirmPanicTerror', panicFailed: one && turn % 2 ? [one.id] : [], terrorFailed: [] },
    { type: 'confirmPanicTerror', panicFailed: ['nobody'], terrorFailed: [] },
    { type: 'goToPhase', phase: turn % 2 ? 'combat' : 'movement' },
    { type: 'addUnits', units: [newcomer(free)] },
    { type: 'addUnits', units: [{ ...newcomer('bad'), name: ' ', groups: [] }] },
    { type: 'setTurn', turn: -1, side, firstSide: side },
    { type: 'changeSetting', key: 'units', value: settings.units === 'cm' ? 'in' : 'cm' },
    { type: 'changeSetting', key: 'fullGameModifiers', value: !settings.fullGameModifiers },
    { type: 'changeSetting', key: 'oddDie', value: 7 },
    { type: 'removeUnit', unitId: 'nobody' },
    { type: 'rally', unitId: 'nobody' },
  ];
  if (one) {
    const unitId = one.id;
    const groupId = one.groups[0]?.id ?? 'nobody';
    table.push(
      { type: 'setPart', unitId, groupId, part: 'rider', trait: 'stupid', value: turn % 2 === 0 },
      { type: 'setPart', unitId, groupId, part: 'mount', trait: 'immune', value: true },
      { type: 'recordContact', unitId, with: 'none', targetId: null, moved: -1 },
      { type: 'recordContact', unitId, with: 'tableEdge', targetId: null, moved: 0 },
      { type: 'chooseIdle', unitId, idle: { nobody: 1e9 } },
      { type: 'setPoints', unitId, points: 100 + turn },
      { type: 'editUnit', unit: { ...entryOf(one), name: `${one.name.slice(0, 30)}!` } },
      { type: 'duplicateUnit', unitId, newIds: [`${free}-copy`] },
      { type: 'placeUnit', unitId, to: 0 },
      { type: 'setLdChoice', unitId, choice: groupId },
      { type: 'setMovement', unitId, movement: turn % 2 ? 12 : null },
    );
  }
  return [...some.flatMap((unit) => forUnit(state, unit)), ...table];
}

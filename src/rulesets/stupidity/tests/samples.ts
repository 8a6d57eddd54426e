/** Commands worth trying on a state, sensible and senseless ones, for the contract suite and the long play. */
import { CAUSES, type Command, FLAGS } from '../model/command.ts';
import { SETTING_KEYS, SETTING_OPTIONS } from '../model/settings.ts';
import { PHASES, type State } from '../model/state.ts';
import { REACTIONS, type Unit, type UnitEntry } from '../model/unit.ts';
import { combatCount, suggestIdle } from '../rules/combat.ts';
import { entryOf } from '../rules/decide-roster.ts';
import { moveForward } from '../rules/move.ts';
import { otherSide, owesTest } from '../rules/when.ts';

const CLEAR = { stupid: false, immune: false } as const;
const STUPID = { stupid: true, immune: false } as const;

const troop = (more: Partial<UnitEntry['groups'][number]>): UnitEntry['groups'][number] => ({
  id: 'trolls',
  label: 'Trolls',
  count: 3,
  role: 'trooper',
  ld: 4,
  movement: 15,
  rider: STUPID,
  mount: null,
  inContact: 0,
  wizard: false,
  ...more,
});

/** A mad wizard on a stupid beast of a mind of its own, who can lead and leave units. */
const wizard = (id: string) =>
  troop({
    ...{ id, label: 'Wizard', count: 1, role: 'character', ld: 8, movement: 18 },
    ...{ rider: { stupid: true, immune: true }, mount: { stupid: true, immune: false, ld: 9 }, wizard: true },
  });

/** Newcomers of four kinds, one after the other: on foot, mounted, led by a wizard, and of sound mind. */
function newcomer(id: string, kind: number): UnitEntry {
  const groups = [
    [troop({})],
    [troop({ rider: CLEAR, mount: { ...STUPID, ld: 3 }, movement: 18, ld: 8, inContact: 3 })],
    [troop({ inContact: 2 }), wizard(`wizard-${id}`)],
    [troop({ rider: CLEAR, ld: 7, count: 20 }), troop({ id: 'gone', count: 0 })],
  ];
  return {
    id,
    name: id,
    side: id.length % 2 === 0 ? 'A' : 'B',
    groups: groups[kind % groups.length]!,
    points: kind % 3 === 0 ? null : 120,
    movementOverride: null,
    missile: kind % 2 === 0,
    immuneToPsychology: kind % 5 === 4,
    skirmisher: kind % 3 === 1,
  };
}

function fights(state: State, unit: Unit): readonly Command[] {
  const unitId = unit.id;
  const { idle } = combatCount(unit, state.settings);
  const found: Command[] = [{ type: 'rollOddDie', unitId }];
  if (unit.combat) found.push({ type: 'countAgain', unitId });
  if (idle === null) return found;
  const some = suggestIdle(unit, idle, state.settings);
  return [...found, { type: 'chooseIdle', unitId, idle: some }];
}

/** Where no move is pending, one refusal is enough. */
function contacts(state: State, unit: Unit, friend: Unit | undefined, enemy: Unit | undefined): Command[] {
  const of = { type: 'recordContact', unitId: unit.id } as const;
  const move = moveForward(unit, state.settings);
  if (!move.applies) return [{ ...of, with: 'none', targetId: null, moved: 1 }];
  const moved = move.distance;
  const found: Command[] = [
    { ...of, with: 'none', targetId: null, moved },
    { ...of, with: 'none', targetId: null, moved: -1 },
    { ...of, with: 'tableEdge', targetId: null, moved: 0 },
  ];
  if (friend) found.push({ ...of, with: 'friend', targetId: friend.id, moved: moved / 2 });
  if (enemy) found.push({ ...of, with: 'enemy', targetId: enemy.id, moved });
  return found;
}

function forUnit(state: State, unit: Unit): readonly Command[] {
  const unitId = unit.id;
  const friends = state.units.filter((other) => other.side === unit.side && other.id !== unitId);
  const friend = friends[state.turn % Math.max(1, friends.length)];
  const enemy = state.units.find((other) => other.side !== unit.side);
  const flag = FLAGS[(state.turn + unit.history.length) % FLAGS.length]!;
  const found: Command[] = [
    { type: 'testStupidity', unitId, extra: !owesTest(state, unit) },
    { type: 'rerollTest', unitId },
    { type: 'recordFlight', unitId, cause: CAUSES[state.turn % CAUSES.length]! },
    { type: 'rally', unitId },
    { type: 'rollDirection', unitId },
    { type: 'setFlag', unitId, flag: 'engaged', value: !unit.engaged },
    { type: 'setFlag', unitId, flag, value: !unit[flag] },
    { type: 'declareCharge', unitId },
    ...contacts(state, unit, friend, enemy),
    ...fights(state, unit),
  ];
  if (unit.charge?.reaction === null)
    for (const reaction of REACTIONS) found.push({ type: 'declareReaction', unitId, reaction });
  for (const { id: groupId, count } of unit.groups.slice(0, 2)) {
    found.push({ type: 'setCount', unitId, groupId, count: Math.max(0, count - 1) });
    found.push({ type: 'setInContact', unitId, groupId, inContact: Math.min(3, count) });
    if (friend) found.push({ type: 'moveCharacter', unitId, groupId, toUnitId: friend.id });
  }
  return found;
}

/** The other value of each house rule. */
const houseRules = ({ settings }: State): readonly Command[] =>
  SETTING_KEYS.map((key): Command => {
    const other =
      key === 'units' || key === 'pinLasts' || key === 'oddDie'
        ? SETTING_OPTIONS[key].find((option) => option !== settings[key])!
        : !settings[key];
    return { type: 'changeSetting', key, value: other };
  });

/** Values set by hand, and what senseless input a screen would never send. */
function byHand({ turn, units }: State, unit: Unit): readonly Command[] {
  const unitId = unit.id;
  const groupId = unit.groups[turn % Math.max(1, unit.groups.length)]?.id ?? 'nobody';
  const part = { type: 'setPart', unitId, groupId } as const;
  const modifiers = {
    coldBlooded: turn % 2 === 0,
    reroll: true,
    ldModifier: (turn % 5) - 2,
    generalInRange: true,
    generalLd: 9,
    generalFleeing: turn % 3 === 0,
  };
  return [
    { ...part, part: 'rider', trait: 'stupid', value: turn % 2 === 0 },
    { ...part, part: 'rider', trait: 'immune', value: turn % 2 === 0 },
    { ...part, part: 'mount', trait: 'immune', value: true },
    { type: 'chooseIdle', unitId, idle: { nobody: 1e9 } },
    { type: 'setPoints', unitId, points: 100 + turn },
    { type: 'setModifiers', unitId, modifiers },
    { type: 'setOddFights', unitId, value: turn % 2 === 0 },
    { type: 'editUnit', unit: { ...entryOf(unit), name: `${unit.name.slice(0, 30)}!` } },
    { type: 'duplicateUnit', unitId, newIds: [`unit-${units.length}-copy`] },
    { type: 'placeUnit', unitId, to: 0 },
    { type: 'removeUnit', unitId },
    { type: 'setLdChoice', unitId, choice: turn % 2 ? groupId : 'general' },
    { type: 'setMovement', unitId, movement: turn % 2 ? 12 : null },
  ];
}

/** Two units of the table, others in each turn. */
export function inPlay({ units, turn }: State): readonly Unit[] {
  const first = units.length === 0 ? 0 : (turn * 3) % units.length;
  return [...units.slice(first), ...units.slice(0, first)].slice(0, 2);
}

/** Commands for the units in play and for the table itself; what ends a battle comes late in it. */
export function sampleCommands(state: State): readonly Command[] {
  const { units, turn, activeSide } = state;
  const some = inPlay(state);
  const side = otherSide(activeSide);
  const [one] = some;
  const table: Command[] = [
    { type: 'startTurn', side },
    { type: 'confirmPanicTerror', panicFailed: one && turn % 2 ? [one.id] : [], terrorFailed: [] },
    { type: 'confirmPanicTerror', panicFailed: [], terrorFailed: some.map(({ id }) => id) },
    { type: 'confirmPanicTerror', panicFailed: ['nobody'], terrorFailed: [] },
    { type: 'goToPhase', phase: turn % 2 ? 'combat' : 'movement' },
    { type: 'goToPhase', phase: PHASES[(PHASES.indexOf(state.phase) + 1) % PHASES.length]! },
    { type: 'addUnits', units: [newcomer(`unit-${units.length}`, units.length + turn)] },
    { type: 'addUnits', units: [{ ...newcomer('bad', 0), name: ' ', groups: [] }] },
    { type: 'setTurn', turn: turn % 2 ? -1 : turn + 1, side, firstSide: side },
    ...(turn % 5 === 4 ? [{ type: 'resetBattle' } as const] : []),
    ...houseRules(state),
    { type: 'changeSetting', key: 'oddDie', value: 7 },
    { type: 'removeUnit', unitId: 'nobody' },
    { type: 'rally', unitId: 'nobody' },
  ];
  return [...some.flatMap((unit) => forUnit(state, unit)), ...table, ...(one ? byHand(state, one) : [])];
}

/** Commands worth trying on a state, sensible and senseless ones, for the contract suite and the long play. */
import type { Boost, Command } from '../model/commands.ts';
import { SETTING_KEYS, SETTING_OPTIONS } from '../model/settings.ts';
import { type Character, opponentOf, type Profile, type State } from '../model/state.ts';
import { helpersFor } from '../rules/boosts.ts';
import { ruleset } from '../rules/ruleset.ts';
import { paymentFor } from '../rules/shortfall.ts';

const RECRUIT: Profile = {
  name: 'Recruit',
  role: '',
  side: 'B',
  card: { healthy: { maxActions: 3, command: 1 }, wounded: { maxActions: 2, command: 0 } },
  baseDiameter: 1,
};

/** An id that nobody has yet. */
const freeId = (state: State): string => {
  const taken = new Set(state.characters.map(({ id }) => id));
  for (let n = 1; ; n += 1) if (!taken.has(`recruit-${n}`)) return `recruit-${n}`;
};

function forCharacter(state: State, one: Character, index: number): Command[] {
  const characterId = one.id;
  const [helper] = helpersFor(state, one);
  const boosts: Boost[] = helper ? [{ commanderId: helper.commander.id, at: 1 }] : [];
  return [
    { type: 'recover', characterId, boosts: [], via: null },
    { type: 'recover', characterId, boosts, via: helper?.commander.id ?? null },
    { type: 'shockTest', characterId, checkId: null, boosts: [] },
    { type: 'shockTest', characterId, checkId: null, boosts },
    { type: 'wound', characterId, sameAttack: null },
    { type: 'kill', characterId, sameAttack: index % 2 === 0 },
    { type: 'spend', characterId, action: 'fire', at: 1 },
    { type: 'moveFigures', moves: [{ characterId, position: { x: (index * 5) % 23, y: 8.5 } }] },
    { type: 'setCharacterValue', characterId, change: { field: 'shocked', value: !one.shocked } },
    { type: 'setCharacterValue', characterId, change: { field: 'wound', value: 'healthy' } },
    { type: 'setCharacterValue', characterId, change: { field: 'tookCover', value: !one.tookCover } },
  ];
}

function forChecks(state: State): Command[] {
  const owed = ruleset
    .owed(state)
    .slice(0, 6)
    .flatMap(({ command }) => (command ? [command] : []));
  const checks = state.checks.slice(0, 2).flatMap((check): Command[] => [
    { type: 'chooseTester', checkId: check.id, characterId: state.characters[0]?.id ?? 'nobody' },
    { type: 'chooseTester', checkId: check.id, characterId: null },
    { type: 'drawTester', checkId: check.id },
    { type: 'tickWitnesses', checkId: check.id, characterIds: [] },
  ]);
  const boosts = (state.shortfall && paymentFor(state, state.shortfall)) ?? [];
  const shortfall: Command[] = state.shortfall
    ? [{ type: 'payShortfall', boosts }, { type: 'declineShortfall' }]
    : [{ type: 'declineShortfall' }];
  return [...owed, ...checks, ...shortfall];
}

function forSettings(state: State): Command[] {
  // One rule after the other, so that a long play walks through all of them.
  const key = SETTING_KEYS[(state.attack + state.characters.length) % SETTING_KEYS.length]!;
  const now = state.settings[key];
  const options: readonly string[] =
    key in SETTING_OPTIONS ? SETTING_OPTIONS[key as keyof typeof SETTING_OPTIONS] : [];
  const value =
    typeof now === 'boolean' ? !now : typeof now === 'number' ? now + 1 : options.find((one) => one !== now)!;
  return [
    { type: 'changeSetting', key, value },
    { type: 'changeSetting', key: 'atPerTurn', value: 0 },
  ];
}

/** Between 20 and 60 commands on any state. */
export function sampleCommands(state: State): readonly Command[] {
  const { activeSide } = state;
  const last = state.characters.at(-1)?.id ?? 'nobody';
  const first = state.characters[0]?.id ?? 'nobody';
  const picked = state.characters.filter((one, i) => one.shocked || i % 6 === state.attack % 6).slice(0, 2);
  return [
    { type: 'startTurn', side: opponentOf(activeSide) },
    ...forChecks(state),
    ...picked.flatMap((one, i) => forCharacter(state, one, i + state.attack)),
    ...forSettings(state),
    { type: 'addCharacters', ids: [freeId(state)], profile: RECRUIT },
    { type: 'addCharacters', ids: [first], profile: { ...RECRUIT, name: ' ' } },
    { type: 'duplicateCharacter', characterId: last, id: freeId(state) },
    { type: 'editCharacter', characterId: first, profile: { ...RECRUIT, side: 'A', baseDiameter: 7 } },
    { type: 'importCharacters', entries: [] },
    { type: 'removeCharacters', characterIds: [last] },
    { type: 'reorderCharacter', characterId: last, to: 0 },
    { type: 'tickCommandRange', commanderId: first, characterId: last, inRange: true },
    { type: 'setSideValue', side: activeSide, change: { field: 'atPool', value: 5 } },
    { type: 'setSideValue', side: activeSide, change: { field: 'reserve', value: -1 } },
    { type: 'setActiveSide', side: activeSide },
    { type: 'setBoard', inUse: !state.board.inUse, size: 30 },
    { type: 'nameSide', side: 'A', name: 'Able', colour: '#b8435e' },
    { type: 'recover', characterId: 'nobody', boosts: [{ commanderId: 'nobody', at: -1 }], via: null },
    { type: 'shockTest', characterId: first, checkId: 'check-0', boosts: [] },
    { type: 'newBattle' },
  ];
}

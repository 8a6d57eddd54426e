/** Commands worth trying on a state, sensible and senseless ones, for the contract suite and the long play. */
import type { Boost, Command } from '../model/commands.ts';
import { SETTING_KEYS, SETTING_OPTIONS, type Settings } from '../model/settings.ts';
import { type Character, opponentOf, type Profile, type State } from '../model/state.ts';
import { helpersFor } from '../rules/boosts.ts';
import { choicesFor } from '../rules/checks.ts';
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
  const helpers = helpersFor(state, one).map(({ commander }) => commander.id);
  const via = helpers.at(-1) ?? null;
  const each: Boost[] = helpers.map((commanderId) => ({ commanderId, at: 1 }));
  const boosts = each.slice(0, 1);
  return [
    ...(one.shocked
      ? ([
          { type: 'recover', characterId, boosts: [], via },
          { type: 'recover', characterId, boosts: [], via: null },
          { type: 'recover', characterId, boosts: [...each, ...boosts], via },
        ] as const)
      : ([
          { type: 'shockTest', characterId, checkId: null, boosts: [] },
          { type: 'shockTest', characterId, checkId: null, boosts },
          { type: 'spend', characterId, action: 'fire', at: 1 + (index % 2) },
        ] as const)),
    { type: 'wound', characterId, sameAttack: null },
    { type: 'kill', characterId, sameAttack: index % 2 === 0 },
    { type: 'moveFigures', moves: [{ characterId, position: { x: (index * 5) % 23, y: 8.5 } }] },
    ...(helpers.length > 0 ? helpers : [one.id]).map(
      (commanderId, i): Command => ({
        type: 'tickCommandRange',
        commanderId,
        characterId,
        inRange: [true, false, null][(index + i) % 3]!,
      }),
    ),
  ];
}

/** Values by hand, so that play also comes where it seldom comes by itself. */
function byHand({ id: characterId, ...one }: Character, turn: number): Command[] {
  return [
    { type: 'setCharacterValue', characterId, change: { field: 'shocked', value: true } },
    { type: 'setCharacterValue', characterId, change: { field: 'shocked', value: false } },
    { type: 'setCharacterValue', characterId, change: { field: 'wound', value: 'healthy' } },
    { type: 'setCharacterValue', characterId, change: { field: 'wound', value: 'wounded' } },
    { type: 'setCharacterValue', characterId, change: { field: 'wound', value: 'killed' } },
    { type: 'setCharacterValue', characterId, change: { field: 'tookCover', value: !one.tookCover } },
    { type: 'setCharacterValue', characterId, change: { field: 'seesCasualty', value: !one.seesCasualty } },
    { type: 'setCharacterValue', characterId, change: { field: 'actionsUsed', value: turn % 4 } },
    { type: 'setCharacterValue', characterId, change: { field: 'woundShockUntil', value: turn + 1 } },
    { type: 'setCharacterValue', characterId, change: { field: 'woundShockUntil', value: null } },
  ];
}

function forChecks(state: State): Command[] {
  const owed = ruleset
    .owed(state)
    .slice(0, 6)
    .flatMap(({ command }) => (command ? [command] : []));
  const checks = state.checks.slice(0, 2).flatMap((check): Command[] => {
    const checkId = check.id;
    const choices = choicesFor(state, check).map(({ id }) => id);
    return [
      ...[...choices.slice(-3), check.casualtyId, null].map(
        (characterId): Command => ({ type: 'chooseTester', checkId, characterId }),
      ),
      { type: 'drawTester', checkId },
      { type: 'tickWitnesses', checkId, characterIds: choices.slice(1) },
      { type: 'tickWitnesses', checkId, characterIds: null },
      { type: 'shockTest', characterId: choices.at(-1) ?? 'nobody', checkId, boosts: [] },
    ];
  });
  const boosts = (state.shortfall && paymentFor(state, state.shortfall)) ?? [];
  const shortfall: Command[] = state.shortfall
    ? [{ type: 'payShortfall', boosts }, { type: 'declineShortfall' }]
    : [];
  return [...owed, ...checks, ...shortfall];
}

function forSettings(state: State): Command[] {
  const other = (key: keyof Settings): Command => {
    const now = state.settings[key];
    const options: readonly string[] =
      key in SETTING_OPTIONS ? SETTING_OPTIONS[key as keyof typeof SETTING_OPTIONS] : [];
    const change =
      typeof now === 'boolean'
        ? !now
        : typeof now === 'number'
          ? now + 1
          : options.find((one) => one !== now)!;
    return { type: 'changeSetting', key, value: change };
  };
  // One rule after the other, so that a long play walks through all of them.
  const turn = SETTING_KEYS[(state.attack + state.characters.length) % SETTING_KEYS.length]!;
  return [
    ...[turn, 'boostTiming' as const, 'boostFirstTest' as const, 'commandMode' as const].map(other),
    { type: 'changeSetting', key: 'atPerTurn', value: 0 },
  ];
}

/** The roster: cards that fit and cards that do not, people who come and go. */
function forRoster(state: State): Command[] {
  const first = state.characters[0]?.id ?? 'nobody';
  const last = state.characters.at(-1)?.id ?? 'nobody';
  const free = freeId(state);
  const gone = state.shortfall?.characterId ?? state.tested[0]?.characterId ?? state.checks[0]?.casualtyId;
  return [
    { type: 'addCharacters', ids: [free], profile: RECRUIT },
    { type: 'addCharacters', ids: [`${free}-a`, `${free}-b`], profile: { ...RECRUIT, side: 'A' } },
    { type: 'addCharacters', ids: [free], profile: { ...RECRUIT, name: ' ' } },
    { type: 'duplicateCharacter', characterId: last, id: free },
    { type: 'editCharacter', characterId: first, profile: RECRUIT },
    { type: 'editCharacter', characterId: last, profile: { ...RECRUIT, side: 'A', baseDiameter: 7 } },
    { type: 'importCharacters', entries: [{ id: free, profile: { ...RECRUIT, role: ' Scout ' } }] },
    { type: 'removeCharacters', characterIds: [gone ?? last] },
    { type: 'reorderCharacter', characterId: last, to: 0 },
    { type: 'reorderCharacter', characterId: first, to: 2 },
  ];
}

/** The table around the battle. */
function forTable(state: State): Command[] {
  const { activeSide, board } = state;
  const first = state.characters[0]?.id ?? 'nobody';
  const moves = state.characters
    .slice(0, 4)
    .map(({ id: characterId }, i) => ({ characterId, position: i === 0 ? null : { x: i * 1.5, y: -1 } }));
  return [
    { type: 'setSideValue', side: activeSide, change: { field: 'atPool', value: 9 } },
    { type: 'setSideValue', side: activeSide, change: { field: 'reserve', value: 1 } },
    { type: 'setSideValue', side: activeSide, change: { field: 'reserve', value: -1 } },
    { type: 'setSideValue', side: activeSide, change: { field: 'turnNumber', value: 999 } },
    { type: 'setActiveSide', side: opponentOf(activeSide) },
    { type: 'setBoard', inUse: !board.inUse, size: board.size === 30 ? 12 : 30 },
    { type: 'moveFigures', moves },
    { type: 'nameSide', side: 'A', name: ' Able ', colour: '#B8435E' },
    { type: 'recover', characterId: first, boosts: [{ commanderId: 'nobody', at: -1 }], via: null },
    { type: 'spend', characterId: first, action: ' ', at: 1 },
    { type: 'shockTest', characterId: first, checkId: 'check-0', boosts: [] },
  ];
}

/** Between 20 and 90 commands on any state. */
export function sampleCommands(state: State): readonly Command[] {
  const shocked = state.characters.filter((one) => one.shocked).slice(0, 2);
  const others = state.characters.filter((one, i) => !one.shocked && i % 6 === state.attack % 6);
  const picked = [...shocked, ...others.slice(0, 3 - shocked.length)];
  const over = state.attack % 4 === 3;
  return [
    { type: 'startTurn', side: opponentOf(state.activeSide) },
    ...forChecks(state),
    ...picked.flatMap((one, i) => forCharacter(state, one, i + state.attack)),
    ...picked.slice(-1).flatMap((one) => byHand(one, state.sides[one.side].turnNumber)),
    ...forSettings(state),
    ...forRoster(state),
    ...forTable(state),
    // A battle that has begun, or one that has lasted: a new one too often would leave nothing to see.
    ...(over ? [{ type: 'newBattle' } as const] : []),
    ...(state.shortfall ? [] : [{ type: 'declineShortfall' } as const]),
  ];
}

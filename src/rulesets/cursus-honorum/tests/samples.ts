/** Commands worth trying on a table: sensible ones for where it stands, and senseless ones. */
import { DEFAULT_PROFILE, isLeader, SIDES, type Side } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import { type State, sideOnTurn } from '../model/game.ts';
import { whatNow } from '../rules/guide.ts';
import { waitingPicks } from '../rules/place.ts';

const NO_SHARING = { order: [], picks: [] } as const;

function roster(state: State): Command[] {
  const [one, two] = state.characters;
  const id = `s${state.characters.length}-${state.turn}`;
  const profile = { ...DEFAULT_PROFILE, name: 'Recruit', chargeDistanceCm: 15, maxMoveCm: 10 };
  return [
    { type: 'addCharacters', entries: [{ id, profile }] },
    {
      type: 'addCharacters',
      entries: [{ id, profile: { ...profile, stars: 3, size: 99_999 } }],
    },
    { type: 'editCharacter', id: one?.id ?? 'nobody', profile: { ...profile, name: ' ' } },
    { type: 'duplicateCharacter', id: two?.id ?? 'nobody', newId: `d${id}` },
    { type: 'removeCharacters', ids: [state.characters.at(-1)?.id ?? 'nobody'] },
    { type: 'moveInRoster', id: one?.id ?? 'nobody', to: 1 },
    { type: 'moveTokens', moves: one ? [{ id: one.id, pos: { x: 12.345, y: 40 }, facingDeg: 90 }] : [] },
    { type: 'moveTokens', moves: [{ id: two?.id ?? 'nobody', pos: { x: -5, y: 4_000 }, facingDeg: 720 }] },
    {
      type: 'deployRows',
      ids: state.characters
        .filter(({ side }) => side === 'a')
        .map((character) => character.id)
        .slice(0, 8),
      perRow: 4,
      gapCm: 2,
      centreCm: 60,
      frontCm: 90,
      facingDeg: 0,
    },
    { type: 'changeBoard', widthCm: 120, heightCm: 1e6, scenery: 'ford' },
    { type: 'changeSetting', key: 'commandLossPoints', value: 2 },
    { type: 'changeSetting', key: 'coweringCanBreak', value: 'perhaps' },
  ];
}

function battle(state: State): Command[] {
  const steady = state.characters.filter(({ status, alive }) => status === 'ok' && alive);
  const fleeing = state.characters.find(({ status }) => status === 'flight');
  const victim = steady[(state.turn * 7) % Math.max(1, steady.length)]?.id ?? 'nobody';
  const other = steady.at(-1)?.id ?? 'nobody';
  return [
    { type: 'killCharacter', id: victim, inRange: null, picks: [] },
    {
      type: 'killCharacter',
      id: other,
      inRange: [victim, 'nobody'],
      picks: [{ source: other, ids: [victim] }],
    },
    { type: 'scoreSuperiority', id: victim, attackDice: 9, defenceDice: 3 },
    { type: 'scoreSuperiority', id: victim, attackDice: -1, defenceDice: 0.5 },
    { type: 'setRetreat', id: other, on: true },
    { type: 'addPoints', id: victim, track: 'demoralisation', points: 2, reason: 'Omen', cause: null },
    {
      type: 'addPoints',
      id: fleeing?.id ?? other,
      track: 'fury',
      points: 5_000,
      reason: '',
      cause: 'nobody',
    },
    {
      type: 'sharePoints',
      side: 'a',
      track: 'attack',
      reason: 'Horns',
      sources: [{ id: 'horns', points: 3, ids: steady.map(({ id }) => id) }],
      picks: [],
    },
    { type: 'spendLeadership', id: victim, spent: 1 },
    { type: 'fleeMove', ids: [fleeing?.id ?? other] },
    { type: 'leaderFlees', id: state.characters.find(isLeader)?.id ?? other },
    { type: 'leaveTable', id: fleeing?.id ?? 'nobody' },
    { type: 'setTargets', targets: [{ id: victim, targetId: other }] },
    { type: 'override', id: victim, change: { field: 'points', track: 'pursuit', value: 1 } },
    { type: 'override', id: other, change: { field: 'status', value: 'cowering' } },
  ];
}

function psychology(state: State): Command[] {
  const side: Side = sideOnTurn(state) ?? 'a';
  const own = state.characters.filter((one) => one.side === side);
  const ids = own.slice(0, 2).map(({ id }) => id);
  const now = whatNow(state);
  const [open] = waitingPicks(state);
  return [
    ...(now.command ? [now.command] : []),
    ...(open ? [{ type: 'choosePick', source: open.id, ids: open.tied.slice(0, open.pick) } as const] : []),
    { type: 'beginPsychology' },
    { type: 'drawLots' },
    { type: 'chooseFirst', first: SIDES[state.turn % 2]! },
    { type: 'openRecovery', threats: null, prey: null, ...NO_SHARING },
    { type: 'closeRecovery' },
    { type: 'declineRecovery', ids },
    { type: 'shareFlight', inRange: null, ...NO_SHARING },
    { type: 'shareFlight', inRange: [{ id: 'nobody', ids }], ...NO_SHARING },
    { type: 'testFlight', ids },
    { type: 'failFlight', ids: ids.slice(0, 1), reaction: 'cowering' },
    { type: 'shareOffensive', pursuit: null, attack: null, furyPoints: [], ...NO_SHARING },
    { type: 'testOffensive', ids, track: null },
    { type: 'failOffensive', id: ids[0] ?? 'nobody', track: 'attack' },
    { type: 'closeRound' },
    { type: 'choosePick', source: ids[0] ?? 'nobody', ids },
    { type: 'endTurn' },
  ];
}

/** About forty commands for the contract suite and the long play; the next step of the guide is among them. */
export const sampleCommands = (state: State): Command[] => [
  ...psychology(state),
  ...battle(state),
  ...roster(state),
];

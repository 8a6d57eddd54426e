/** Sample commands about rosters, the mat, house rules and values set by hand. */
import { DEFAULT_PROFILE, isLeader, type Profile, SIDES, STATUSES, TRACKS } from '../model/character.ts';
import { type Change, COUNTERS, type Command, FLAGS } from '../model/commands.ts';
import { type House, PHASES, type State } from '../model/game.ts';
import { profileOf } from '../rules/roster.ts';
import { idOf, pick, someOf } from './samples-tools.ts';

const RECRUITS: readonly Partial<Profile>[] = [
  { name: 'Recruit', chargeDistanceCm: 15, maxMoveCm: 10 },
  { name: ' Officer ', role: 'officer', stars: 2, leadership: 4, areaOfInfluenceCm: 20 },
  {
    name: 'Beast 3',
    size: 3,
    psychDice: { flight: 1, pursuit: 2, attack: 2, fury: 2 },
    chargeDistanceCm: 30,
  },
  { name: 'Fearless', psychDice: { flight: 0, pursuit: 0, attack: 0, fury: 0 } },
  {
    name: 'Banner',
    extra: { casualty: 2, fleeing: 1, pursued: 1, offensive: 1, threat: 2, command: 3 },
    specialRules: [' hated ', '', 'slow'],
    chargeDistanceCm: 60,
  },
  { name: 'General', role: 'general', stars: 3, leadership: 6, areaOfInfluenceCm: 40, size: 2 },
];

const SETTINGS: readonly (readonly [keyof House, boolean | number | string])[] = [
  ['coweringCanBreak', false],
  ['iconCountsInBreakTest', true],
  ['keepPointsAfterFailedRecovery', true],
  ['autoPolicy', 'rosterOrder'],
  ['restoreLeadershipOnRecovery', true],
  ['measureFrom', 'centre'],
  ['offensiveTestOrder', 'pursuit-attack-fury'],
  ['offensiveTestOrder', 'playerChoice'],
  ['combatBonusesStack', false],
  ['threatChooser', 'threateningSide'],
  ['onlyReadyThreats', true],
  ['leaderLoadMode', 'fewestFirst'],
  ['leaderFlightLoadEveryTurn', true],
  ['coweringLeaderNoLoad', true],
  ['commandLossPoints', 9],
  ['commandLossPoints', 10],
  ['commandLossFromNextTurn', false],
  ['voluntaryFailPicksReaction', true],
  ['zeroDiceReceivePoints', true],
  ['coweringCanBreak', true],
  ['coweringCanBreak', 'perhaps'],
  ['measureFrom', 'edge'],
  ['autoPolicy', 'lowestDice'],
];

/** Every third table edits its rosters, so that an evening has time to play. */
export function roster(state: State, spin: number): Command[] {
  const { characters } = state;
  const [one, other] = [pick(characters, spin), pick(characters, spin * 7)];
  const side = SIDES[spin % 2]!;
  const recruit = (i: number): Profile => ({ ...DEFAULT_PROFILE, side, ...pick(RECRUITS, i) });
  const newId = `s${characters.length}-${spin}`;
  const few = characters.length < 8;
  const setting = (i: number): Command => {
    const [key, value] = SETTINGS[(spin + i * 8) % SETTINGS.length]!;
    return { type: 'changeSetting', key, value };
  };
  const adding: Command[] = [
    {
      type: 'addCharacters',
      entries: few
        ? RECRUITS.map((_, i) => ({ id: `${newId}-${i}`, profile: recruit(i) }))
        : [{ id: newId, profile: recruit(spin) }],
    },
    { type: 'addCharacters', entries: [{ id: newId, profile: { ...recruit(0), stars: 3, size: 99_999 } }] },
  ];
  const rows: Command = {
    type: 'deployRows',
    ids: characters
      .filter((character) => character.side === side)
      .slice(0, 9)
      .map(({ id }) => id),
    perRow: 4,
    gapCm: 2,
    centreCm: 60,
    frontCm: side === 'a' ? 50 : 35,
    facingDeg: side === 'a' ? 0 : 180,
  };
  if (spin % 3 !== 0) return [setting(0), setting(1), setting(2), rows, ...(few ? adding : [])];
  const profile = one && profileOf(one);
  return [
    ...adding,
    setting(0),
    {
      type: 'editCharacter',
      id: one?.id ?? 'nobody',
      profile: { ...recruit(spin), side: one?.side ?? side },
    },
    {
      type: 'editCharacter',
      id: idOf(characters, spin + 1),
      profile: { ...(profile ?? recruit(0)), name: ' ' },
    },
    { type: 'duplicateCharacter', id: other?.id ?? 'nobody', newId: `d${newId}` },
    { type: 'removeCharacters', ids: [other?.id ?? 'nobody'] },
    { type: 'moveInRoster', id: idOf(characters, spin), to: spin % (characters.length + 1) },
    {
      type: 'moveTokens',
      moves: someOf(characters, spin, 5).map((id, i) => ({
        id,
        pos: i % 4 === 3 ? null : { x: 5 + ((spin + i * 9) % 80) + 0.123, y: 5 + ((spin + i * 5) % 60) },
        facingDeg: (spin * 30) % 360,
      })),
    },
    { type: 'moveTokens', moves: [{ id: idOf(characters, spin), pos: { x: -5, y: 4_000 }, facingDeg: 720 }] },
    rows,
    { ...rows, perRow: 0 },
    { type: 'changeArmy', side, name: ` Host ${spin} `, shareMode: 'manual', rangeMode: 'board' },
    { type: 'changeArmy', side, name: 'Host', shareMode: 'auto', rangeMode: spin % 2 ? 'tap' : 'board' },
    { type: 'changeBoard', widthCm: 60 + (spin % 90), heightCm: 50, scenery: 'plain' },
    { type: 'changeBoard', widthCm: 120, heightCm: 1e6, scenery: 'ford' },
  ];
}

/** Values set by hand: most of them sound, and the phase and the turn now and then. */
export function byHand(state: State, spin: number): Command[] {
  const { characters } = state;
  const side = SIDES[spin % 2]!;
  const changes: readonly Change[] = [
    { field: 'status', value: pick(STATUSES, spin)! },
    { field: 'status', value: pick(STATUSES, spin + 1)! },
    { field: 'points', track: pick(TRACKS, spin)!, value: 1 + (spin % 4) },
    { field: 'points', track: 'demoralisation', value: 2 },
    { field: 'causes', track: pick(TRACKS, spin)!, value: someOf(characters, spin, 9) },
    { field: 'flag', name: pick(FLAGS, spin)!, value: spin % 4 !== 0 },
    { field: 'counter', name: pick(COUNTERS, spin)!, value: spin % 60 },
  ];
  const lost = {
    none: { kind: 'none' },
    fleeing: { kind: 'generalFleeing', sinceTurn: state.turn },
    dead: { kind: 'generalDead', sinceTurn: Math.max(0, state.turn - (spin % 2)) },
  } as const;
  return [
    ...changes.map(
      (change, i): Command => ({ type: 'override', id: idOf(characters, spin + i * 3), change }),
    ),
    {
      type: 'override',
      id: idOf(characters.filter(isLeader), spin),
      change: { field: 'status', value: spin % 2 ? 'flight' : 'cowering' },
    },
    ...(spin % 4 === 0
      ? ([
          { type: 'overrideTurn', turn: (spin % 7) + (spin % 3) },
          {
            type: 'overrideCommandLoss',
            side,
            commandLoss: pick([lost.none, lost.fleeing, lost.dead], spin >> 2)!,
          },
        ] as const)
      : []),
    { type: 'overridePhase', phase: pick(PHASES, spin)! },
  ];
}

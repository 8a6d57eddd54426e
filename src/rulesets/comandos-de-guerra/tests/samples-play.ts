/** Commands worth trying with dice: checks, shots, contests, chases, brawls, morale. */
import type { Command } from '../model/commands.ts';
import { type CheckInput, entrant, plainCheck, plainShot, type ShotInput } from '../model/inputs.ts';
import type { Driver, Fighter, State } from '../model/state.ts';
import { BANDS, CHASE_STATUSES, DIFFICULTIES, GRADES, TRIGGERS } from '../model/words.ts';
import { type Pair, some } from './samples-parts.ts';

const hazard = { text: 'fall', damage: '1d6' };

/** Ways to try something that differ in one thing. */
const CHECKS: readonly Partial<CheckInput>[] = [
  {},
  { difficulty: 'hard', hazard },
  { difficulty: 'veryEasy', hidden: true },
  { difficulty: 'veryEasy', kind: 'weapon' },
  { difficulty: 'easy', kind: 'weapon', modifiers: [{ id: 'own', value: -20 }] },
  { hidden: true, difficulty: 'hard', hazard },
  { without: ['difficulty', 'fanatic', 'morale'], level: 5 },
  { resist: true, difficulty: 'veryHard', hazard: { text: 'mine', damage: '2d6+1' } },
  { level: 95, hidden: false },
  { modifiers: [{ id: 'own', value: 0.5 }] },
  { kind: 'odd' },
  { difficulty: 'heroic' },
  { level: 101 },
  { hazard: { text: 'fall', damage: 'x' } },
];

const SHOTS: readonly Partial<ShotInput>[] = [
  {},
  { hiddenFraction: 0.4, difficulty: 'normal', damage: '1d10', remember: true },
  { hiddenFraction: 0.6, moving: 'target' },
  { pointBlank: true },
  { pointBlank: true, remember: true, difficulty: 'hard', damage: '2d6' },
  { hiddenFraction: 1 },
  { hiddenFraction: 1, locationKnown: false },
  { distanceM: 60, difficulty: 'hard', damage: '3d10', remember: true },
  { distanceM: 400, level: 90 },
  { distanceM: 9000 },
  { distanceM: -5 },
  { extra: [{ id: 'dark', value: 20 }], without: ['range'], moving: 'both' },
  { damage: 'x' },
  { moving: 'odd' },
  { difficulty: 'odd' },
  { hiddenFraction: 1.5 },
  { level: 101 },
];

const fighter = (id: string, who: string | null, blows = 8): Fighter => ({
  ...{ ...entrant(id, who === null ? 45 : null), who, blows, out: false },
});
const atWheel = (id: string, who: string | null, level: number): Driver => ({
  ...{ ...entrant(id, level), who, vehicle: ' car ' },
});

function ofCard({ one, other }: Pair, state: State, turn: number): Command[] {
  const who = one.id;
  const skills = [...one.skills.map(({ id }) => id), 'strength', 'command', null];
  const check = { ...plainCheck(who, skills[turn % skills.length]!, null), ...CHECKS[turn % CHECKS.length] };
  const weapon = one.weapons[turn % Math.max(1, one.weapons.length)]?.id ?? 'none';
  const shot = { ...plainShot(weapon, other.id, 20), ...SHOTS[turn % SHOTS.length] };
  const plain = { basic: true, check: plainCheck(who, 'dexterity', null), shot: null };
  const shooting = { ...plain, basic: false, shot: plainShot(weapon, other.id, 20) };
  const contest = { ...entrant(who, null), who, skill: 'command' };
  const service = { who, weaponId: weapon, inCombat: turn % 4 !== 0, remember: turn % 3 === 0 };
  return [
    { type: 'rollCheck', check },
    { type: 'rollCheck', check: { ...check, ...CHECKS[(turn + 5) % CHECKS.length] } },
    {
      ...{ type: 'rollCombined', who, incompatible: turn % 9 === 0 },
      actions: some(
        [plain, shooting, { ...plain, check }, { ...shooting, check }],
        turn,
        turn % 7 === 0 ? 1 + (turn % 3) : 2,
      ),
    },
    {
      ...{ type: 'rollCombined', who, incompatible: false },
      actions: [{ ...plain, check: { ...plain.check, difficulty: 'easy', level: 90 } }, shooting],
    },
    { type: 'fire', who, shot },
    { type: 'fire', who, shot: { ...shot, ...SHOTS[(turn + 7) % SHOTS.length] } },
    { type: 'aimAt', who, targetId: turn % 6 === 0 ? '' : other.id, targetName: 'x' },
    { type: 'clearJam', ...service, rounds: [null, 2, 0][turn % 3]! },
    {
      ...{ type: 'reload', ...service, mode: ['bullets', 'magazine', 'bullets', 'odd'][turn % 4]! },
      ...{ bullets: turn % 5, rounds: [null, 3, 1000][turn % 3]! },
    },
    { type: 'contestCommand', officer: contest, subordinate: { ...contest, id: other.id, who: other.id } },
    {
      ...{ type: 'tryLift', who, remember: turn % 2 === 0, weightKg: [20, 40, 47, 60, 300, -1][turn % 6]! },
      difficulty: [null, 'easy', 'hard', null, 'odd'][turn % 5]!,
    },
    {
      ...{ type: 'checkMorale', who: turn % 3 === 0 ? [who, other.id, who] : [who], prompt: null },
      ...{
        kind: ['demoralise', 'moralise', 'demoralise', 'odd'][turn % 4]!,
        modifier: [0, 20, -20, 0.5][turn % 4]!,
      },
    },
    {
      ...{ type: 'chooseShock', who, note: ' runs ' },
      kind: ['apathetic', 'fanatic', 'other', one.pendingShock === null ? 'odd' : 'fanatic'][turn % 4]!,
    },
    { type: 'endShock', who, reason: ['director', 'noEnemies', 'odd'][turn % 3]! },
    {
      ...{ type: 'silentKill', who: turn % 5 === 0 ? null : who, targetId: other.id, targetName: '' },
      ...{ hide: some([plain.check, { ...check, level: 95 }], turn, turn % 3) },
      kill: { ...plainCheck(who, null, 60), ...CHECKS[turn % CHECKS.length] },
    },
    {
      ...{ type: 'dealDamage', targetId: turn % 4 === 0 ? 'nobody' : who, targetName: ' lorry ' },
      ...{ damage: ['1d4', '2d6+3', 'x'][turn % 3]!, grade: GRADES[turn % 4]! },
      through: [null, 2, -1, 0.5][turn % 4]!,
    },
    {
      type: 'raisePrompt',
      trigger: TRIGGERS[turn % TRIGGERS.length]!,
      direction: turn % 2 === 0 ? 'moralise' : '',
      who: [who],
      note: ' x ',
    },
    { type: 'startMission', officerId: who, recompute: turn % 2 === 0 },
    {
      ...{ type: 'startBrawl', id: `b${state.serial}`, note: ' bar ' },
      ...{
        a: [fighter(who, who), fighter('x', null)],
        b: [fighter('y', null), fighter('z', null, 4)].slice(turn % 3),
      },
    },
    {
      ...{ type: 'startChase', id: `c${state.serial}`, note: '', band: ['long', 'short', 'odd'][turn % 3]! },
      ...{
        quarry: atWheel(who, who, 50),
        pursuers: [atWheel('p', null, 60), atWheel(other.id, other.id, 45)],
      },
    },
  ];
}

/** Answers to whatever waits in the trays, the chases and the brawls. */
function ofTrays(state: State, turn: number): Command[] {
  const { prompts, hidden, hits, hazards, secondaries, chases, brawls } = state;
  return [
    ...some(prompts, turn, 2).flatMap((card): Command[] => [
      { type: 'checkMorale', who: card.who, kind: card.direction, modifier: 0, prompt: card.id },
      { type: 'skipPrompt', id: card.id, who: turn % 2 === 0 ? null : card.who[0]! },
    ]),
    ...some(hidden, turn, 1).map(({ id }): Command => ({ type: 'reveal', id })),
    ...some(hits, turn, 1).flatMap(({ id }): Command[] => [
      {
        ...{ type: 'resolveHit', id, damage: ['2d6', null, 'x'][turn % 3]!, remember: turn % 2 === 0 },
        through: [null, 2, 0, -1][turn % 4]!,
      },
      { type: 'dropHit', id },
    ]),
    ...some(hazards, turn, 1).flatMap(({ id }): Command[] => [
      { type: 'rollHazard', id },
      { type: 'applyHazard', id, amount: [3, 0, -1, 99][turn % 4]! },
      { type: 'dropHazard', id },
    ]),
    ...some(secondaries, turn, 1).flatMap(({ id }): Command[] => [
      { type: 'rollSecondary', id },
      { type: 'cancelSecondary', id },
    ]),
    ...some(chases, turn, 1).flatMap(({ id, accidents, tracks }): Command[] => [
      { type: 'stepChase', id },
      { type: 'settleAccident', id, driver: accidents[0] ?? 'nobody', text: ' ditch ' },
      {
        type: 'setTrack',
        id,
        track: tracks[0]!.id,
        band: BANDS[turn % 3]!,
        status: CHASE_STATUSES[turn % 3]!,
      },
      { type: 'endChase', id },
    ]),
    ...some(brawls, turn, 1).flatMap((brawl): Command[] => [
      { type: 'rollBrawl', id: brawl.id, target: turn % 3 === 0 ? 'z' : null },
      { type: 'strikeBlow', id: brawl.id, target: [null, 'z', 'nobody'][turn % 3]! },
      { type: 'changeBrawl', brawl: { ...brawl, note: ' inn ', b: [...brawl.b, fighter(`n${turn}`, null)] } },
      ...(turn % 4 === 0 ? [{ type: 'endBrawl', id: brawl.id } as const] : []),
    ]),
  ];
}

export const playSamples = (state: State, pairs: readonly Pair[], turn: number): Command[] => [
  { type: 'rollCheck', check: { ...plainCheck('nobody', null, 50), difficulty: 'heroic' } },
  { type: 'rollCheck', check: plainCheck(null, null, -1) },
  { type: 'rollCheck', check: { ...plainCheck(null, null, 50), name: ' guard ', hazard } },
  { type: 'fire', who: 'nobody', shot: plainShot('none', 'none', -5) },
  { type: 'holdContest', mode: 'order', what: '', entrants: [entrant('a', 50), entrant('a', 50)] },
  {
    type: 'holdContest',
    mode: turn % 2 === 0 ? 'order' : 'onlyOne',
    what: ' door ',
    entrants: [
      entrant('a', 50),
      entrant('b', 60),
      entrant('c', 70, -20),
      ...pairs
        .slice(0, turn % 3)
        .map(({ one: { id } }) => ({ ...entrant(id, null), who: id, skill: 'dexterity' })),
    ],
  },
  { type: 'startMission', officerId: null, recompute: false },
  { type: 'raisePrompt', trigger: TRIGGERS[turn % TRIGGERS.length]!, direction: '', who: null, note: '' },
  { type: 'raisePrompt', trigger: 'custom', direction: DIFFICULTIES[0], who: [], note: '' },
  { type: 'passDay' },
  { type: 'nextRound' },
  ...ofTrays(state, turn),
  ...pairs.flatMap((pair, i) => ofCard(pair, state, turn + 5 * i)),
];

/** Commands worth trying on a state, sensible and senseless, for the contract suite and long plays. */
import type { Command } from '../model/commands.ts';
import { entrant, plainCheck, plainShot } from '../model/inputs.ts';
import { emptyDraft, emptyProfile, weaponFrom } from '../model/sheet.ts';
import type { Fighter, State } from '../model/state.ts';
import { CLEARED_TABLES, DEFAULT_TABLES } from '../model/tables.ts';

const fighter = (id: string, level: number): Fighter => ({ ...entrant(id, level), blows: 8, out: false });

const hazard = { text: 'fall', damage: '1d6' };

function ofCards(state: State): Command[] {
  return state.commandos.slice(0, 4).flatMap(({ id: who, skills, weapons, pendingShock }, i): Command[] => {
    const skill = skills[0]?.id ?? null;
    const other = state.commandos[(i + 1) % state.commandos.length]!.id;
    const weapon = weapons[0];
    const check = plainCheck(who, skill, null);
    const shot = plainShot(weapon?.id ?? 'none', other, 20);
    const contest = { ...entrant(who, null), who, skill: 'command' };
    return [
      { type: 'rollCheck', check },
      { type: 'rollCheck', check: { ...check, hidden: true, difficulty: 'hard', hazard } },
      {
        type: 'rollCombined',
        who,
        actions: [
          { basic: true, check, shot: null },
          { basic: false, check, shot: weapon ? shot : null },
        ],
        incompatible: false,
      },
      {
        type: 'fire',
        who,
        shot: { ...shot, hiddenFraction: 0.4, difficulty: 'normal', damage: '1d10', remember: true },
      },
      { type: 'fire', who, shot: { ...shot, pointBlank: true } },
      { type: 'aimAt', who, targetId: other, targetName: '' },
      { type: 'clearJam', who, weaponId: weapon?.id ?? '', inCombat: true, rounds: 2, remember: true },
      {
        type: 'reload',
        who,
        weaponId: weapon?.id ?? '',
        mode: 'bullets',
        bullets: 1,
        inCombat: true,
        rounds: null,
        remember: false,
      },
      { type: 'contestCommand', officer: contest, subordinate: { ...contest, id: other, who: other } },
      { type: 'checkMorale', who: [who], kind: 'demoralise', modifier: 20, prompt: null },
      {
        type: 'chooseShock',
        who,
        kind: pendingShock === null ? 'other' : i % 2 === 0 ? 'apathetic' : 'fanatic',
        note: '',
      },
      { type: 'setValue', who, field: 'life', value: i },
      { type: 'setStatus', who, status: i === 3 ? 'dead' : 'active' },
      { type: 'silentKill', who, targetId: other, targetName: '', hide: [check], kill: check },
    ];
  });
}

/** Answers to whatever waits in the trays, the chases and the brawls. */
function ofTrays(state: State): Command[] {
  const { prompts, hidden, hits, hazards, secondaries, chases, brawls } = state;
  return [
    ...prompts.slice(0, 2).map(
      (card): Command => ({
        type: 'checkMorale',
        who: card.who,
        kind: card.direction,
        modifier: 0,
        prompt: card.id,
      }),
    ),
    ...prompts.slice(2, 3).map(({ id }): Command => ({ type: 'skipPrompt', id, who: null })),
    ...hidden.slice(-1).map(({ id }): Command => ({ type: 'reveal', id })),
    ...hits
      .slice(0, 1)
      .map(({ id }): Command => ({ type: 'resolveHit', id, damage: '2d6', through: 2, remember: true })),
    ...hazards.slice(0, 1).flatMap(({ id }): Command[] => [
      { type: 'rollHazard', id },
      { type: 'applyHazard', id, amount: 3 },
    ]),
    ...secondaries.slice(0, 1).map(({ id }): Command => ({ type: 'rollSecondary', id })),
    ...chases.slice(0, 1).flatMap(({ id, accidents }): Command[] => [
      { type: 'stepChase', id },
      { type: 'settleAccident', id, driver: accidents[0] ?? 'nobody', text: 'ditch' },
    ]),
    ...brawls.slice(0, 1).flatMap(({ id }): Command[] => [
      { type: 'rollBrawl', id, target: null },
      { type: 'strikeBlow', id, target: null },
    ]),
  ];
}

const SENSELESS: readonly Command[] = [
  { type: 'rollCheck', check: { ...plainCheck('nobody', null, 50), difficulty: 'heroic' } },
  { type: 'rollCheck', check: plainCheck(null, null, -1) },
  { type: 'fire', who: 'nobody', shot: plainShot('none', 'none', -5) },
  { type: 'holdContest', mode: 'order', what: '', entrants: [entrant('a', 50), entrant('a', 50)] },
  { type: 'setValue', who: 'nobody', field: 'luck', value: 1e30 },
  { type: 'addCommandos', ids: [], draft: { ...emptyDraft('  '), rank: -3 } },
  { type: 'changeSetting', key: 'toString', value: 'x' },
  { type: 'setRound', round: 0.5 },
];

export const sampleCommands = (state: State): readonly Command[] => [
  ...SENSELESS,
  {
    type: 'addCommandos',
    ids: [`a${state.serial}`],
    draft: { ...emptyDraft('Ada'), weapons: [weaponFrom(emptyProfile('w', 'Sten'), 'none')] },
  },
  { type: 'startMission', officerId: state.commandos[0]?.id ?? null, recompute: false },
  { type: 'raisePrompt', trigger: 'objectiveAchieved', direction: '', who: null, note: '' },
  {
    type: 'holdContest',
    mode: 'order',
    what: 'door',
    entrants: [entrant('a', 50), entrant('b', 60), entrant('c', 70, -20)],
  },
  {
    type: 'startBrawl',
    id: `b${state.serial}`,
    note: '',
    a: [fighter('x', 50)],
    b: [fighter('y', 40), fighter('z', 40)],
  },
  {
    type: 'startChase',
    ...{ id: `c${state.serial}`, note: '', band: 'long' },
    quarry: { ...entrant('quarry', 50), vehicle: 'lorry' },
    pursuers: [{ ...entrant('pursuer', 60), vehicle: 'car' }],
  },
  {
    type: 'dealDamage',
    targetId: state.commandos[0]?.id ?? '',
    targetName: '',
    damage: '1d4',
    grade: 'lowSuccess',
    through: null,
  },
  { type: 'restoreTable', key: 'lift' },
  { type: 'setTable', table: { key: 'hit', value: CLEARED_TABLES.hit } },
  { type: 'importTables', tables: DEFAULT_TABLES },
  { type: 'changeSetting', key: 'armourMode', value: state.round % 2 === 0 ? 'manual' : 'pool' },
  { type: 'passDay' },
  { type: 'nextRound' },
  ...ofTrays(state),
  // Every other one, so that a long play gets to all of them within the sixty.
  ...ofCards(state)
    .filter((_, i) => (i + state.serial) % 2 === 0)
    .slice(0, 28),
];

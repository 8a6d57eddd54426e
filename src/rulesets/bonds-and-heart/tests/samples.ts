/** Commands worth trying on a state, sensible and senseless ones. */
import { BOND_KINDS, plainProfile } from '../model/bearer.ts';
import type { Command, NewBearer, TestPlan } from '../model/commands.ts';
import type { Help, State } from '../model/state.ts';
import { rollerOf } from '../rules/effects.ts';
import { testHelps } from '../rules/test-plan.ts';

const joining = (id: string, name: string): NewBearer => ({ id, profile: plainProfile(name), light: null });

const plan = (roller: string | null, more: Partial<TestPlan> = {}): Command => ({
  type: 'rollTest',
  roller,
  alias: roller === null ? 'Guard' : '',
  ability: 'physique',
  score: roller === null ? 3 : null,
  heartless: 1,
  nobody: 1,
  difficulty: 11,
  other: 0,
  helps: [],
  bonuses: [],
  penalties: [],
  against: null,
  ...more,
});

const onHelp = (help: Help): Command[] => {
  const { id, mode, kind } = help;
  if (mode === 'action')
    return [plan(rollerOf(help), { helps: [{ help: id, ability: null }] }), { type: 'dropHelp', help: id }];
  if (kind === 'protectionContempt') return [{ type: 'shareDamage', help: id, damage: 12, share: 5 }];
  return [{ type: 'playCard', id: rollerOf(help), base: 6, cardType: 'attack', quality: null, helps: [id] }];
};

const onBonds = (state: State): Command[] =>
  state.bearers.flatMap((owner) =>
    owner.bonds.slice(0, 3).flatMap(({ id, to, kind }): Command[] => {
      const claim = { claimant: to, claimed: owner.id, kind };
      return [
        { type: 'openClaim', ...claim },
        { type: 'resolveClaim', ...claim, decision: 'accept' },
        { type: 'resolveClaim', ...claim, decision: 'refuse' },
        { type: 'redrawBond', owner: owner.id, bond: id, plots: [1, 2, 3] },
      ];
    }),
  );

const pair = (state: State, a: number, b: number): Command[] => {
  const [one, two] = [state.bearers[a]?.id, state.bearers[b]?.id];
  if (one === undefined || two === undefined) return [];
  const bond = {
    id: `b${state.serial}`,
    to: two,
    kind: BOND_KINDS[state.serial % 4]!,
    plots: [3, 9, 14],
    freeLight: 3,
  };
  const bondId = state.bearers[a]!.bonds[0]?.id ?? 'none';
  return [
    { type: 'createBond', owner: one, bond },
    { type: 'removeBond', owner: one, bond: bondId },
    { type: 'setBondLight', owner: one, bond: bondId, light: 4 },
    {
      type: 'changeHeart',
      id: one,
      cause: 'card',
      changes: [
        { toward: 'light', plots: 2 },
        { toward: 'dark', plots: 1 },
      ],
    },
    { type: 'changeHeart', id: two, cause: 'wickedAct', changes: [{ toward: 'dark', plots: 1 }] },
    { type: 'changeHeart', id: two, cause: 'kindAct', changes: [{ toward: 'dark', plots: 3 }] },
    { type: 'paintPlot', id: one, plot: 7, tone: 'dark' },
    { type: 'paintHeart', id: two, light: Array.from({ length: 20 }, (_, i) => i + 1) },
    { type: 'setMark', id: two, mark: null },
    { type: 'closeBondPrompt', id: one },
    { type: 'resolveClaim', claimant: one, claimed: one, kind: 'loveHate', decision: 'deny' },
    plan(one, {
      against: two,
      helps: testHelps(state, one).map(({ id }) => ({ help: id, ability: 'tenacity' })),
    }),
    { type: 'playCard', id: one, base: 8, cardType: 'magicAttack', quality: 'summoner', helps: [] },
    { type: 'setHp', id: one, hp: { current: 12, max: 30 } },
    { type: 'setClaims', id: two, claims: 3 },
    { type: 'setClaimLimit', id: one, limit: 2 },
    { type: 'setClaimsUsed', id: one, used: 1 },
    { type: 'setProtections', id: one, protections: [{ from: two, light: 4 }] },
    { type: 'setAdvice', id: two, advice: [{ from: one, light: 2 }] },
    { type: 'editBearer', id: two, profile: { ...plainProfile('Renamed'), playerName: 'Ana' } },
    { type: 'duplicateBearer', id: one, newId: `copy-${state.bearers.length}` },
    { type: 'moveBearer', id: one, to: 2 },
    { type: 'removeBearer', id: two },
    { type: 'setStatus', id: two, status: 'active', fate: null },
    { type: 'setStatus', id: two, status: 'directorCharacter', fate: 'dark' },
    { type: 'deleteBearer', id: two },
  ];
};

const ALWAYS: readonly Command[] = [
  { type: 'startAdventure' },
  { type: 'startCombat' },
  { type: 'endCombat' },
  { type: 'endScene' },
  { type: 'endAdventure' },
  { type: 'withdrawClaim' },
  plan(null, { bonuses: [4], penalties: [2], other: -1 }),
  plan(null, { difficulty: 0 }),
  plan('nobody', { heartless: 99 }),
  { type: 'shareDamage', help: 'none', damage: 1e9, share: -1 },
  { type: 'dropHelp', help: 'none' },
  { type: 'changeSetting', key: 'bondModel', value: 'free' },
  { type: 'changeSetting', key: 'bondModel', value: 'linked' },
  { type: 'changeSetting', key: 'claimsPerTest', value: 'one' },
  { type: 'changeSetting', key: 'retireCheck', value: 'sometimes' },
];

export const sampleCommands = (state: State): Command[] => {
  const n = state.bearers.length;
  return [
    { type: 'addBearers', bearers: [joining(`n${n}`, 'Alder'), joining(`m${n}`, 'Maple')] },
    { type: 'addBearers', bearers: [joining(`x${n}`, '  ')] },
    ...pair(state, 0, 1),
    ...onBonds(state).slice(0, 16),
    ...state.helps.slice(0, 3).flatMap(onHelp),
    ...ALWAYS,
  ];
};

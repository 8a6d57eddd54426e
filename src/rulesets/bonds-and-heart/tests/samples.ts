/** Commands worth trying on a state, sensible and senseless ones. */
import { BOND_KINDS, plainProfile } from '../model/bearer.ts';
import { type Command, DECISIONS, type NewBearer, type NewBond, type TestPlan } from '../model/commands.ts';
import { SETTING_VALUES, type Settings } from '../model/settings.ts';
import type { Help, OpenClaim, State } from '../model/state.ts';
import { whyNotClaim } from '../rules/claims.ts';
import { rollerOf } from '../rules/effects.ts';
import { freshPlan } from '../rules/fresh-plan.ts';
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
  const drop: Command = { type: 'dropHelp', help: id };
  if (mode === 'action')
    return [
      plan(rollerOf(help), { helps: [{ help: id, ability: null }] }),
      plan(rollerOf(help), { helps: [{ help: id, ability: 'personality' }], difficulty: 8 }),
      plan(rollerOf(help), { helps: [{ help: id, ability: null }], bonuses: [2] }),
      plan(rollerOf(help), { ability: null, helps: [{ help: id, ability: null }] }),
      plan(null, { helps: [{ help: id, ability: null }] }),
      drop,
    ];
  if (kind === 'protectionContempt')
    return [
      { type: 'shareDamage', help: id, damage: 12, share: 5 },
      { type: 'shareDamage', help: id, damage: 30, share: 26 },
      { type: 'shareDamage', help: id, damage: 0, share: 0 },
      drop,
    ];
  const card = { type: 'playCard', id: rollerOf(help), base: 6, cardType: 'attack' } as const;
  return [
    { ...card, quality: null, helps: [id] },
    { ...card, cardType: 'magicAttack', quality: 'fighter', helps: [id] },
    { ...card, id: help.kind === 'loveHate' ? help.claimant : help.claimed, quality: null, helps: [id] },
    drop,
  ];
};

/** What nobody can do when nothing waits for it. */
const SENSELESS: readonly Command[] = [
  { type: 'withdrawClaim' },
  { type: 'dropHelp', help: 'none' },
  { type: 'shareDamage', help: 'none', damage: 1e9, share: -1 },
  { type: 'closeBondPrompt', id: 'nobody' },
  { type: 'deleteBearer', id: 'nobody' },
];

/** Every claim that can be asked now, then those that cannot; a few of each. */
const onClaims = (state: State): Command[] => {
  const all = state.bearers.flatMap((owner) =>
    owner.bonds.map(({ to, kind }): OpenClaim => ({ claimant: to, claimed: owner.id, kind })),
  );
  const fits = ({ claimant, claimed, kind }: OpenClaim): boolean =>
    whyNotClaim(state, claimant, claimed, kind) === null;
  const start = (state.serial + state.scene) % Math.max(1, all.length);
  const turned = [...all.slice(start), ...all.slice(0, start)];
  const some = [
    ...(state.claim ? [state.claim] : []),
    ...turned.filter(fits).slice(0, 4),
    ...turned.filter((claim) => !fits(claim)).slice(0, 1),
  ];
  return some.flatMap((claim): Command[] => [
    { type: 'openClaim', ...claim },
    ...DECISIONS.map((decision): Command => ({ type: 'resolveClaim', ...claim, decision })),
  ]);
};

const onBonds = (state: State): Command[] =>
  state.bearers.flatMap((owner) =>
    owner.bonds.slice(0, 1).flatMap(({ id }): Command[] => [
      { type: 'redrawBond', owner: owner.id, bond: id, plots: [13, 2, 3] },
      { type: 'setBondLight', owner: owner.id, bond: id, light: owner.light.length % 8 },
    ]),
  );

const pair = (state: State, a: number, b: number): Command[] => {
  const [one, two] = [state.bearers[a]?.id, state.bearers[b]?.id];
  if (one === undefined || two === undefined) return [];
  const bond = (kind: NewBond['kind'], more: Partial<NewBond> = {}): NewBond => ({
    id: `b${state.serial}${kind.slice(0, 1)}`,
    to: two,
    kind,
    plots: [14, 3, 9],
    freeLight: 3,
    ...more,
  });
  const bondId = state.bearers[a]!.bonds[0]?.id ?? 'none';
  return [
    ...BOND_KINDS.map((kind): Command => ({ type: 'createBond', owner: one, bond: bond(kind) })),
    { type: 'createBond', owner: one, bond: bond('loveHate', { plots: [], freeLight: 8 }) },
    { type: 'createBond', owner: one, bond: bond('loveHate', { plots: [21] }) },
    { type: 'createBond', owner: one, bond: bond('loveHate', { to: one }) },
    { type: 'removeBond', owner: one, bond: bondId },
    { type: 'removeBond', owner: one, bond: 'none' },
    { type: 'redrawBond', owner: one, bond: bondId, plots: [4, 4] },
    { type: 'redrawBond', owner: one, bond: 'none', plots: [4, 5] },
    { type: 'setBondLight', owner: one, bond: bondId, light: 4 },
    { type: 'setBondLight', owner: one, bond: bondId, light: -1 },
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
    { type: 'changeHeart', id: one, cause: 'kindAct', changes: [{ toward: 'dark', plots: 1 }] },
    { type: 'changeHeart', id: one, cause: 'kindAct', changes: [{ toward: 'light', plots: 1 }] },
    { type: 'changeHeart', id: two, cause: 'other', changes: [{ toward: 'light', plots: 3 }] },
    { type: 'paintPlot', id: one, plot: 7, tone: 'dark' },
    { type: 'paintPlot', id: two, plot: 8, tone: 'light' },
    { type: 'paintPlot', id: one, plot: 0, tone: 'dark' },
    { type: 'paintHeart', id: one, light: [] },
    { type: 'paintHeart', id: one, light: [9, 4, 7] },
    { type: 'paintHeart', id: one, light: [9, 9] },
    { type: 'setMark', id: one, mark: 'dark' },
    ...state.bondPrompts.map((id): Command => ({ type: 'closeBondPrompt', id })),
    { type: 'paintHeart', id: two, light: Array.from({ length: 20 }, (_, i) => i + 1) },
    { type: 'setMark', id: two, mark: null },
    { type: 'resolveClaim', claimant: one, claimed: one, kind: 'loveHate', decision: 'deny' },
    plan(one, {
      against: two,
      helps: testHelps(state, one).map(({ id }) => ({ help: id, ability: 'tenacity' })),
    }),
    { type: 'rollTest', ...freshPlan(state, one, two) },
    { type: 'rollTest', ...freshPlan(state, null, one), penalties: [1] },
    plan(one, { bonuses: [21] }),
    { type: 'playCard', id: one, base: 8, cardType: 'magicAttack', quality: 'summoner', helps: [] },
    { type: 'playCard', id: two, base: 0, cardType: 'attack', quality: null, helps: [] },
    { type: 'playCard', id: two, base: 10, cardType: 'attack', quality: null, helps: [] },
    { type: 'playCard', id: two, base: 1, cardType: 'defence', quality: null, helps: [] },
    { type: 'setHp', id: one, hp: { current: 12, max: 30 } },
    { type: 'setHp', id: two, hp: { current: 31, max: 30 } },
    { type: 'setClaims', id: two, claims: 3 },
    { type: 'setClaims', id: one, claims: 1 },
    { type: 'setClaims', id: one, claims: 100 },
    { type: 'setClaimLimit', id: one, limit: 2 },
    { type: 'setClaimLimit', id: two, limit: 10 },
    { type: 'setClaimsUsed', id: one, used: 1 },
    { type: 'setClaimsUsed', id: one, used: -1 },
    { type: 'setProtections', id: one, protections: [{ from: two, light: 4 }] },
    { type: 'setProtections', id: two, protections: [{ from: two, light: 8 }] },
    { type: 'setAdvice', id: two, advice: [{ from: one, light: 2 }] },
    { type: 'setAdvice', id: two, advice: [{ from: 'nobody', light: 2 }] },
    { type: 'editBearer', id: two, profile: { ...plainProfile('Renamed'), playerName: 'Ana' } },
    { type: 'duplicateBearer', id: one, newId: `copy-${state.bearers.length}` },
    { type: 'moveBearer', id: one, to: 2 },
    { type: 'setStatus', id: two, status: 'active', fate: null },
    { type: 'setStatus', id: two, status: 'directorCharacter', fate: 'dark' },
    // A table that empties out has nothing left to try.
    ...(state.bearers.length > 3
      ? [{ type: 'removeBearer', id: two } as const, { type: 'deleteBearer', id: two } as const]
      : []),
  ];
};

const ALWAYS: readonly Command[] = [
  { type: 'startAdventure' },
  { type: 'startCombat' },
  { type: 'endCombat' },
  { type: 'endScene' },
  { type: 'endAdventure' },
  plan(null, { bonuses: [4], penalties: [2], other: -1 }),
  plan(null, { difficulty: 0 }),
  plan('nobody', { heartless: 99 }),
  ...Object.entries(SETTING_VALUES).flatMap(([key, values]) =>
    values.map((value): Command => ({ type: 'changeSetting', key: key as keyof Settings, value })),
  ),
  { type: 'changeSetting', key: 'retireCheck', value: 'sometimes' },
];

export const sampleCommands = (state: State): Command[] => {
  const n = state.bearers.length;
  // Another pair after each change, so that an evening is not about two bearers only.
  const first = state.bearers.reduce((sum, { light, claims }) => sum + light.length + claims, state.scene);
  const at = (step: number): number => (first + step) % Math.max(1, n);
  return [
    { type: 'addBearers', bearers: [joining(`n${n}`, 'Alder'), joining(`m${n}`, 'Maple')] },
    { type: 'addBearers', bearers: [joining(`x${n}`, '  ')] },
    { type: 'addBearers', bearers: [{ ...joining(`y${n}`, 'Yew'), light: [2, 1] }] },
    ...pair(state, at(0), at(1)),
    ...onClaims(state),
    ...onBonds(state).slice(0, 8),
    ...state.helps.slice(0, 3).flatMap(onHelp),
    ...(state.claim ? [{ type: 'withdrawClaim' } as const] : []),
    ...(first % 5 === 0 ? SENSELESS : []),
    ...ALWAYS,
  ];
};

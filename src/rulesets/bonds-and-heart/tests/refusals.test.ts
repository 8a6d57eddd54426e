/** Whom and what a command may speak of, and which fault is told first when there are several. */
import { describe, expect, it } from 'vitest';
import { type Bearer, type Bond, newBearer, plainProfile } from '../model/bearer.ts';
import type { Command, NewBearer, TestPlan } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { bearer, help, PLAIN_PLAN, play, table } from './helpers.ts';

const bond: Bond = { id: 'b1', to: 'b', kind: 'loveHate', plots: [1, 3, 4], freeLight: 2 };
const start = table([bearer('a', { bonds: [bond] }), bearer('b'), bearer('gone', { status: 'left' })]);
const free: State = { ...start, settings: { ...start.settings, bondModel: 'free' } };
const code = (command: Command, state: State = start): string | null => play(state, command, []).error;
const why = (command: Command, state: State = start) => play(state, command, []).why;
const joining = (id: string, more: Partial<NewBearer> = {}): NewBearer => ({
  id,
  profile: plainProfile(id),
  light: null,
  ...more,
});
const many = (count: number, more: Partial<Bearer> = {}): Bearer[] =>
  Array.from({ length: count }, (_, i) => bearer(`m${i}`, more));

describe.each<[string, (id: string) => Command]>([
  ['editBearer', (id) => ({ type: 'editBearer', id, profile: plainProfile('') })],
  ['duplicateBearer', (id) => ({ type: 'duplicateBearer', id, newId: 'a' })],
  ['deleteBearer', (id) => ({ type: 'deleteBearer', id })],
  ['moveBearer', (id) => ({ type: 'moveBearer', id, to: 0 })],
  ['setStatus', (id) => ({ type: 'setStatus', id, status: 'left', fate: null })],
  [
    'changeHeart',
    (id) => ({ type: 'changeHeart', id, cause: 'card', changes: [{ toward: 'dark', plots: 1 }] }),
  ],
  ['paintPlot', (id) => ({ type: 'paintPlot', id, plot: 1, tone: 'dark' })],
  ['paintHeart', (id) => ({ type: 'paintHeart', id, light: [] })],
  ['setMark', (id) => ({ type: 'setMark', id, mark: null })],
  ['createBond', (owner) => ({ type: 'createBond', owner, bond: { ...bond, id: 'n' } })],
  ['createBond towards', (to) => ({ type: 'createBond', owner: 'a', bond: { ...bond, id: 'n', to } })],
  ['redrawBond', (owner) => ({ type: 'redrawBond', owner, bond: 'b1', plots: [1] })],
  ['setBondLight', (owner) => ({ type: 'setBondLight', owner, bond: 'b1', light: 1 })],
  ['removeBond', (owner) => ({ type: 'removeBond', owner, bond: 'b1' })],
  ['setHp', (id) => ({ type: 'setHp', id, hp: { current: 9, max: 1 } })],
  ['rollTest', (roller) => ({ type: 'rollTest', ...PLAIN_PLAN, roller })],
  ['rollTest against', (against) => ({ type: 'rollTest', ...PLAIN_PLAN, against })],
])('%s', (_type, command) => {
  it('knows nobody who is not on the list', () => {
    expect(code(command('nobody'))).toBe('BH_E_NOT_ACTIVE');
  });
});

describe.each<[string, (id: string) => Command]>([
  ['removeBearer', (id) => ({ type: 'removeBearer', id })],
  ['setClaims', (id) => ({ type: 'setClaims', id, claims: 100 })],
  ['setClaimLimit', (id) => ({ type: 'setClaimLimit', id, limit: 0 })],
  ['setClaimsUsed', (id) => ({ type: 'setClaimsUsed', id, used: -1 })],
  ['setProtections', (id) => ({ type: 'setProtections', id, protections: [{ from: 'x', light: 1 }] })],
  ['setAdvice', (id) => ({ type: 'setAdvice', id, advice: [{ from: 'x', light: 1 }] })],
  ['playCard', (id) => ({ type: 'playCard', id, base: 10, cardType: '', quality: null, helps: [] })],
])('%s', (_type, command) => {
  it.each(['nobody', 'gone'])('is for those in play, and says so first: %s', (id) => {
    expect(code(command(id))).toBe('BH_E_NOT_ACTIVE');
  });
});

describe('joining the table', () => {
  const add = (bearers: readonly NewBearer[], state: State = start) =>
    why({ type: 'addBearers', bearers }, state);

  it('needs somebody to join', () => {
    expect(add([])).toEqual({ code: 'BH_E_NAME' });
  });

  it('is for eight players, and leaves out those who are gone', () => {
    const seven = table([...many(7), bearer('gone', { status: 'left' })]);
    expect(play(seven, { type: 'addBearers', bearers: [joining('x')] }, []).error).toBeNull();
    expect(add([joining('x'), joining('y')], seven)).toEqual({ code: 'BH_E_TABLE_FULL', params: { max: 8 } });
    const eight = table([...many(8), bearer('gone', { status: 'left' })]);
    const back = { type: 'setStatus', id: 'gone', status: 'active', fate: null } as const;
    expect(why(back, eight)).toEqual({ code: 'BH_E_TABLE_FULL', params: { max: 8 } });
    expect(why(back, seven)).toBeNull();
    expect(why({ ...back, id: 'm1' }, eight)).toBeNull();
    expect(why({ ...back, status: 'directorCharacter' }, eight)).toBeNull();
  });

  it('ends with forty names on the list', () => {
    expect(add([joining('x')], table(many(39, { status: 'left' })))).toBeNull();
    expect(add([joining('x')], table(many(40, { status: 'left' })))).toEqual({
      code: 'BH_E_LIST_FULL',
      params: { max: 40 },
    });
  });

  it('takes a heart of different plots', () => {
    const hearts = [[3, 3], [0], [21], [1.5]].map(
      (light) => add([joining('x'), joining('y', { light })])?.code,
    );
    expect(hearts).toEqual(hearts.map(() => 'BH_E_PLOT_RANGE'));
    const { state } = play(
      table([]),
      { type: 'addBearers', bearers: [joining('x', { light: [10, 9, 2] })] },
      [],
    );
    expect(state.bearers).toEqual([newBearer('x', plainProfile('x'), [2, 9, 10])]);
  });

  it('tells hearts first, then sheets, then names twice on the list, then a full table', () => {
    const eight = table([
      ...many(8),
      ...many(32, { status: 'left' }).map((one) => ({ ...one, id: `g${one.id}` })),
    ]);
    const nameless = { profile: plainProfile('') };
    const told = [
      [joining('m1', nameless), joining('y', { light: [0] })],
      [joining('m1'), joining('y', nameless)],
      [joining('m1')],
      [joining('y')],
    ].map((bearers) => add(bearers, eight)?.code);
    expect(told).toEqual(['BH_E_PLOT_RANGE', 'BH_E_NAME', 'BH_E_BEARER_EXISTS', 'BH_E_TABLE_FULL']);
    expect(add([joining('same'), joining('same')])?.code).toBe('BH_E_BEARER_EXISTS');
  });
});

describe('a bond', () => {
  const draw = (more: Partial<Bond>, state: State = start) =>
    why(
      { type: 'createBond', owner: 'a', bond: { ...bond, id: 'n', kind: 'admirationEnvy', ...more } },
      state,
    );

  it('has one to seven different parts', () => {
    expect(draw({ plots: [1, 2, 3, 4, 5, 6, 7] })).toBeNull();
    const not = [[], [1, 2, 3, 4, 5, 6, 7, 8], [4, 4]].map((plots) => draw({ plots })?.code);
    expect(not).toEqual(['BH_E_BOND_PARTS', 'BH_E_BOND_PARTS', 'BH_E_BOND_PARTS']);
  });

  it('of a kind exists once towards a companion, and each has a name of its own', () => {
    expect([draw({ kind: 'loveHate' })?.code, draw({ id: 'b1' })?.code]).toEqual([
      'BH_E_BOND_DUPLICATE',
      'BH_E_BOND_DUPLICATE',
    ]);
    expect(draw({ kind: 'loveHate', to: 'gone' })).toBeNull();
  });

  it('tells its plots first, then parts, a second one, oneself, who is missing, a full heart', () => {
    const full = Array.from({ length: 160 }, (_, i): Bond => ({ ...bond, id: `f${i}`, to: `f${i}` }));
    const crammed = table([bearer('a', { bonds: full }), bearer('b')]);
    expect(draw({ plots: [21, 21], id: 'f1' }, crammed)?.code).toBe('BH_E_PLOT_RANGE');
    expect(draw({ plots: [2, 2], id: 'f1' }, crammed)?.code).toBe('BH_E_BOND_PARTS');
    expect(draw({ id: 'f1', to: 'a' }, crammed)?.code).toBe('BH_E_BOND_DUPLICATE');
    expect(draw({ to: 'a' }, crammed)?.code).toBe('BH_E_SELF_BOND');
    expect(draw({ to: 'x' }, crammed)?.code).toBe('BH_E_NOT_ACTIVE');
    expect(draw({}, crammed)).toEqual({ code: 'BH_E_LIST_FULL', params: { max: 160 } });
    expect(draw({}, table([bearer('a', { bonds: full.slice(1) }), bearer('b')]))).toBeNull();
  });

  it('is judged by its light alone where bonds are free, and by its plots where they are not', () => {
    expect(draw({ plots: [], freeLight: 7 }, free)).toBeNull();
    expect(draw({ freeLight: null }, free)?.code).toBe('BH_E_BOND_PARTS');
    expect(draw({ freeLight: 8 })).toBeNull();
  });

  it('is redrawn where it stands in the heart, and set by hand where it is free', () => {
    const redraw = { type: 'redrawBond', owner: 'a', bond: 'b1', plots: [2] } as const;
    const light = { type: 'setBondLight', owner: 'a', bond: 'b1', light: 3 } as const;
    expect([why(redraw), why(light, free)]).toEqual([null, null]);
    expect([code(redraw, free), code(light)]).toEqual(['BH_E_BOND_MODEL', 'BH_E_BOND_MODEL']);
    expect([code({ ...redraw, bond: 'x' }, free), code({ ...light, bond: 'x' })]).toEqual([
      'BH_E_NO_BOND',
      'BH_E_NO_BOND',
    ]);
    expect([code({ ...redraw, owner: 'b' }), code({ ...light, owner: 'b' }, free)]).toEqual([
      'BH_E_NO_BOND',
      'BH_E_NO_BOND',
    ]);
    expect([code({ ...redraw, owner: 'x', plots: [] }), code({ ...light, owner: 'x', light: 8 })]).toEqual([
      'BH_E_BOND_PARTS',
      'BH_E_BOND_PARTS',
    ]);
    expect([code({ ...redraw, owner: 'x' }, free), code({ ...light, owner: 'x' })]).toEqual([
      'BH_E_NOT_ACTIVE',
      'BH_E_NOT_ACTIVE',
    ]);
  });

  it('that is not there cannot be removed, nor a question that nobody asked be closed', () => {
    expect(code({ type: 'removeBond', owner: 'a', bond: 'x' })).toBe('BH_E_NO_BOND');
    expect(code({ type: 'closeBondPrompt', id: 'a' }, { ...free, bondPrompts: ['b'] })).toBe(
      'BH_E_NOTHING_OPEN',
    );
  });
});

describe('a heart change', () => {
  const order = (toward: string, plots = 1) => ({ toward: toward as 'light', plots });
  const change = (cause: string, ...changes: ReturnType<typeof order>[]) =>
    why({ type: 'changeHeart', id: 'x', cause: cause as 'card', changes });

  it('says how many plots its cause can move', () => {
    expect(change('card', order('dark', 21))).toEqual({ code: 'BH_E_COUNT', params: { max: 20 } });
    expect(change('kindAct', order('light', 2))).toEqual({ code: 'BH_E_COUNT', params: { max: 1 } });
    expect(change('kindAct', order('light'), order('light'))).toEqual({
      code: 'BH_E_COUNT',
      params: { max: 1 },
    });
    expect(change('whim', order('light', 21))).toEqual({ code: 'BH_E_COUNT', params: { max: 20 } });
  });

  it('has one to four directions', () => {
    const [one, four] = [[order('dark')], [1, 2, 3, 4].map(() => order('light'))];
    expect([change('card', ...one)?.code, change('card', ...four)?.code]).toEqual([
      'BH_E_NOT_ACTIVE',
      'BH_E_NOT_ACTIVE',
    ]);
    expect([change('card')?.code, change('card', ...four, ...one)?.code]).toEqual([
      'BH_E_COUNT',
      'BH_E_COUNT',
    ]);
  });

  it('goes where its cause leads (BH-3.2, BH-3.3)', () => {
    const wrong = [
      change('kindAct', order('dark')),
      change('wickedAct', order('light')),
      change('refusedClaim', order('light')),
      change('whim', order('light', 2)),
      change('card', order('light'), order('grey')),
    ];
    expect(wrong.map((one) => one?.code)).toEqual(wrong.map(() => 'BH_E_CAUSE'));
  });

  it('by hand tells the plot first, then the tone', () => {
    const paint = { type: 'paintPlot', id: 'x', plot: 21, tone: 'grey' as 'dark' } as const;
    expect([code(paint), code({ ...paint, plot: 2 })]).toEqual(['BH_E_PLOT_RANGE', 'BH_E_CAUSE']);
    expect(code({ type: 'paintHeart', id: 'x', light: [2, 2] })).toBe('BH_E_PLOT_RANGE');
  });
});

describe('a test', () => {
  const helped = { ...start, helps: [help('h1'), help('h2'), help('fight', { mode: 'combat' })] };
  const use = (...helps: string[]) => helps.map((one) => ({ help: one, ability: null }));
  const roll = (more: Partial<TestPlan>, state: State = helped) => {
    const plan: TestPlan = { ...PLAIN_PLAN, roller: 'a', ability: 'physique', ...more };
    return play(state, { type: 'rollTest', ...plan }, [[1]]).error;
  };

  it('lays each accepted claim on once, and only its own', () => {
    expect(roll({ helps: use('h1', 'h2') })).toBeNull();
    expect([roll({ helps: use('h1', 'h1') }), roll({ helps: use('h9') })]).toEqual([
      'BH_E_HELP_GONE',
      'BH_E_HELP_GONE',
    ]);
    expect([roll({ helps: use('fight') }), roll({ roller: 'b', helps: use('h1') })]).toEqual([
      'BH_E_HELP_OTHER',
      'BH_E_HELP_OTHER',
    ]);
    expect(roll({ helps: use('h1', 'fight') })).toBe('BH_E_HELP_OTHER');
  });

  it('needs an ability for the help of a bond, and one that exists', () => {
    expect(roll({ ability: null, helps: use('h1') })).toBe('BH_E_SCORE_RANGE');
    expect(roll({ ability: null })).toBeNull();
    const luck = 'luck' as 'physique';
    expect(roll({ ability: luck })).toBe('BH_E_SCORE_RANGE');
    expect(roll({ helps: [...use('h1'), { help: 'h2', ability: luck }] })).toBe('BH_E_SCORE_RANGE');
    expect(roll({ helps: [...use('h1'), { help: 'h2', ability: 'tenacity' }] })).toBeNull();
  });

  it('holds sixty bonuses and penalties at most', () => {
    const [twenty, one] = [Array.from({ length: 20 }, () => 1), [1]];
    const fifty = [...twenty, ...twenty, ...twenty.slice(10)];
    expect(roll({ bonuses: [...fifty, ...one], penalties: twenty.slice(12), helps: use('h1') })).toBeNull();
    expect(roll({ bonuses: [...fifty, ...one], penalties: twenty.slice(11), helps: use('h1') })).toBe(
      'BH_E_SCORE_RANGE',
    );
  });

  it('has a name of up to forty characters for a character of the director', () => {
    const long = 'n'.repeat(40);
    expect([roll({ alias: ` ${long} ` }), roll({ alias: `${long}n` })]).toEqual([null, 'BH_E_NAME']);
  });

  it('takes one claim by house rule, by hand or not (BH-6.11)', () => {
    const one: State = { ...helped, settings: { ...helped.settings, claimsPerTest: 'one' } };
    expect([roll({ helps: use('h1') }, one), roll({ bonuses: [2] }, one)]).toEqual([null, null]);
    const two = [{ helps: use('h1', 'h2') }, { bonuses: [1, 1] }, { helps: use('h1'), bonuses: [1] }];
    expect(two.map((more) => roll(more, one))).toEqual(two.map(() => 'BH_E_ONE_CLAIM_PER_TEST'));
  });

  it('tells its faults in the order of the spec’s table', () => {
    const one: State = { ...helped, settings: { ...helped.settings, claimsPerTest: 'one' } };
    const faults: Partial<TestPlan>[] = [
      { helps: use('h1', 'fight') },
      { helps: use('h9', 'fight') },
      { alias: 'n'.repeat(41) },
      { heartless: 7 },
    ];
    const sum = (count: number) => Object.assign({}, ...faults.slice(0, count)) as Partial<TestPlan>;
    expect([1, 2, 3, 4].map((count) => roll(sum(count)))).toEqual([
      'BH_E_HELP_OTHER',
      'BH_E_HELP_GONE',
      'BH_E_NAME',
      'BH_E_SCORE_RANGE',
    ]);
    expect(roll(sum(4), one)).toBe('BH_E_ONE_CLAIM_PER_TEST');
    expect(roll({ ...sum(4), difficulty: 0 }, one)).toBe('BH_E_DIFFICULTY');
    expect(roll({ ...sum(4), difficulty: 0, roller: 'x' }, one)).toBe('BH_E_NOT_ACTIVE');
  });
});

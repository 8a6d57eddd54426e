/** The ranges of the spec's table of bad input: both ends fit, one step beyond does not, nor half a step. */
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../kernel/dice.ts';
import { type Bearer, type Bond, plainProfile } from '../model/bearer.ts';
import type { Cause, Command, NewBond, TestPlan } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { whyNotProfile } from '../rules/roster.ts';
import { ruleset } from '../rules/ruleset.ts';
import { bearer, PLAIN_PLAN, table } from './helpers.ts';

const bond: Bond = { id: 'b1', to: 'b', kind: 'loveHate', plots: [1, 3, 4], freeLight: 2 };
const start = table([bearer('a', { bonds: [bond] }), bearer('b')]);
const free: State = { ...start, settings: { ...start.settings, bondModel: 'free' } };

/** The refusal of a command; null when it goes on to its dice or is accepted. */
function refused(state: State, command: Command): string | null {
  const step = resolve(() => ruleset.decide(state, command), []);
  return step.kind === 'done' && !step.value.ok ? step.value.why.code : null;
}

const hp = (current: number, max: number): Command => ({ type: 'setHp', id: 'a', hp: { current, max } });
const test = (more: Partial<TestPlan>): Command => ({ type: 'rollTest', ...PLAIN_PLAN, ...more });
const draw = (more: Partial<NewBond>): Command => ({
  type: 'createBond',
  owner: 'a',
  bond: { id: 'new', to: 'b', kind: 'admirationEnvy', plots: [1], freeLight: 1, ...more },
});
const change = (cause: Cause, plots: number): Command => ({
  type: 'changeHeart',
  id: 'a',
  cause,
  changes: [{ toward: cause === 'kindAct' ? 'light' : 'dark', plots }],
});
const aid = (light: number) => [{ from: 'b', light }];

describe.each<[string, number, number, string, State, (value: number) => Command]>([
  ['HP', 0, 30, 'BH_E_HP_RANGE', start, (n) => hp(n, 30)],
  ['the most HP', 1, 999, 'BH_E_HP_RANGE', start, (n) => hp(0, n)],
  ['claims by hand', 0, 99, 'BH_E_CLAIM_RANGE', start, (claims) => ({ type: 'setClaims', id: 'a', claims })],
  ['claims used', 0, 99, 'BH_E_CLAIM_RANGE', start, (used) => ({ type: 'setClaimsUsed', id: 'a', used })],
  ['the limit', 1, 9, 'BH_E_LIMIT_RANGE', start, (limit) => ({ type: 'setClaimLimit', id: 'a', limit })],
  [
    'the light of a shield',
    0,
    7,
    'BH_E_BOND_PARTS',
    start,
    (n) => ({ type: 'setProtections', id: 'a', protections: aid(n) }),
  ],
  [
    'the light of advice',
    0,
    7,
    'BH_E_BOND_PARTS',
    start,
    (n) => ({ type: 'setAdvice', id: 'a', advice: aid(n) }),
  ],
  [
    'a card',
    0,
    9,
    'BH_E_CARD_RANGE',
    start,
    (base) => ({ type: 'playCard', id: 'a', base, cardType: 'attack', quality: null, helps: [] }),
  ],
  ['the difficulty', 1, 60, 'BH_E_DIFFICULTY', start, (difficulty) => test({ difficulty })],
  ['a score', 0, 20, 'BH_E_SCORE_RANGE', start, (score) => test({ score })],
  ['heartless dice', 0, 6, 'BH_E_SCORE_RANGE', start, (heartless) => test({ heartless })],
  ['nobody dice', 0, 6, 'BH_E_SCORE_RANGE', start, (nobody) => test({ nobody })],
  ['a bonus by hand', 0, 20, 'BH_E_SCORE_RANGE', start, (n) => test({ bonuses: [1, n] })],
  ['a penalty by hand', 0, 20, 'BH_E_SCORE_RANGE', start, (n) => test({ penalties: [1, n] })],
  ['a modifier', -999, 999, 'BH_E_SCORE_RANGE', start, (other) => test({ other })],
  ['a plot', 1, 20, 'BH_E_PLOT_RANGE', start, (plot) => ({ type: 'paintPlot', id: 'a', plot, tone: 'dark' })],
  [
    'a plot of a heart',
    1,
    20,
    'BH_E_PLOT_RANGE',
    start,
    (n) => ({ type: 'paintHeart', id: 'a', light: [n] }),
  ],
  ['a plot of a bond', 1, 20, 'BH_E_PLOT_RANGE', start, (n) => draw({ plots: [n] })],
  [
    'a plot drawn anew',
    1,
    20,
    'BH_E_PLOT_RANGE',
    start,
    (n) => ({ type: 'redrawBond', owner: 'a', bond: 'b1', plots: [n] }),
  ],
  ['the light of a new bond', 0, 7, 'BH_E_BOND_PARTS', free, (freeLight) => draw({ freeLight })],
  [
    'the light of a bond',
    0,
    7,
    'BH_E_BOND_PARTS',
    free,
    (light) => ({ type: 'setBondLight', owner: 'a', bond: 'b1', light }),
  ],
  ['plots by a card', 1, 20, 'BH_E_COUNT', start, (n) => change('card', n)],
  ['plots by anything else', 1, 20, 'BH_E_COUNT', start, (n) => change('other', n)],
  ['plots by a kind deed', 1, 1, 'BH_E_COUNT', start, (n) => change('kindAct', n)],
  ['plots by a wicked deed', 1, 1, 'BH_E_COUNT', start, (n) => change('wickedAct', n)],
  ['plots by a refusal', 1, 1, 'BH_E_COUNT', start, (n) => change('refusedClaim', n)],
])('%s from %i to %i', (_name, min, max, code, state, command) => {
  it.each([min, max])('takes %d', (value) => expect(refused(state, command(value))).toBeNull());
  it.each([min - 1, max + 1, min + 0.5, Number.NaN])('refuses %d', (value) =>
    expect(refused(state, command(value))).toBe(code),
  );
});

describe('a sheet', () => {
  const plain = plainProfile('Ana');
  const dice = { name: 'Lore', ability: 'knowledge', heartless: 1, nobody: 1 } as const;
  const why = (more: Partial<Bearer>): string | undefined => whyNotProfile({ ...plain, ...more })?.code;

  it.each(['knowledge', 'physique', 'tenacity', 'personality'])('takes 0 to 20 in %s', (ability) => {
    const scored = (score: number) => why({ abilities: { ...plain.abilities, [ability]: score } });
    expect([-1, 0, 20, 21].map(scored)).toEqual([
      'BH_E_SCORE_RANGE',
      undefined,
      undefined,
      'BH_E_SCORE_RANGE',
    ]);
  });

  it.each(['fighter', 'mage', 'defender', 'summoner'])('takes 0 to 20 in %s', (quality) => {
    const scored = (score: number) => why({ qualities: { ...plain.qualities, [quality]: score } });
    expect([-1, 0, 20, 21].map(scored)).toEqual([
      'BH_E_SCORE_RANGE',
      undefined,
      undefined,
      'BH_E_SCORE_RANGE',
    ]);
  });

  it.each(['heartless', 'nobody'])('takes 0 to 6 %s dice in each specialty', (kind) => {
    const rolled = (count: number) => why({ specialties: [dice, { ...dice, [kind]: count }] });
    expect([-1, 0, 6, 7].map(rolled)).toEqual(['BH_E_SCORE_RANGE', undefined, undefined, 'BH_E_SCORE_RANGE']);
  });

  it('has specialties in the four abilities only', () => {
    expect(why({ specialties: [dice, { ...dice, ability: 'luck' as 'knowledge' }] })).toBe(
      'BH_E_SCORE_RANGE',
    );
  });

  it('takes 1 to 999 HP, of which some may be lost', () => {
    const lost = ([current, max]: readonly number[]) => why({ hp: { current: current!, max: max! } });
    const fits = [
      [0, 1],
      [999, 999],
    ];
    const not = [
      [0, 0],
      [0, 1000],
      [6, 5],
      [-1, 5],
    ];
    expect(fits.map(lost)).toEqual([undefined, undefined]);
    expect(not.map(lost)).toEqual(not.map(() => 'BH_E_HP_RANGE'));
  });

  it('wants a name of 1 to 40 characters, and at most 40 for the player, blanks around them aside', () => {
    const long = 'n'.repeat(40);
    const fits = [{ name: ` ${long} ` }, { playerName: '' }, { playerName: ` ${long} ` }];
    const named = [
      { specialties: [{ ...dice, name: ` ${long} ` }] },
      { specialties: [{ ...dice, name: 'x' }] },
    ];
    expect([...fits, ...named].map(why)).toEqual([...fits, ...named].map(() => undefined));
    const not = [{ name: `${long}n` }, { name: ' ' }, { playerName: `${long}n` }];
    const unnamed = [`${long}n`, ' '].map((name) => ({ specialties: [dice, { ...dice, name }] }));
    expect([...not, ...unnamed].map(why)).toEqual([...not, ...unnamed].map(() => 'BH_E_NAME'));
  });

  it('has room for 12 specialties', () => {
    expect(why({ specialties: Array.from({ length: 12 }, () => dice) })).toBeUndefined();
    expect(whyNotProfile({ ...plain, specialties: Array.from({ length: 13 }, () => dice) })).toEqual({
      code: 'BH_E_LIST_FULL',
      params: { max: 12 },
    });
  });

  it('tells its scores first, then HP, then names, then its length', () => {
    const many = Array.from({ length: 13 }, () => dice);
    const abilities = { ...plain.abilities, physique: 21 };
    const hurt = { current: 2, max: 1 };
    expect(why({ abilities, hp: hurt, name: '', specialties: many })).toBe('BH_E_SCORE_RANGE');
    expect(why({ hp: hurt, name: '', specialties: many })).toBe('BH_E_HP_RANGE');
    expect(why({ name: '', specialties: many })).toBe('BH_E_NAME');
  });
});

describe('one bad part among good ones', () => {
  it('is enough to refuse a change of the heart in two directions (BH-3.1)', () => {
    const order = (plots: number, toward: 'light' | 'dark') => ({ toward, plots });
    const change = (first: number, second: number): Command => ({
      ...{ type: 'changeHeart', id: 'a', cause: 'card' },
      changes: [order(first, 'light'), order(second, 'dark')],
    });
    expect(refused(start, change(1, 2))).toBeNull();
    expect(refused(start, change(1, 0))).toBe('BH_E_COUNT');
    expect(refused(start, change(21, 2))).toBe('BH_E_COUNT');
  });

  it('is enough to refuse a sheet that is edited', () => {
    const edit = (name: string): Command => ({ type: 'editBearer', id: 'a', profile: plainProfile(name) });
    expect(refused(start, edit('A'))).toBeNull();
    expect(refused(start, edit(' '))).toBe('BH_E_NAME');
  });
});

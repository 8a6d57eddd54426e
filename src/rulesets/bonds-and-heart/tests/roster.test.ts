/** Who sits at the table, in which order, and what goes with those who leave it (BH-1.7, BH-8.3). */
import { describe, expect, it } from 'vitest';
import type { Bearer, Bond, Status } from '../model/bearer.ts';
import type { State } from '../model/state.ts';
import { fateOf, retiring, tableSize } from '../rules/adventure.ts';
import { openBonds, reach } from '../rules/bonds.ts';
import { evolve } from '../rules/evolve.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { bearer, play, table } from './helpers.ts';

const bond = (to: string, more: Partial<Bond> = {}): Bond => ({
  id: `to-${to}`,
  to,
  kind: 'loveHate',
  plots: [1, 3, 4],
  freeLight: null,
  ...more,
});
const aid = (from: string) => ({ from, light: 2 });
const help = (claimant: string, claimed: string) =>
  ({ id: `${claimant}${claimed}`, mode: 'action', claimant, claimed, kind: 'loveHate', light: 2 }) as const;

/** Three who all wait for one another. */
const busy = (more: Partial<State> = {}): State =>
  table(
    ['a', 'b', 'c'].map((id) =>
      bearer(id, {
        claims: 3,
        combatClaimsUsed: 1,
        combatClaimLimit: 2,
        bonds: ['a', 'b', 'c'].filter((to) => to !== id).map((to) => bond(to)),
        protections: ['a', 'b', 'c'].map(aid),
        pendingAdvice: ['a', 'b', 'c'].map(aid),
      }),
    ),
    {
      claim: { claimant: 'a', claimed: 'b', kind: 'loveHate' },
      helps: [help('a', 'b'), help('b', 'c'), help('c', 'a')],
      refusals: [
        { claimant: 'a', claimed: 'b' },
        { claimant: 'b', claimed: 'c' },
        { claimant: 'c', claimed: 'a' },
      ],
      bondPrompts: ['a', 'b'],
      ...more,
    },
  );

/** What still waits at the table. */
const waiting = ({ claim, helps, refusals, bondPrompts }: State) => [
  claim !== null,
  helps.map(({ id }) => id),
  refusals.map(({ claimant, claimed }) => claimant + claimed),
  bondPrompts,
];

const NOTHING = { claims: 0, combatClaimsUsed: 0, combatClaimLimit: 1, pendingAdvice: [], protections: [] };

describe('whoever leaves', () => {
  it('takes claims and all that waits for them along, and keeps the heart and its bonds', () => {
    const { events, state } = play(busy(), { type: 'removeBearer', id: 'a' }, []);
    expect(events).toEqual([{ type: 'bearerLeft', id: 'a', name: 'a' }]);
    expect(state.bearers[0]).toEqual({ ...busy().bearers[0], ...NOTHING, status: 'left' });
    expect(state.bearers.slice(1)).toEqual(busy().bearers.slice(1));
    expect(waiting(state)).toEqual([false, ['bc'], ['bc'], ['b']]);
  });

  it('ends a claim on both sides, and leaves those of others', () => {
    const open = (claim: State['claim'], id: string) =>
      play(busy({ claim }), { type: 'removeBearer', id }, []).state.claim;
    const asked = { claimant: 'a', claimed: 'b', kind: 'loveHate' } as const;
    expect([open(asked, 'a'), open(asked, 'b'), open(asked, 'c'), open(null, 'c')]).toEqual([
      null,
      null,
      asked,
      null,
    ]);
  });

  it('for good is forgotten by everybody', () => {
    const { events, state } = play(busy(), { type: 'deleteBearer', id: 'b' }, []);
    expect(events).toEqual([{ type: 'bearerDeleted', id: 'b', name: 'b' }]);
    const [a, , c] = busy().bearers as [Bearer, Bearer, Bearer];
    const others = { protections: [aid('a'), aid('c')], pendingAdvice: [aid('a'), aid('c')] };
    expect(state.bearers).toEqual([
      { ...a, ...others, bonds: [bond('c')] },
      { ...c, ...others, bonds: [bond('a')] },
    ]);
    expect(waiting(state)).toEqual([false, ['ca'], ['ca'], ['a']]);
  });

  it('into the director’s hands has a fate; whoever comes back has none, and one claim', () => {
    const set = (status: Status, state: State) =>
      play(state, { type: 'setStatus', id: 'a', status, fate: 'dark' }, []);
    const taken = set('directorCharacter', busy());
    expect(taken.events).toEqual([{ type: 'statusSet', id: 'a', status: 'directorCharacter', fate: 'dark' }]);
    expect(taken.state.bearers[0]).toEqual({
      ...busy().bearers[0],
      ...NOTHING,
      status: 'directorCharacter',
      fate: 'dark',
    });
    expect(waiting(taken.state)).toEqual([false, ['bc'], ['bc'], ['b']]);
    const back = set('active', taken.state);
    expect(back.events).toEqual([{ type: 'statusSet', id: 'a', status: 'active', fate: null }]);
    expect(back.state.bearers[0]).toMatchObject({ status: 'active', fate: null, claims: 1 });
    expect(set('active', busy()).state).toEqual(busy());
    expect(set('away' as Status, busy()).error).toBe('BH_E_NOT_ACTIVE');
  });
});

describe('a place at the table', () => {
  const order = (id: string, to: number) =>
    play(busy(), { type: 'moveBearer', id, to }, [])
      .state.bearers.map((one) => one.id)
      .join('');

  it('can be changed to any other', () => {
    expect([order('a', 1), order('a', 2), order('c', 0), order('b', 1)]).toEqual([
      'bac',
      'bca',
      'cab',
      'abc',
    ]);
    expect([order('a', 99), order('c', -3), order('a', 1.9), order('c', Number.NaN)]).toEqual([
      'bca',
      'cab',
      'bac',
      'cab',
    ]);
    expect(play(busy(), { type: 'moveBearer', id: 'a', to: 7 }, []).events).toEqual([
      { type: 'bearerMoved', id: 'a', to: 2 },
    ]);
  });

  it('is kept by whoever is told of again', () => {
    const again = evolve(busy(), { type: 'bearerAdded', bearer: bearer('a', { claims: 5 }) });
    expect(again.bearers.map(({ id, claims }) => [id, claims])).toEqual([
      ['b', 3],
      ['c', 3],
      ['a', 5],
    ]);
    expect(evolve(busy(), { type: 'bearerMoved', id: 'x', to: 0 })).toEqual(busy());
  });
});

describe('names and hearts', () => {
  it('of a copy are numbered on, cut to fit', () => {
    const copyOf = (...names: string[]) => {
      const start = table(names.map((name, i) => bearer(`b${i}`, { name })));
      return play(start, { type: 'duplicateBearer', id: 'b0', newId: 'n' }, []).state.bearers.at(-1)!.name;
    };
    expect(copyOf('Guard')).toBe('Guard 2');
    expect(copyOf('Guard 2', 'Guard', 'Guard 5')).toBe('Guard 6');
    expect(copyOf('n'.repeat(40))).toBe(`${'n'.repeat(38)} 2`);
  });

  it('of a copy are new; it has the heart and no bonds', () => {
    const scarred = bearer('a', { light: [2, 4], claims: 3, bonds: [bond('b')], filledMark: 'dark' });
    const { state } = play(table([scarred]), { type: 'duplicateBearer', id: 'a', newId: 'n' }, []);
    expect(state.bearers[1]).toEqual({ ...bearer('n', { light: [2, 4] }), name: 'a 2' });
    const full = table(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => bearer(id)));
    expect(play(full, { type: 'duplicateBearer', id: 'a', newId: 'n' }, []).error).toBe('BH_E_TABLE_FULL');
  });
});

describe('the hearts that a bearer reaches (BH-4.9)', () => {
  const owner = bearer('a', {
    light: [1],
    bonds: [bond('b'), bond('c', { plots: [4] }), bond('gone'), bond('e')],
  });
  const state = table([
    owner,
    ...['b', 'c', 'd', 'e'].map((id) => bearer(id)),
    bearer('gone', { status: 'left' }),
  ]);

  it('are those of companions in play who have a bond with light', () => {
    expect(reach(state, owner)).toEqual({ askableBy: ['b', 'e'], companions: 4 });
    expect(reach(state, { ...owner, status: 'left' })).toEqual({ askableBy: [], companions: 4 });
  });

  it('can have more bonds, one of each kind', () => {
    const open = openBonds(state, owner, ['loveHate', 'admirationEnvy']);
    expect(open.map(({ to, kind }) => `${to} ${kind}`)).toEqual([
      'b admirationEnvy',
      'c admirationEnvy',
      'd loveHate',
      'd admirationEnvy',
      'e admirationEnvy',
    ]);
  });
});

describe('the end of an adventure (BH-8)', () => {
  const LIT = Array.from({ length: 20 }, (_, i) => i + 1);

  it('is for the heart that was full once, or by house rule is full', () => {
    const turned = bearer('a', { filledMark: 'light' });
    const house: State['settings'] = { ...table([]).settings, retireCheck: 'atEnd' };
    expect([fateOf(turned, table([]).settings), fateOf(turned, house)]).toEqual(['light', null]);
    const full = bearer('b', { light: LIT });
    expect([fateOf(full, table([]).settings), fateOf(full, house)]).toEqual([null, 'light']);
    const left = bearer('c', { status: 'left', filledMark: 'dark' });
    expect(retiring(table([turned, full, left]))).toEqual([{ bearer: 'a', fate: 'light' }]);
  });

  it('takes whoever retires out of play with all that waited for anybody', () => {
    const start = busy({ running: true, phase: 'combat' });
    const marked = {
      ...start,
      bearers: start.bearers.map((one, i) => (i === 0 ? { ...one, filledMark: 'dark' as const } : one)),
    };
    const { events, state } = play(marked, { type: 'endAdventure' }, []);
    expect(events).toEqual([{ type: 'adventureEnded', retired: [{ bearer: 'a', fate: 'dark' }] }]);
    expect(state.bearers[0]).toEqual({
      ...marked.bearers[0],
      ...NOTHING,
      status: 'directorCharacter',
      fate: 'dark',
    });
    expect(state.bearers.slice(1)).toEqual(marked.bearers.slice(1));
    expect(waiting(state)).toEqual([false, [], [], ['b']]);
    expect([state.running, state.phase]).toEqual([false, 'combat']);
  });

  it('needs one for the heart and two for bonds (BH-1.2)', () => {
    const gone = bearer('x', { status: 'left' });
    expect(
      [[gone], [bearer('a'), gone], [bearer('a'), bearer('b')]].map((all) => tableSize(table(all))),
    ).toEqual(['empty', 'heart', 'bonds']);
  });
});

describe('the roster alone', () => {
  it('has whole hearts, full HP and the bonds; whoever left is still gone', () => {
    const left = bearer('a', {
      ...NOTHING,
      status: 'left',
      fate: 'dark',
      light: [],
      filledMark: 'dark',
      hp: { current: 3, max: 24 },
      bonds: [bond('b')],
    });
    const used = busy({ adventure: 3, serial: 9, scoreRuleAsked: true, bearers: [left] });
    const fresh = bearer('a', { status: 'left', hp: { current: 24, max: 24 }, bonds: [bond('b')] });
    expect(rosterOf(used)).toEqual(table([fresh], { scoreRuleAsked: true }));
    const settings = { ...used.settings, startingHeart: 'byHand' } as const;
    expect(rosterOf({ ...used, settings })).toEqual(
      table([{ ...fresh, light: [], filledMark: 'dark' }], { scoreRuleAsked: true, settings }),
    );
  });
});

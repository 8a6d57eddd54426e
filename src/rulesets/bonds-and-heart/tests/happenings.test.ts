/** What each command tells the log, with all its numbers (BH-9.1), and what it leaves of the table. */
import { describe, expect, it } from 'vitest';
import { type Bond, newBearer, plainProfile } from '../model/bearer.ts';
import type { Command, TestPlan } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { bearer, PLAIN_PLAN, play, table } from './helpers.ts';

const bond = (more: Partial<Bond> = {}): Bond => ({
  id: 'b1',
  to: 'b',
  kind: 'loveHate',
  plots: [1, 3, 4],
  freeLight: null,
  ...more,
});
const start = table([bearer('a', { bonds: [bond()] }), bearer('b')]);
const free: State = { ...start, settings: { ...start.settings, bondModel: 'free' } };
const events = (command: Command, state: State = start, dice: readonly (readonly number[])[] = []) =>
  play(state, command, dice).events;

describe('a bond', () => {
  it('is told with its light, its plots in order (BH-4.4)', () => {
    const drawn = { ...bond({ id: 'n', kind: 'admirationEnvy', plots: [9, 10, 3] }), freeLight: 6 };
    const create = { type: 'createBond', owner: 'a', bond: drawn } as const;
    expect(events(create)).toEqual([
      { type: 'bondCreated', owner: 'a', light: 2, bond: { ...drawn, plots: [3, 9, 10], freeLight: null } },
    ]);
    expect(events(create, free)).toEqual([
      { type: 'bondCreated', owner: 'a', light: 6, bond: { ...drawn, plots: [], freeLight: 6 } },
    ]);
    expect(play(start, create, []).state.bearers.map(({ bonds }) => bonds.map(({ id }) => id))).toEqual([
      ['b1', 'n'],
      [],
    ]);
  });

  it('is redrawn from its old light to its new one', () => {
    const redraw = { type: 'redrawBond', owner: 'a', bond: 'b1', plots: [11, 2, 9] } as const;
    const two = table([
      bearer('a', { bonds: [bond(), bond({ id: 'b2', kind: 'admirationEnvy' })] }),
      bearer('b'),
    ]);
    const done = play(two, { ...redraw, plots: [11, 2, 9, 13] }, []);
    expect(done.events).toEqual([
      {
        type: 'bondRedrawn',
        owner: 'a',
        bond: 'b1',
        to: 'b',
        kind: 'loveHate',
        plots: [2, 9, 11, 13],
        before: 2,
        light: 3,
      },
    ]);
    expect(done.state.bearers[0]!.bonds.map(({ plots }) => plots)).toEqual([
      [2, 9, 11, 13],
      [1, 3, 4],
    ]);
  });

  it('of the free model is set from one light to another', () => {
    const light = { type: 'setBondLight', owner: 'a', bond: 'b1', light: 5 } as const;
    const lit = { ...free, bearers: [bearer('a', { bonds: [bond({ freeLight: 2 })] }), bearer('b')] };
    const done = play(lit, light, []);
    expect(done.events).toEqual([
      { type: 'bondLightSet', owner: 'a', bond: 'b1', to: 'b', kind: 'loveHate', before: 2, light: 5 },
    ]);
    expect(done.state.bearers[0]!.bonds[0]!.freeLight).toBe(5);
    expect(events(light, free)).toMatchObject([{ before: 0, light: 5 }]);
  });

  it('is removed alone', () => {
    const two = table([
      bearer('a', { bonds: [bond(), bond({ id: 'b2', to: 'c' })] }),
      bearer('b', { bonds: [bond()] }),
    ]);
    const done = play(two, { type: 'removeBond', owner: 'a', bond: 'b1' }, []);
    expect(done.events).toEqual([{ type: 'bondRemoved', owner: 'a', bond: 'b1', to: 'b', kind: 'loveHate' }]);
    expect(done.state.bearers.map(({ bonds }) => bonds.map(({ id }) => id))).toEqual([['b2'], ['b1']]);
  });

  it('is asked about until the table has said so (BH-4.10)', () => {
    const asked = { ...free, bondPrompts: ['b', 'a'] };
    const done = play(asked, { type: 'closeBondPrompt', id: 'b' }, []);
    expect(done.events).toEqual([{ type: 'bondPromptClosed', id: 'b' }]);
    expect(done.state.bondPrompts).toEqual(['a']);
  });
});

describe('a heart', () => {
  const change = (state: State, dice: readonly (readonly number[])[], plots = dice.length) =>
    play(state, { type: 'changeHeart', id: 'a', cause: 'card', changes: [{ toward: 'dark', plots }] }, dice);

  it('tells every roll, and the bonds that it moves (BH-3.12)', () => {
    const { events: told } = change(start, [
      [1, 1, 1],
      [1, 1, 1],
    ]);
    const shift = { bond: 'b1', to: 'b', kind: 'loveHate', before: 2, after: 1 };
    expect(told).toEqual([
      {
        type: 'heartChanged',
        id: 'a',
        toward: 'dark',
        cause: 'card',
        steps: [
          { dice: [1, 1, 1], sum: 3, tried: [3], changed: 3, shifts: [shift] },
          { dice: [1, 1, 1], sum: 3, tried: [3, 4, 2, 5], changed: 5, shifts: [] },
        ],
        filled: null,
        prompt: false,
      },
    ]);
  });

  it('is full when a roll of the series has filled it, whatever the rolls behind it find (BH-8.1)', () => {
    const last = { ...start, bearers: [bearer('a', { light: [3] })] };
    const series = change(last, [
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(series.events).toMatchObject([{ filled: 'dark', steps: [{ changed: 3 }, { changed: null }] }]);
    expect(series.state.bearers).toMatchObject([{ light: [], filledMark: 'dark' }]);
  });

  it('asks once about free bonds, and only when a plot changed', () => {
    const once = change(free, [[1, 1, 1]]);
    expect(once.events).toMatchObject([{ prompt: true, steps: [{ changed: 3, shifts: [] }] }]);
    expect(once.state.bondPrompts).toEqual(['a']);
    expect(change(once.state, [[1, 1, 2]]).state.bondPrompts).toEqual(['a']);
    const dark = { ...free, bearers: [bearer('a', { light: [20] })] };
    const none = change(dark, [[1, 1, 1]]);
    expect(none.events).toMatchObject([
      { prompt: false, filled: null, steps: [{ changed: null, tried: [3, 4, 2, 5, 1] }] },
    ]);
    expect(none.state).toEqual(dark);
  });

  it('is marked by the change that fills it, and by no other (BH-2.4)', () => {
    const full = table([bearer('a', { light: [] })]);
    expect(change(full, [[1, 1, 1]]).events).toMatchObject([{ filled: null }]);
    const last = table([bearer('a', { light: [3], filledMark: 'light' })]);
    const filled = change(last, [[1, 1, 1]]);
    expect([filled.events, filled.state.bearers[0]!.filledMark]).toMatchObject([
      [{ filled: 'dark' }],
      'dark',
    ]);
    const marked = change(table([bearer('a', { filledMark: 'light' })]), [[1, 1, 1]]);
    expect(marked.state.bearers[0]!.filledMark).toBe('light');
  });

  it('painted by hand tells the bonds that it moves, and is marked when that fills it (BH-2.5)', () => {
    const paint = { type: 'paintPlot', id: 'a', plot: 4, tone: 'light' } as const;
    expect(events(paint)).toEqual([
      {
        ...paint,
        type: 'plotPainted',
        shifts: [{ bond: 'b1', to: 'b', kind: 'loveHate', before: 2, after: 3 }],
        filled: null,
      },
    ]);
    const lit = Array.from({ length: 20 }, (_, i) => i + 1);
    const almost = table([bearer('a', { light: lit.filter((plot) => plot !== 4) }), bearer('b')]);
    const done = play(almost, paint, []).state.bearers;
    expect(done.map(({ light, filledMark }) => [light.length, filledMark])).toEqual([
      [20, 'light'],
      [10, null],
    ]);
    // Painted as it was already: nothing filled it now.
    expect(events(paint, table([bearer('a', { light: lit })]))).toMatchObject([{ filled: null }]);
    const other = play(
      table([bearer('a', { light: [4], filledMark: 'light' })]),
      { ...paint, tone: 'dark' },
      [],
    );
    expect(other.state.bearers[0]).toMatchObject({ light: [], filledMark: 'dark' });
  });

  it('painted as a whole keeps its mark unless it is full', () => {
    const paint = (light: readonly number[]) =>
      play(
        table([bearer('a', { filledMark: 'light' }), bearer('b')]),
        { type: 'paintHeart', id: 'a', light },
        [],
      );
    expect(paint([10, 2, 9]).events).toEqual([
      { type: 'heartPainted', id: 'a', light: [2, 9, 10], filled: null },
    ]);
    expect(paint([10, 2, 9]).state.bearers[0]).toMatchObject({ light: [2, 9, 10], filledMark: 'light' });
    expect(paint([]).state.bearers.map(({ filledMark }) => filledMark)).toEqual(['dark', null]);
  });

  it('has a mark that the director sets and clears (BH-8.2)', () => {
    const set = { type: 'setMark', id: 'a', mark: 'dark' } as const;
    expect(events(set)).toEqual([{ type: 'markSet', id: 'a', mark: 'dark' }]);
    expect(play(start, set, []).state.bearers.map(({ filledMark }) => filledMark)).toEqual(['dark', null]);
  });
});

describe('a test', () => {
  it('tells its dice, what was added, and how it went (BH-7.6)', () => {
    const plan: TestPlan = {
      ...PLAIN_PLAN,
      alias: ' Guard ',
      ability: 'physique',
      score: 2,
      heartless: 2,
      nobody: 1,
      difficulty: 12,
      other: 1,
      bonuses: [3],
      penalties: [2],
      against: 'a',
    };
    const shielded = table([bearer('a', { protections: [{ from: 'b', light: 5 }] }), bearer('b')]);
    const done = play(shielded, { type: 'rollTest', ...plan }, [[6], [6, 5], [6], [2, 3]]);
    const hand = { from: null, kind: null, cap: null, ability: null };
    expect(done.events).toEqual([
      {
        type: 'testRolled',
        roller: null,
        alias: 'Guard',
        ability: 'physique',
        score: 2,
        scoreCounts: false,
        dice: { full: 6, heartless: [6, 5], nobody: [6], extra: [2, 3] },
        diceTotal: 17,
        bonuses: [{ ...hand, light: 3, amount: 3 }],
        penalties: [
          { from: 'b', kind: 'protectionContempt', light: 5, cap: 2, ability: null, amount: 2 },
          { ...hand, light: 2, amount: 2 },
        ],
        other: 1,
        result: 17,
        difficulty: 12,
        success: true,
        used: [],
      },
    ]);
    expect(done.state).toMatchObject({
      scoreRuleAsked: true,
      lastTest: { ability: 'physique', difficulty: 12 },
    });
  });

  it('meets its difficulty with success, or must exceed it by house rule (BH-7.8)', () => {
    const roll = (state: State, face: number) =>
      play(state, { type: 'rollTest', ...PLAIN_PLAN, difficulty: 4 }, [[face]]).events[0];
    const house: State = { ...start, settings: { ...start.settings, meetingDifficultySucceeds: false } };
    const passed = [roll(start, 3), roll(start, 4), roll(house, 4), roll(house, 5)];
    expect(passed.map((one) => one?.type === 'testRolled' && one.success)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('adds the score by house rule, from the sheet or as it was tapped (BH-7.7)', () => {
    const strong = { ...plainProfile('a').abilities, physique: 4 };
    const table_ = table([bearer('a', { abilities: strong })]);
    const house: State = { ...table_, settings: { ...table_.settings, scoreInTests: true } };
    const roll = (more: Partial<TestPlan>) =>
      play(house, { type: 'rollTest', ...PLAIN_PLAN, roller: 'a', score: null, ...more }, [[3]]).events[0];
    expect(roll({ ability: 'physique' })).toMatchObject({ score: 4, result: 7, scoreCounts: true });
    expect(roll({ ability: 'physique', score: 2 })).toMatchObject({ score: 2, result: 5 });
    expect(roll({})).toMatchObject({ score: 0, result: 3 });
  });

  it('forgets the refusals of whoever acted, and of nobody else (BH-5.14)', () => {
    const refusals = [
      { claimant: 'a', claimed: 'b' },
      { claimant: 'b', claimed: 'a' },
    ];
    const roll = { type: 'rollTest', ...PLAIN_PLAN, roller: 'a' } as const;
    expect(play({ ...start, refusals }, roll, [[1]]).state.refusals).toEqual([refusals[1]]);
    expect(play({ ...start, refusals }, { ...roll, roller: null }, [[1]]).state.refusals).toEqual(refusals);
  });
});

describe('a new bearer', () => {
  it('comes with the sheet trimmed, the alternating heart and one claim (BH-1.7, BH-2.3)', () => {
    const dice = { name: ' Lore ', ability: 'knowledge', heartless: 1, nobody: 0 } as const;
    const profile = { ...plainProfile(' Ana '), playerName: ' Luis ', specialties: [dice] };
    const tidy = { ...profile, name: 'Ana', playerName: 'Luis', specialties: [{ ...dice, name: 'Lore' }] };
    const done = play(start, { type: 'addBearers', bearers: [{ id: 'n', profile, light: null }] }, []);
    expect(done.events).toEqual([{ type: 'bearerAdded', bearer: newBearer('n', tidy) }]);
    expect(done.state.bearers.map(({ id }) => id)).toEqual(['a', 'b', 'n']);
    const edited = play(start, { type: 'editBearer', id: 'a', profile }, []);
    expect(edited.events).toEqual([{ type: 'bearerEdited', id: 'a', name: 'a', profile: tidy }]);
    expect(edited.state.bearers).toEqual([{ ...start.bearers[0], ...tidy }, start.bearers[1]]);
  });
});

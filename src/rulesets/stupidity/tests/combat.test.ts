/** ST-7: the half that fights. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combatCount, combatIfFailed, fighters, idleFits, suggestIdle } from '../rules/combat.ts';
import { pendingIdle, pendingOddDice } from '../rules/guide.ts';
import { ruleset } from '../rules/ruleset.ts';
import en from '../strings/en.ts';
import es from '../strings/es.ts';
import { fightText } from '../strings/sentences.ts';
import { attempt, IMMUNE, play, refusal, STUPID, startOfTurn, table, the } from './table.ts';

const group = (id: string, inContact: number, more: object = {}) => ({
  ...{ id, label: id, count: 9, ld: 4, movement: 15, inContact, rider: STUPID },
  ...more,
});
const fight = (groups: readonly object[], settings: object = {}) =>
  table([{ id: 't', name: 'Trolls', groups, engaged: true, stupid: true }], { settings });
const countOf = (state: ReturnType<typeof fight>) => combatCount(the(state, 't'), state.settings);
const odd = { type: 'rollOddDie', unitId: 't' } as const;
const idle = (by: Record<string, number>) => ({ type: 'chooseIdle', unitId: 't', idle: by }) as const;

describe('half of the stupid models', () => {
  it('lies between floor and ceiling of half, and everybody is counted once', () => {
    const flags = fc.record({ stupid: fc.boolean(), immune: fc.boolean() });
    const groups = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        inContact: fc.integer({ min: 0, max: 9 }),
        rider: flags,
        mount: fc.option(flags),
      }),
      { selector: ({ id }) => id, minLength: 1 },
    );
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: 6 }), (list, die) => {
        let state = fight(list.map(({ id, inContact, ...more }) => group(id, inContact, more)));
        if (countOf(state).dieNeeded) state = play(state, odd, [die]);
        const {
          applies,
          stupidInContact: c,
          unaffectedInContact,
          fighting,
          idle: out,
          ...rest
        } = countOf(state);
        const all = list.reduce((sum, { inContact }) => sum + inContact, 0);
        expect(c + unaffectedInContact).toBe(all);
        if (!applies) {
          expect(fighting).toBe(all);
          return;
        }
        expect(fighting).toBeGreaterThanOrEqual(Math.floor(c / 2));
        expect(fighting).toBeLessThanOrEqual(Math.ceil(c / 2));
        expect((fighting ?? 0) + (out ?? 0)).toBe(c);
        expect(rest.byGroup === null).toBe(rest.ownerMustChoose);
      }),
    );
  });

  it('asks for a die exactly when the number is odd', () => {
    for (let c = 0; c < 9; c += 1) expect(fighters(c).next().done).toBe(c % 2 === 0);
  });

  it('given clever riders on stupid mounts, all riders fight and half of the mounts', () => {
    const state = play(fight([group('k', 5, { rider: IMMUNE, mount: STUPID })]), odd, [5]);
    expect(countOf(state)).toMatchObject({ fighting: 3, byGroup: { k: { riders: 5, mounts: 3 } } });
    const { settings } = state;
    expect(fightText(en, the(state, 't'), countOf(state), settings)).toBe(
      'k (riders): 5 fight · k (mounts): 3 fight, 2 idle',
    );
    expect(fightText(es, the(state, 't'), countOf(state), settings)).toBe(
      'k (jinetes): atacan 5 · k (monturas): atacan 3, 2 ausentes',
    );
  });

  it('given stupid riders on clever mounts, it is the mirror', () => {
    const state = fight([group('k', 4, { mount: {} })]);
    expect(countOf(state).byGroup).toEqual({ k: { riders: 2, mounts: 4 } });
  });
});

describe('a fight of clear heads', () => {
  const groups = [group('t', 3), group('boss', 1)];

  it('is fought by everybody in contact (ST-7.7)', () => {
    expect(countOf(table([{ id: 't', groups, engaged: true }]))).toEqual({
      ...{ applies: false, stupidInContact: 4, unaffectedInContact: 0, certain: 4 },
      ...{ dieNeeded: false, range: null, oddFights: null, fighting: 4, idle: 0, ownerMustChoose: false },
      byGroup: { t: { riders: 3 }, boss: { riders: 1 } },
    });
  });

  it('given the test is still to come, shows what a failure would do, with a die of its own', () => {
    const old = { oddFights: true, combat: { die: 6, idle: { t: 1 } } };
    const before = table([{ id: 't', groups: [group('t', 3)], engaged: true, ...old }], {
      settings: { oddDie: 'perTest' },
    });
    expect(combatIfFailed(the(before, 't'), before.settings)).toMatchObject({
      ...{ applies: true, stupidInContact: 3, certain: 1, dieNeeded: true, range: [1, 2], fighting: null },
    });
  });
});

describe('the odd die', () => {
  it.each([
    [1, false, 1, 'perCombatPhase'],
    [3, false, 1, 'perTest'],
    [4, true, 2, 'perCombatPhase'],
    [6, true, 2, 'perTest'],
  ] as const)('of %s: fights %s, so %s of three; kept as %s says', (die, fights, fighting, oddDie) => {
    expect(attempt(fight([group('t', 3)], { oddDie }), odd, [die])).toEqual([
      {
        type: 'oddDieRolled',
        id: 't',
        die,
        fights,
        stupidInContact: 3,
        fighting,
        kept: oddDie === 'perTest',
      },
    ]);
  });

  it('is owed in the Close Combat phase, rolled once, and counted anew in the next', () => {
    const state = play(fight([group('t', 3)]), { type: 'goToPhase', phase: 'combat' });
    expect(ruleset.owed(state)).toMatchObject([{ who: 't', rule: 'ST-7.3', command: odd }]);
    const rolled = play(state, odd, [4]);
    expect(countOf(rolled)).toMatchObject({ fighting: 2, idle: 1, oddFights: true });
    expect(refusal(rolled, odd)).toBe('die-not-needed');
    const next = play(startOfTurn(rolled, 'B'), { type: 'goToPhase', phase: 'combat' });
    expect(countOf(next)).toMatchObject({ dieNeeded: true, range: [1, 2], fighting: null });
  });

  it('given perTest, is kept until the next test', () => {
    const state = play(fight([group('t', 3)], { oddDie: 'perTest' }), odd, [2]);
    const next = startOfTurn(startOfTurn(state, 'B'));
    expect(countOf(next)).toMatchObject({ oddFights: false, fighting: 1, dieNeeded: false });
    expect(refusal(next, odd)).toBe('die-not-needed');
    const takeTest = { type: 'testStupidity', unitId: 't', extra: false } as const;
    expect(countOf(play(next, takeTest, [6, 6])).dieNeeded).toBe(true);
  });

  it('is refused when the unit is free, or even, or clear-headed', () => {
    expect(refusal(table([{ id: 't', groups: [group('t', 3)] }]), odd)).toBe('not-engaged');
    expect(refusal(fight([group('t', 4)]), odd)).toBe('die-not-needed');
    expect(refusal(table([{ id: 't', groups: [group('t', 3)], engaged: true }]), odd)).toBe('die-not-needed');
  });
});

describe('the owner’s choice', () => {
  const state = fight([group('t', 3), group('boss', 1), group('clever', 2, { rider: {} })]);

  it('is asked for when several kinds are in contact, and must add up', () => {
    expect(pendingIdle(state).map(({ id }) => id)).toEqual(['t']);
    expect(pendingOddDice(state)).toEqual([]);
    const bad = [{ t: 3 }, { t: 2, clever: 0 }, { t: 1.5, boss: 0.5 }, { t: 4, boss: -2 }, { nobody: 2 }, {}];
    for (const by of bad) expect(refusal(state, idle(by))).toBe('idle-choice-invalid');
    expect(countOf(play(state, idle({ t: 1, boss: 1 }))).byGroup).toEqual({
      ...{ t: { riders: 2 }, boss: { riders: 0 }, clever: { riders: 2 } },
    });
  });

  it('may not idle more than are in contact, nor fewer than none', () => {
    for (const by of [
      { t: 3, boss: -1 },
      { t: 0, boss: 2 },
    ])
      expect(refusal(state, idle(by))).toBe('idle-choice-invalid');
    expect(countOf(play(state, idle({ t: 2 }))).byGroup).toMatchObject({
      t: { riders: 1 },
      boss: { riders: 1 },
    });
  });

  it('is not asked for when one kind alone is in contact, whoever stands behind', () => {
    const alone = fight([
      group('behind', 0),
      group('t', 4),
      group('more', 0),
      group('clever', 2, { rider: {} }),
    ]);
    expect(countOf(alone)).toMatchObject({
      ...{ idle: 2, ownerMustChoose: false },
      byGroup: { behind: { riders: 0 }, t: { riders: 2 }, more: { riders: 0 }, clever: { riders: 2 } },
    });
  });

  it('waits for the odd die, and is nothing for those whose heads are clear', () => {
    const three = fight([group('t', 2), group('boss', 1)]);
    for (const by of [{ t: 2, boss: 1 }, { t: 1 }, {}])
      expect(refusal(three, idle(by))).toBe('idle-choice-invalid');
    const clear = table([{ id: 't', groups: [group('t', 2)], engaged: true }]);
    for (const by of [{ t: 1 }, {}]) expect(refusal(clear, idle(by))).toBe('idle-choice-invalid');
    const free = table([{ id: 't', groups: [group('t', 2)], stupid: true }]);
    expect(refusal(free, idle({ t: 1 }))).toBe('not-engaged');
  });

  it('is asked for again when casualties make it wrong', () => {
    const chosen = play(state, idle({ t: 2, boss: 0 }));
    const fewer = play(chosen, { type: 'setCount', unitId: 't', groupId: 't', count: 1 });
    expect(countOf(fewer)).toMatchObject({ stupidInContact: 2, idle: 1, ownerMustChoose: true });
  });
});

describe('a first division of the idle', () => {
  it('adds up and spares the characters', () => {
    const unit = the(
      fight([
        group('boss', 1, { role: 'character', rider: STUPID }),
        group('k', 3, { rider: STUPID }),
        group('s', 2, { rider: {} }),
      ]),
      't',
    );
    const { settings } = table([]);
    expect(suggestIdle(unit, 2, settings)).toEqual({ k: 2, boss: 0 });
    expect(suggestIdle(unit, 4, settings)).toEqual({ k: 3, boss: 1 });
    expect(suggestIdle(unit, 0, settings)).toEqual({ k: 0, boss: 0 });
    expect(idleFits(unit, suggestIdle(unit, 3, settings), 3, settings)).toBe(true);
  });

  it('begins with the first of the roster, among troopers as among characters', () => {
    const hero = { role: 'character', rider: STUPID };
    const groups = [
      group('a', 1, hero),
      group('b', 1),
      group('c', 1, hero),
      group('d', 1),
      group('behind', 0),
    ];
    const unit = the(fight(groups), 't');
    const { settings } = table([]);
    expect(suggestIdle(unit, 1, settings)).toEqual({ b: 1, d: 0, a: 0, c: 0 });
    expect(suggestIdle(unit, 3, settings)).toEqual({ b: 1, d: 1, a: 1, c: 0 });
  });
});

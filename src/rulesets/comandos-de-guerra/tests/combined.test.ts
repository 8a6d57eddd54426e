/** Two acts in one round: the second ones that wait, and what a shot counts in either place (CG-4, CG-11.7). */
import { describe, expect, it } from 'vitest';
import { reject } from '../../../kernel/result.ts';
import { type Action, type CheckInput, plainCheck, plainShot, type ShotInput } from '../model/inputs.ts';
import { type Commando, emptyProfile, weaponFrom } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { planAction } from '../rules/combined.ts';
import { ruleset } from '../rules/ruleset.ts';
import { card, given, tableOf } from './table.ts';

const rifle = {
  ...weaponFrom({ ...emptyProfile('g', 'Rifle'), skill: 'rifle' }, 'rifle'),
  ranges: { veryEasy: 5, easy: 9, normal: 99, hard: null, veryHard: null },
};
const table = (play: Partial<Commando> = {}): State =>
  tableOf(
    card(
      'ada',
      {
        skills: [{ id: 'rifle', name: 'Rifle', kind: 'weapon', level: 70, hidden: false }],
        weapons: [rifle],
      },
      play,
    ),
    card('bob'),
  );
const act = (over: Partial<CheckInput> = {}): Action => ({
  ...{ basic: true, check: { ...plainCheck(null, null, 50), ...over }, shot: null },
});
const firing = (over: Partial<ShotInput> = {}): Action => ({
  ...{ basic: false, check: plainCheck('ada', null, null), shot: { ...plainShot('g', 'x', 50), ...over } },
});
const pair = (who: string | null, ...actions: Action[]) =>
  ({ type: 'rollCombined', who, actions, incompatible: false }) as const;

describe('the second acts of several', () => {
  const one = given(table(), pair('ada', act(), act({ what: 'climb', level: 30 })), [90]).state;
  const both = given(one, pair('bob', act(), act({ what: 'swim', level: 60 })), [90]).state;
  const waiting = ({ secondaries }: State) => secondaries.map(({ who }) => who);

  it('are rolled one by one, each as it was announced', () => {
    const { events, state } = given(both, { type: 'rollSecondary', id: 'n2' }, [55]);
    expect(events).toMatchObject([
      { check: { who: 'bob', what: 'swim', outcome: { level: 60 } } },
      { type: 'secondaryClosed', id: 'n2', name: 'bob' },
    ]);
    expect(waiting(state)).toEqual(['ada']);
  });

  it('are dropped one by one (CG-4.6)', () => {
    const { events, state } = given(both, { type: 'cancelSecondary', id: 'n2' });
    expect(events).toEqual([{ type: 'secondaryClosed', id: 'n2', name: 'bob', cancelled: true }]);
    expect(waiting(state)).toEqual(['ada']);
  });

  it('that have become impossible are refused for that reason and nothing else', () => {
    const commandos = both.commandos.map((one) => ({ ...one, status: 'unconscious' as const }));
    const rule = ruleset.decide({ ...both, commandos }, { type: 'rollSecondary', id: 'n2' });
    expect(rule.next().value).toEqual(reject('COMMANDO_OUT_OF_ACTION', { name: 'bob' }));
  });

  it('go with the card of whoever is taken off the table, and with no other', () => {
    expect(waiting(both)).toEqual(['ada', 'bob']);
    expect(waiting(given(both, { type: 'removeCommando', id: 'bob' }).state)).toEqual(['ada']);
    expect(waiting(given(both, { type: 'removeCommando', id: 'ada' }).state)).toEqual(['bob']);
  });
});

describe('a shot in a pair', () => {
  it('counts the aim as the first act, and not as the second (CG-11.7)', () => {
    const state = { ...table({ aim: { rounds: 1, lastRound: 1, targetId: 'x' } }), round: 2 };
    expect(planAction(state, firing(), 'main')).toMatchObject({ aimRoundsUsed: 1, total: 0 });
    for (const [role, total] of [
      ['secondary', 20],
      ['secondaryWaived', 0],
    ] as const)
      expect(planAction(state, firing(), role)).toMatchObject({ aimRoundsUsed: 0, total });
  });

  it('at point blank is no high success, and leaves the second act its 20 (CG-4.4, CG-10.6)', () => {
    const { events, state } = given(table(), pair('ada', firing({ pointBlank: true }), firing()));
    expect(events[0]).toMatchObject({ shot: { role: 'main', outcome: null, hits: true } });
    expect(state.secondaries).toMatchObject([{ who: 'ada', waived: false }]);
  });
});

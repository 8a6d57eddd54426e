import { describe, expect, it } from 'vitest';
import { plainCheck } from '../model/inputs.ts';
import { commandoOf } from '../model/state.ts';
import { GRADES, LIMITS } from '../model/words.ts';
import { hazardOf } from '../rules/hazard.ts';
import { owed } from '../rules/owed.ts';
import { card, given, tableOf, whyOf } from './table.ts';

describe('the harm of a failure (CG-2.14)', () => {
  it('is as rolled on a medium failure, twice as much on a high one, else nothing', () => {
    expect(GRADES.map((grade) => hazardOf(grade, 5))).toEqual([
      ...Array.from({ length: 4 }, () => ({ apply: false, suggested: 0 })),
      { apply: true, suggested: 5 },
      { apply: true, suggested: 10 },
    ]);
  });

  const hazard = { text: 'x'.repeat(300), damage: '1d6' };
  const ada = card('ada', { lifeMax: 10, armour: 4 }, { morale: 50 });
  const tried = (face: number) =>
    given(tableOf(ada), { type: 'rollCheck', check: { ...plainCheck('ada', null, 65), hazard } }, [face]);

  it('waits on a card until it is rolled and said', () => {
    expect([6, 60, 65, 71].map((face) => tried(face).state.hazards.length)).toEqual([0, 0, 0, 0]);
    const fallen = tried(96);
    expect(fallen.state.hazards).toEqual([
      {
        ...{ id: 'n2', who: 'ada', name: 'ada', text: 'x'.repeat(LIMITS.text), damage: '1d6' },
        ...{ grade: 'highFailure', rolled: null, suggested: null, hidden: null },
      },
    ]);
    expect(tried(95).state.hazards).toMatchObject([{ id: 'n1', grade: 'mediumFailure' }]);
    const rolled = given(fallen.state, { type: 'rollHazard', id: 'n2' }, [4]);
    expect(rolled.state.hazards).toMatchObject([{ rolled: 4, suggested: 8 }]);
    const applied = given(rolled.state, { type: 'applyHazard', id: 'n2', amount: 7 });
    expect(applied.events.slice(0, 2)).toEqual([
      { type: 'hazardApplied', id: 'n2', name: 'ada', amount: 7 },
      {
        type: 'damageDealt',
        damage: {
          ...{ targetId: 'ada', targetName: 'ada', grade: 'highFailure', damage: '1d6', rolled: 4, dealt: 7 },
          ...{ armourLeft: 4, through: 7, lifeLeft: 3, wounded: true, outOfAction: false },
        },
      },
    ]);
    expect(applied.state.hazards).toEqual([]);
    expect(commandoOf(applied.state, 'ada')).toMatchObject({ armour: 4, life: { now: 3 } });
    const unrolled = given(fallen.state, { type: 'applyHazard', id: 'n2', amount: 10 });
    expect(unrolled.events[1]).toMatchObject({ damage: { rolled: 10, lifeLeft: 0, outOfAction: true } });
    const none = given(fallen.state, { type: 'applyHazard', id: 'n2', amount: 0 });
    expect(none.events[1]).toMatchObject({ damage: { wounded: false, lifeLeft: 10 } });
    const over = given(fallen.state, { type: 'applyHazard', id: 'n2', amount: 99 });
    expect(over.events[1]).toMatchObject({ damage: { lifeLeft: 0 } });
    const dropped = given(fallen.state, { type: 'dropHazard', id: 'n2' });
    expect(dropped.events).toEqual([{ type: 'hazardDropped', id: 'n2', name: 'ada' }]);
    expect(dropped.state.hazards).toEqual([]);
  });

  it('is refused without a card or a whole amount', () => {
    const { state } = tried(96);
    const apply = (amount: number, id = 'n2') => whyOf(state, { type: 'applyHazard', id, amount });
    expect(apply(3, 'x')).toEqual({ code: 'CARD_GONE' });
    expect([apply(-1), apply(Number.NaN)]).toEqual([
      { code: 'DAMAGE_NEGATIVE' },
      { code: 'DAMAGE_NEGATIVE' },
    ]);
    for (const amount of [0.5, LIMITS.damage + 1])
      expect(apply(amount)).toEqual({
        code: 'VALUE_OUT_OF_RANGE',
        params: { field: 'damage', low: 0, high: LIMITS.damage },
      });
    expect(apply(LIMITS.damage)).toBeNull();
    expect(whyOf(state, { type: 'rollHazard', id: 'x' })).toEqual({ code: 'CARD_GONE' });
    expect(whyOf(state, { type: 'dropHazard', id: 'x' })).toEqual({ code: 'CARD_GONE' });
  });

  it('of a hidden check waits out of sight until that is revealed (CG-1.8)', () => {
    const check = { ...plainCheck('ada', null, 65), hidden: true, hazard };
    const { state } = given(tableOf(ada), { type: 'rollCheck', check }, [96]);
    expect(state.hazards).toMatchObject([{ id: 'n3', hidden: 'n1' }]);
    expect(owed(state)).toEqual([]);
    for (const command of [
      { type: 'rollHazard', id: 'n3' },
      { type: 'applyHazard', id: 'n3', amount: 1 },
      { type: 'dropHazard', id: 'n3' },
    ] as const)
      expect(whyOf(state, command)).toEqual({ code: 'CARD_GONE' });
    const open = given(state, { type: 'reveal', id: 'n1' }).state;
    expect(open.hazards).toMatchObject([{ id: 'n3', hidden: null }]);
    expect(owed(open).map(({ id }) => id)).toEqual(['hazard-n3', 'morale-n2-ada']);
    expect(given(open, { type: 'rollHazard', id: 'n3' }, [4]).state.hazards).toMatchObject([{ rolled: 4 }]);
  });

  it('of somebody without a card hurts nobody', () => {
    const check = { ...plainCheck(null, null, 65), name: ' Guard ', hazard };
    const { state } = given(tableOf(), { type: 'rollCheck', check }, [95]);
    expect(state.hazards).toMatchObject([{ who: null, name: 'Guard' }]);
    const { events } = given(state, { type: 'applyHazard', id: 'n1', amount: 3 });
    expect(events).toEqual([{ type: 'hazardApplied', id: 'n1', name: 'Guard', amount: 3 }]);
  });
});

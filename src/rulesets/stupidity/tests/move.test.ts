/** ST-6: the compulsory move and what it touches, in centimetres and inches. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOUCHES, type Touch } from '../model/unit.ts';
import { contactOutcome, targetsOf } from '../rules/contact.ts';
import { pendingMoves, pendingReactions, pointsLost, whatNow } from '../rules/guide.ts';
import { timelineOf } from '../rules/history.ts';
import { fromCm, movementIn, toCm } from '../rules/length.ts';
import { moveForward, moveIfFailed, unitMovement } from '../rules/move.ts';
import { permissions } from '../rules/permissions.ts';
import { knights, play, refusal, spears, table, the, trolls } from './table.ts';

const contact = (touch: Touch, targetId: string | null, moved = 5) =>
  ({ type: 'recordContact', unitId: 't', with: touch, targetId, moved }) as const;
const stupid = (more: object = {}) => trolls('t', { stupid: true, ...more });

describe('the compulsory move', () => {
  it('given nobody in the way, when it is recorded, then it is pending no more', () => {
    const state = table([stupid()]);
    expect(whatNow(state)).toMatchObject({ step: 'moves', unitIds: ['t'] });
    const moved = play(state, contact('none', null, 7.5));
    expect(pendingMoves(moved)).toEqual([]);
    expect(the(moved, 't').move).toEqual({ with: 'none', moved: 7.5, targetId: null });
  });

  it.each([-1, 7.6, Number.NaN, Number.POSITIVE_INFINITY])('refuses a distance of %s', (moved) => {
    expect(refusal(table([stupid()]), contact('none', null, moved))).toBe('moved-out-of-range');
  });

  it('given the house rule, skirmishers roll a direction once', () => {
    const settings = { skirmisherRandomDirection: true };
    const state = table([stupid({ skirmisher: true })], { settings });
    expect(moveForward(the(state, 't'), state.settings)).toMatchObject({ direction: 'random' });
    const rolled = play(state, { type: 'rollDirection', unitId: 't' }, [3]);
    expect(the(rolled, 't').direction).toBe(3);
    expect(refusal(rolled, { type: 'rollDirection', unitId: 't' })).toBe('die-not-needed');
    expect(refusal(table([stupid()]), { type: 'rollDirection', unitId: 't' })).toBe('die-not-needed');
  });
});

describe('no compulsory move', () => {
  const immune = [{ ...trolls('t').groups[0]!, rider: { stupid: true, immune: true } }];

  /** Each state lacks one reason more than the one before, so that only the order of the checks tells. */
  it.each([
    ['off-table', { offTable: true, fleeing: true, stupid: false }],
    ['not-stupid', { fleeing: true, stupid: false }],
    ['fleeing', { fleeing: true, groups: immune }],
    ['suspended', { groups: immune, engaged: true }],
    ['engaged', { engaged: true, pinned: true }],
    ['pinned', { pinned: true }],
  ])('%s', (reason, more) => {
    const state = table([stupid(more)]);
    expect(moveForward(the(state, 't'), state.settings)).toEqual({ applies: false, reason });
    expect(refusal(state, contact('none', null))).toBe('no-compulsory-move');
  });

  it('is pending before the test, but what a failure would bring can be seen', () => {
    const ahead = { applies: true, distance: 7.5, slowest: 15, direction: 'straight-ahead' };
    const state = table([trolls('t'), trolls('e', { engaged: true })]);
    expect(moveIfFailed(the(state, 't'), state.settings)).toEqual(ahead);
    expect(moveIfFailed(the(state, 'e'), state.settings)).toEqual({ applies: false, reason: 'engaged' });
  });

  it('is made without living models: their Movement is 0', () => {
    const gone = [{ ...trolls('t').groups[0]!, count: 0 }];
    const state = table([trolls('t', { groups: gone })]);
    expect(unitMovement(the(state, 't'), state.settings)).toBe(0);
  });

  it('is not the same as a move of no length', () => {
    expect(refusal(table([stupid()]), contact('none', null, 0))).toBeNull();
  });
});

describe('into friends', () => {
  it('given a declared charge, then both are pinned, the charge is blocked, until the next turn', () => {
    const state = play(table([stupid(), spears('f', { declaredCharge: true })]), contact('friend', 'f'));
    expect([the(state, 't').pinned, the(state, 'f').pinned]).toEqual([true, true]);
    expect(permissions(the(state, 'f'), state.settings).unit.voluntaryMove).toBe(false);
    expect(timelineOf(state, 'f').map(({ what }) => what)).toEqual(['wasHitByFriend', 'chargeBlocked']);
    expect(the(play(state, { type: 'startTurn', side: 'B' }), 'f').pinned).toBe(false);
  });

  it('given fleeing friends, then they run on', () => {
    const state = play(table([stupid(), spears('f', { fleeing: true })]), contact('friend', 'f'));
    expect([the(state, 't').pinned, the(state, 'f').pinned]).toEqual([true, false]);
  });

  it.each([
    ['turn', true],
    ['movementPhase', false],
  ] as const)('given the pin lasts for the %s, then after the phase it is %s', (pinLasts, still) => {
    const state = play(table([stupid(), spears('f')], { settings: { pinLasts } }), contact('friend', 'f'));
    expect(the(play(state, { type: 'goToPhase', phase: 'magic' }), 'f').pinned).toBe(still);
  });
});

describe('who can be touched', () => {
  it('stands on the table, on the side that is asked for, and is nobody where no side is', () => {
    const away = spears('away', { side: 'B', offTable: true });
    const state = table([stupid(), spears('f'), spears('e', { side: 'B' }), away]);
    const touched = (touch: Touch) => targetsOf(state, the(state, 't'), touch).map(({ id }) => id);
    expect([touched('friend'), touched('enemy')]).toEqual([['f'], ['e']]);
    for (const touch of TOUCHES)
      if (touch !== 'friend' && touch !== 'enemy') expect(touched(touch)).toEqual([]);
  });
});

describe('into the enemy', () => {
  const enemy = (more: object = {}) => spears('x', { side: 'B', missile: true, ...more });
  const reactions = (more: object, settings: object = {}) => {
    const judged = contactOutcome(table([stupid(), enemy(more)], { settings }), contact('enemy', 'x'));
    return judged.ok && 'reactions' in judged.outcome ? judged.outcome.reactions : null;
  };

  it('offers the reactions that the target has', () => {
    expect(reactions({})).toEqual(['hold', 'standAndShoot', 'flee']);
    expect(reactions({ missile: false })).toEqual(['hold', 'flee']);
    expect(reactions({ engaged: true })).toEqual(['hold']);
    expect(reactions({ immuneToPsychology: true })).toEqual(['hold', 'standAndShoot']);
    expect(reactions({}, { strictStandAndShoot: true })).toEqual(['hold', 'flee']);
  });

  it('given it holds, then both are engaged; given it flees, neither', () => {
    const touched = play(table([stupid(), enemy()]), contact('enemy', 'x'));
    expect(pendingReactions(touched).map(({ id }) => id)).toEqual(['t']);
    const react = { type: 'declareReaction', unitId: 't' } as const;
    const held = play(touched, { ...react, reaction: 'hold' });
    expect([the(held, 't').engaged, the(held, 'x').engaged]).toEqual([true, true]);
    expect(refusal(held, { ...react, reaction: 'hold' })).toBe('no-reaction-pending');
    const fled = play(touched, { ...react, reaction: 'flee' });
    expect(the(fled, 'x')).toMatchObject({ fleeing: true, engaged: false });
    expect(the(fled, 't').engaged).toBe(false);
  });

  it('given an enemy and a friend touched together, then both rules apply', () => {
    const touched = play(table([stupid(), enemy(), spears('f')]), contact('enemy', 'x'));
    const both = play(touched, contact('friend', 'f'));
    expect(the(both, 't')).toMatchObject({ pinned: true, charge: { targetId: 'x', reaction: null } });
  });

  it('refuses friend for enemy, itself, the gone and the unknown', () => {
    const state = table([stupid(), spears('f'), enemy({ offTable: true })]);
    for (const id of ['f', 't', 'x', 'nobody', null])
      expect(refusal(state, contact('enemy', id))).toBe('target-not-enemy');
    const onTable = table([stupid(), enemy()]);
    expect(refusal(onTable, contact('friend', 'x'))).toBe('target-not-friend');
    for (const id of ['t', 'x', null])
      expect(refusal(state, contact('friend', id))).toBe('target-not-friend');
  });
});

it('off the table: points to the enemy, asked for when they are not known', () => {
  const state = play(table([stupid()]), contact('tableEdge', null, 4));
  expect(the(state, 't').offTable).toBe(true);
  expect(pointsLost(state, 'A')).toEqual({ points: 0, open: ['t'] });
  const told = play(state, { type: 'setPoints', unitId: 't', points: 165 });
  expect(pointsLost(told, 'A')).toEqual({ points: 165, open: [] });
});

describe('centimetres and inches', () => {
  it('gives every half inch back as it was typed, half moves included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48 }), (halves) => {
        const typed = halves / 2;
        expect(fromCm(movementIn(toCm(typed, 'in'), 'in') / 2, 'in')).toBe(typed / 2);
      }),
    );
  });

  it.each([
    [10, 4],
    [13, 5],
    [15, 6],
    [18, 7],
    [20, 8],
    [23, 9],
  ])('reads the printed %s cm as %s inches', (cm, inches) => {
    expect(fromCm(movementIn(cm, 'in'), 'in')).toBe(inches);
    expect(movementIn(cm, 'cm')).toBe(cm);
  });

  it('given a table in inches, the move ends at the half of what is shown', () => {
    const state = table([knights('t', { stupid: true })]);
    const inches = play(state, { type: 'changeSetting', key: 'units', value: 'in' });
    const move = moveForward(the(inches, 't'), inches.settings);
    expect(move.applies && fromCm(move.distance, 'in')).toBe(3.5);
    expect(refusal(inches, contact('none', null, toCm(3.5, 'in')))).toBeNull();
    expect(refusal(inches, contact('none', null, toCm(3.6, 'in')))).toBe('moved-out-of-range');
  });
});

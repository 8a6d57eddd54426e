/** ST-5 to ST-10: the reminders on a unit, what stays allowed to it, and how long each lasts. */
import { describe, expect, it } from 'vitest';
import { reactionsOf } from '../rules/contact.ts';
import { effectsOf } from '../rules/effects.ts';
import { permissions } from '../rules/permissions.ts';
import { IMMUNE, knights, STUPID, spears, table, the, trolls } from './table.ts';

const NEXT = { code: 'nextTest', turn: 3 };
const effects = (unit: ReturnType<typeof trolls>, settings: object = {}) => {
  const state = table([unit], { settings, turn: 2 });
  return effectsOf(state, the(state, 't'));
};
/** "key rule group" of each. */
const brief = (...args: Parameters<typeof effects>) =>
  effects(...args).map(({ key, rule, groupId }) => `${key} ${rule} ${groupId ?? '-'}`);

const model = (id: string, more: object = {}) => ({ id, count: 2, ld: 7, movement: 10, ...more });
const dazed = (groups: readonly object[], more: object = {}) =>
  ({ ...trolls('t', { stupid: true, ...more }), groups }) as ReturnType<typeof trolls>;

describe('the effects of a failure', () => {
  it('given a free unit: it shambles, is immune, drags the others along', () => {
    expect(effects(dazed([model('a', { rider: STUPID }), model('b'), model('gone', { count: 0 })]))).toEqual([
      { key: 'failedFree', rule: 'ST-6.1', groupId: null, until: NEXT },
      { key: 'immune', rule: 'ST-8.1', groupId: null, until: { code: 'passedTest', turn: 3 } },
      { key: 'dragAlong', rule: 'ST-6.2', groupId: 'b', until: NEXT },
    ]);
  });

  it('given an engaged unit: half of it fights, with special attacks, and the others as ever', () => {
    expect(brief(dazed([model('a', { rider: STUPID }), model('b')], { engaged: true }))).toEqual([
      ...['failedEngaged ST-7.1 -', 'immune ST-8.1 -', 'special ST-7.9 a'],
    ]);
  });

  it('given a clever rider on a stupid mount in combat, he fights', () => {
    const [clever, mad] = [
      { rider: IMMUNE, mount: STUPID },
      { rider: STUPID, mount: STUPID },
    ];
    expect(brief(dazed([model('a', clever), model('b', mad)], { engaged: true })).slice(2)).toEqual([
      ...['riderOk ST-7.6 a', 'special ST-7.9 a', 'special ST-7.9 b'],
    ]);
    expect(brief(dazed([model('a', clever)])).slice(2)).toEqual([]);
  });

  it('given a stupid wizard, he may not cast but keeps his items, as a character does', () => {
    const wizard = model('w', { rider: STUPID, wizard: true });
    expect(brief(dazed([wizard])).slice(2)).toEqual(['wizard ST-9.1 w', 'items ST-9.3 w']);
    expect(brief(dazed([model('h', { rider: STUPID, role: 'character' })])).slice(2)).toEqual([
      'items ST-9.3 h',
    ]);
    const mounted = model('w', { mount: STUPID, wizard: true });
    expect(brief(dazed([mounted])).slice(2)).toEqual(['items ST-9.3 w']);
    expect(brief(dazed([mounted]), { stupidMountBlocksWizard: true }).slice(2)).toEqual([
      ...['wizard ST-9.1 w', 'items ST-9.3 w'],
    ]);
  });

  it('given missile weapons, it shoots, or by house rule does not', () => {
    expect(brief(dazed([model('a', { rider: STUPID })], { missile: true })).slice(2)).toEqual([
      'shoot ST-10.1 a',
    ]);
    for (const missile of [true, false])
      expect(
        brief(dazed([model('a', { rider: STUPID })], { missile }), { stupidCannotShoot: true }).slice(2),
      ).toEqual(['noShoot ST-10.2 a']);
  });

  it('given it ran, the table’s edge or its flight is all there is', () => {
    expect(effects(trolls('t', { stupid: true, offTable: true, fleeing: true }))).toEqual([
      { key: 'offTable', rule: 'ST-6.4', groupId: null, until: { code: 'never' } },
    ]);
    expect(effects(trolls('t', { stupid: true, fleeing: true, pinned: true }))).toEqual([
      { key: 'brokenIgnores', rule: 'ST-8.4', groupId: null, until: { code: 'rally' } },
    ]);
    expect(effects({ ...trolls('t', { fleeing: true }), groups: [] })).toEqual([]);
  });
});

describe('other effects', () => {
  const passed = { dice: [1, 1], total: 2, ld: 4, source: 'own', passed: true, rerolled: false };

  it('given a passed test, it thinks clearly until the next', () => {
    expect(effects(trolls('t', { test: passed }))).toEqual([
      { key: 'passed', rule: 'ST-5.2', groupId: null, until: NEXT },
    ]);
    expect(effects(trolls('t', { test: { ...passed, passed: false } }))).toEqual([]);
    expect(effects(trolls('t'))).toEqual([]);
  });

  it('given a touched enemy, until it reacts', () => {
    const charge = { targetId: 'x', reaction: null };
    expect(effects(trolls('t', { charge }))).toEqual([
      { key: 'hitEnemy', rule: 'ST-6.5', groupId: null, until: { code: 'reaction' } },
    ]);
    expect(effects(trolls('t', { charge: { ...charge, reaction: 'hold' } }))).toEqual([]);
  });

  it.each([
    ['turn', 'nextTurn'],
    ['movementPhase', 'movementPhase'],
  ])('given it is pinned for the %s, its charge is lost as long', (pinLasts, code) => {
    expect(effects(trolls('t', { pinned: true, declaredCharge: true }), { pinLasts })).toEqual([
      { key: 'hitFriend', rule: 'ST-6.6', groupId: null, until: { code } },
      { key: 'chargeBlocked', rule: 'ST-6.7', groupId: null, until: { code } },
    ]);
    expect(effects(trolls('t', { pinned: true }), { pinLasts })).toHaveLength(1);
    expect(effects(trolls('t', { declaredCharge: true }), { pinLasts })).toEqual([]);
  });

  it('given suspended models, until one half loses its immunity', () => {
    const both = { rider: { stupid: true, immune: true } };
    const groups = [model('a', both), model('b', { rider: STUPID }), model('gone', { ...both, count: 0 })];
    expect(effects({ ...trolls('t'), groups } as ReturnType<typeof trolls>)).toEqual([
      { key: 'suspended', rule: 'ST-2.1', groupId: 'a', until: { code: 'immunityLost' } },
    ]);
  });

  it('given suspended riders and mounts, by the rule of whoever is immune', () => {
    const numb = { stupid: true, immune: true };
    const groups = [
      model('both', { mount: numb, rider: IMMUNE }),
      model('rider', { rider: numb, mount: {} }),
      model('mount', { mount: numb }),
    ];
    const unit = { ...trolls('t'), groups } as ReturnType<typeof trolls>;
    expect(brief(unit)).toEqual(['suspended ST-2.4 both', 'suspended ST-2.6 rider']);
    expect(brief(unit, { mountImmunityAloneSuspends: true })).toEqual([
      ...['suspended ST-2.4 both', 'suspended ST-2.6 rider', 'suspended ST-2.5 mount'],
    ]);
  });

  it('of the other side end in the same game turn when it plays second', () => {
    const state = table([trolls('t', { side: 'B', stupid: true })], { turn: 2 });
    expect(effectsOf(state, the(state, 't'))[0]?.until).toEqual({ code: 'nextTest', turn: 2 });
  });
});

describe('what stays allowed', () => {
  const of = (unit: ReturnType<typeof trolls>, settings: object = {}) => {
    const state = table([unit], { settings });
    return permissions(the(state, 't'), state.settings);
  };

  it('given a pinned unit, everything but to move', () => {
    expect(of(trolls('t', { pinned: true })).unit).toEqual({
      ...{ fearTerrorPanicTests: true, mayChooseFlee: true, breakTests: true, voluntaryMove: false },
    });
  });

  it('given troops that are immune from elsewhere, no fear and no Flee', () => {
    expect(of(trolls('t', { immuneToPsychology: true })).unit).toEqual({
      ...{ fearTerrorPanicTests: false, mayChooseFlee: false, breakTests: true, voluntaryMove: true },
    });
  });

  it('given it fled, nothing of its stupidity', () => {
    const fled = of(trolls('t', { stupid: true, fleeing: true }), { stupidCannotShoot: true });
    expect(fled.unit.mayChooseFlee).toBe(true);
    expect(fled.groups.trolls).toMatchObject({ stupid: false, shoot: true });
  });
});

describe('the reactions of a stupid target', () => {
  const reactions = (groups: readonly object[], more: object, settings: object) => {
    const state = table([dazed(groups, { missile: true, ...more })], { settings });
    return reactionsOf(the(state, 't'), state.settings);
  };
  const house = { stupidCannotShoot: true };
  const mad = model('a', { rider: STUPID });

  it('given the house rule, none but stupid models do not shoot; with others among them they do', () => {
    expect(reactions([mad], {}, {})).toEqual(['hold', 'standAndShoot']);
    expect(reactions([mad], {}, house)).toEqual(['hold']);
    expect(reactions([mad, model('b')], {}, house)).toEqual(['hold', 'standAndShoot']);
    expect(reactions([mad, model('dead', { count: 0 })], {}, house)).toEqual(['hold']);
    expect(reactions([mad], { stupid: false }, house)).toEqual(['hold', 'standAndShoot', 'flee']);
  });
});

it('every group of a unit has its own permissions', () => {
  const state = table([knights('k'), spears('s')]);
  expect(permissions(the(state, 's'), state.settings).groups).toEqual({
    spears: { stupid: false, shoot: true, cast: false, generatesMagicDice: false, magicItems: true },
  });
});

/** ST-2: riders, mounts and immunity. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../model/settings.ts';
import { affectedParts, groupActive } from '../rules/parts.ts';
import { activeGroups, activeModels, effectsActive, mustTest } from '../rules/who-tests.ts';
import { buildModel } from './case-state.ts';
import { IMMUNE, play, STUPID, startOfTurn, table, the } from './table.ts';

const flags = fc.record({ stupid: fc.boolean(), immune: fc.boolean() });
const models = fc.record({ rider: flags, mount: fc.option(flags) });

/** Table ST-2.8, line by line: rider stupid, rider immune, mount stupid, mount immune → t(ests), s(uspended). */
const TABLE: Readonly<Record<string, string>> = {
  ...{ '0000': '', '0001': '', '0010': 't', '0011': 't', '0100': '', '0101': '', '0110': 't', '0111': 's' },
  ...{
    '1000': 't',
    '1001': 't',
    '1010': 't',
    '1011': 't',
    '1100': 's',
    '1101': 's',
    '1110': 't',
    '1111': 's',
  },
};

describe('the table of riders and mounts', () => {
  it('has a line for each of the sixteen combinations', () => {
    expect(Object.keys(TABLE)).toHaveLength(16);
    for (const [key, line] of Object.entries(TABLE)) {
      const [a, b, c, d] = [...key].map((bit) => bit === '1');
      const model = buildModel(
        { rider: { stupid: a!, immune: b! }, mount: { stupid: c!, immune: d! } },
        'cm',
      );
      const { tests, suspended } = affectedParts(model, DEFAULT_SETTINGS);
      expect(`${tests ? 't' : ''}${suspended ? 's' : ''}`, key).toBe(line);
    }
  });

  it('is total: every model is affected, suspended or free of the rule, and never two of these', () => {
    fc.assert(
      fc.property(models, fc.boolean(), ({ rider, mount }, alone) => {
        const settings = { ...DEFAULT_SETTINGS, mountImmunityAloneSuspends: alone };
        const model = buildModel({ rider, mount, count: 1 }, 'cm');
        const { tests, riderAffected, mountAffected, suspended } = affectedParts(model, settings);
        expect(tests).toBe(riderAffected || mountAffected);
        expect(tests && suspended).toBe(false);
        expect(tests || suspended).toBe(rider.stupid || (mount?.stupid ?? false));
        if (riderAffected) expect(rider).toEqual({ stupid: true, immune: false });
        if (mountAffected) expect(mount?.stupid).toBe(true);
        expect(groupActive(model, settings)).toBe(tests);
      }),
    );
  });

  it('given the house rule, an immune mount alone suspends its Stupidity', () => {
    const model = buildModel({ mount: { stupid: true, immune: true } }, 'cm');
    expect(affectedParts(model, DEFAULT_SETTINGS).tests).toBe(true);
    const settings = { ...DEFAULT_SETTINGS, mountImmunityAloneSuspends: true };
    expect(affectedParts(model, settings)).toMatchObject({ tests: false, suspended: true });
  });
});

it('the dead are not stupid, and the living are counted', () => {
  const group = (id: string, count: number, more: object) => ({ id, count, ld: 4, movement: 15, ...more });
  const groups = [
    group('a', 3, { rider: STUPID }),
    group('dead', 0, { rider: STUPID }),
    group('b', 2, { mount: STUPID }),
    group('clever', 9, {}),
    group('calm', 4, { rider: { ...STUPID, ...IMMUNE } }),
  ];
  const state = table([{ id: 't', groups }]);
  const unit = the(state, 't');
  expect(activeGroups(unit, state.settings).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(mustTest(unit, state.settings)).toEqual({
    required: true,
    reason: 'required',
    activeGroups: ['a', 'b'],
  });
  expect(activeModels(unit, state.settings)).toBe(5);
});

describe('immunity that comes and goes', () => {
  const lord = (more: object) => ({
    id: 'lord',
    groups: [{ id: 'lord', count: 1, ld: 9, movement: 18, rider: IMMUNE, mount: { ...STUPID, ...more } }],
    stupid: true,
  });
  const setMount = (value: boolean) =>
    ({ type: 'setPart', unitId: 'lord', groupId: 'lord', part: 'mount', trait: 'immune', value }) as const;

  it('given a suspended failure, it returns when the mount loses its immunity before the start of turn', () => {
    const state = table([lord(IMMUNE)]);
    expect(effectsActive(the(state, 'lord'), state.settings)).toBe(false);
    const later = play(state, setMount(false));
    expect(effectsActive(the(later, 'lord'), later.settings)).toBe(true);
  });

  it('given a suspended failure at the start of turn, it lapses for good', () => {
    const later = play(startOfTurn(table([lord(IMMUNE)])), setMount(false));
    expect(the(later, 'lord')).toMatchObject({ stupid: false, due: true });
    expect(mustTest(the(later, 'lord'), later.settings).required).toBe(true);
  });
});

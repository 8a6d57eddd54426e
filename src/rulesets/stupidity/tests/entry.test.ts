/** ST-B.2: what is wrong with an entry, at the edge of each limit. */
import { describe, expect, it } from 'vitest';
import { countFits, ldFits, movementFits, pointsFit, problemsOf } from '../rules/validate.ts';
import { table, the, trolls } from './table.ts';

const unit = the(table([trolls('t')]), 't');
const group = unit.groups[0]!;
const problems = (more: object) => problemsOf({ ...unit, ...more });
const ofGroup = (more: object) => problems({ groups: [{ ...group, ...more }] });

describe('numbers', () => {
  it.each([
    ['count', countFits, 0, 200],
    ['Leadership', ldFits, 1, 10],
    ['points', pointsFit, 0, 100_000],
    ['Movement', movementFits, 0, 60],
  ] as const)('%s: %s from %s to %s', (_name, fits, low, high) => {
    expect([low - 1, low, high, high + 1].map(fits)).toEqual([false, true, true, false]);
    expect(fits(Number.NaN)).toBe(false);
  });

  it('are whole, but for Movement', () => {
    expect([countFits(1.5), ldFits(4.5), pointsFit(0.5)]).toEqual([false, false, false]);
    expect(movementFits(17.5)).toBe(true);
  });
});

describe('an entry', () => {
  it('given nothing wrong, has no problem', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ movementOverride: 60, points: 0 })).toEqual([]);
    expect(ofGroup({ mount: { stupid: true, immune: false, ld: null } })).toEqual([]);
    expect(ofGroup({ mount: { stupid: true, immune: false, ld: 10 } })).toEqual([]);
    expect(ofGroup({ inContact: 3 })).toEqual([]);
  });

  it.each([
    ['name-empty', { name: '  ' }],
    ['no-models', { groups: [] }],
    ['groups-full', { groups: Array.from({ length: 13 }, (_, i) => ({ ...group, id: `g${i}` })) }],
    ['group-exists', { groups: [group, group] }],
    ['group-exists', { groups: [{ ...group, id: '' }] }],
    ['movement-range', { movementOverride: 60.5 }],
    ['movement-range', { movementOverride: -1 }],
    ['points-range', { points: -1 }],
    ['points-range', { points: 100_001 }],
    ['fleeing-and-engaged', { fleeing: true, engaged: true }],
  ])('%s', (code, more) => {
    expect(problems(more)).toEqual([code]);
  });

  it.each([
    ['count-range', { count: 201 }],
    ['ld-range', { ld: 0 }],
    ['ld-range', { mount: { stupid: true, immune: false, ld: 11 } }],
    ['ld-range', { ld: 11, mount: { stupid: true, immune: false, ld: 5 } }],
    ['movement-range', { movement: -0.5 }],
    ['contact-exceeds-count', { inContact: 4 }],
    ['contact-exceeds-count', { inContact: -1 }],
    ['contact-exceeds-count', { inContact: 1.5 }],
  ])('%s of a group', (code, more) => {
    expect(ofGroup(more)).toEqual([code]);
  });

  it('may have twelve groups, and flee or fight, but not both', () => {
    expect(problems({ groups: Array.from({ length: 12 }, (_, i) => ({ ...group, id: `g${i}` })) })).toEqual(
      [],
    );
    expect([problems({ fleeing: true }), problems({ engaged: true })]).toEqual([[], []]);
  });

  it('names every problem once, in the order of the alphabet', () => {
    const bad = { ...group, ld: 0, movement: 99 };
    expect(problems({ name: '', groups: [bad, { ...bad, id: 'other', count: -1 }] })).toEqual([
      ...['contact-exceeds-count', 'count-range', 'ld-range', 'movement-range', 'name-empty'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { numberedNames } from './numbered-names.ts';

const LONGEST = 40;
const long = 'x'.repeat(LONGEST);
const names = (name: string, count: number, taken: readonly string[]) =>
  numberedNames(
    name,
    count,
    taken.map((one) => ({ name: one })),
    LONGEST,
  );

describe('names for several of a kind', () => {
  it.each([
    ['Trolls', 2, ['Trolls'], ['Trolls 2', 'Trolls 3']],
    ['Trolls', 1, ['Trolls', 'Trolls 7'], ['Trolls 8']],
    ['Trolls 2', 1, ['Trolls', 'Trolls 2'], ['Trolls 3']],
    [
      'Trolls',
      2,
      ['Ogres 9', 'Trolls of old 5', 'River Trolls 4', 'Trollsx6', 'Trolls x6'],
      ['Trolls 1', 'Trolls 2'],
    ],
    ['Trolls 12', 1, ['Trolls 12'], ['Trolls 13']],
    ['Trolls', 2, ['Trolls 1234', 'Trolls 5'], ['Trolls 6', 'Trolls 7']],
    ['Trolls 1234', 1, ['Trolls 1234'], ['Trolls 1234 2']],
    ['Trolls  12', 1, ['Trolls  12'], ['Trolls 13']],
    ['7', 1, ['7'], ['7 2']],
    [' Trolls 2 ', 2, ['Trolls', 'Trolls 2'], ['Trolls 3', 'Trolls 4']],
    ['Regiment4', 1, ['Regiment4'], ['Regiment4 2']],
    ['MG 42 gunner', 1, ['MG 42 gunner'], ['MG 42 gunner 2']],
    ['Trolls', 3, [], ['Trolls 1', 'Trolls 2', 'Trolls 3']],
    ['Trolls', 0, [], []],
  ])('of “%s”, %s more beside %j: %j', (name, count, taken, expected) => {
    expect(names(name, count, taken)).toEqual(expected);
  });

  it('leave a single one its name, if nobody else has it', () => {
    expect(names('Trolls', 1, ['Trolls 2'])).toEqual(['Trolls']);
    expect(names('Trolls 9', 1, ['Trolls 2'])).toEqual(['Trolls 9']);
  });

  it('are cut so that the number still fits', () => {
    expect(names(long, 1, [long])).toEqual([`${'x'.repeat(LONGEST - 2)} 2`]);
    expect(names(`${'x'.repeat(37)} 11`, 1, [`${'x'.repeat(37)} 11`])).toEqual([`${'x'.repeat(37)} 12`]);
    expect(names(long, 10, []).at(-1)).toBe(`${'x'.repeat(LONGEST - 3)} 10`);
  });
});

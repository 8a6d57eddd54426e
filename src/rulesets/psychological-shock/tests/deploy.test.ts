/** First places on the field: rows along the own edge, 1u apart and 1u from the edge. */
import { describe, expect, it } from 'vitest';
import type { Character, Side } from '../model/state.ts';
import { deploy } from '../rules/deploy.ts';
import { at, soldier, table } from './table.ts';

const squad = (side: Side, n: number, part: Partial<Character> = {}): Character[] =>
  Array.from({ length: n }, (_, i) => soldier(`${side}${i + 1}`, { side, ...part }));

/** The places as [id, x, y] on a field of this size. */
const places = (characters: readonly Character[], size = 24) => {
  const empty = table(characters);
  return deploy({ ...empty, board: { inUse: true, size } }).map(({ characterId, position }) => [
    characterId,
    position?.x,
    position?.y,
  ]);
};

describe('the first places', () => {
  it('stand in the middle of the own edge: A at the foot, B at the top', () => {
    // Bases of 1u with 1u between them: 2u from centre to centre, 1.5u from the edge.
    expect(places([...squad('A', 3), ...squad('B', 2)])).toEqual([
      ['A1', 10, 22.5],
      ['A2', 12, 22.5],
      ['A3', 14, 22.5],
      ['B1', 11, 1.5],
      ['B2', 13, 1.5],
    ]);
  });

  it('fill a second row when the first is full, and centre what is left', () => {
    // A field of 8u holds (8 − 1) / 2 = 3 bases in a row.
    expect(places(squad('B', 5), 8)).toEqual([
      ['B1', 2, 1.5],
      ['B2', 4, 1.5],
      ['B3', 6, 1.5],
      ['B4', 3, 3.5],
      ['B5', 5, 3.5],
    ]);
    expect(places(squad('A', 4), 8).at(-1)).toEqual(['A4', 4, 4.5]);
  });

  it('never cross the middle of the field', () => {
    expect(places(squad('B', 10), 8).map(([, , y]) => y)).toEqual([1.5, 1.5, 1.5, 3.5, 3.5, 3.5, 4, 4, 4, 4]);
  });

  it('leave room for the widest base of the side', () => {
    const tank = soldier('A3', { baseDiameter: 3 });
    expect(places([...squad('A', 2), tank])).toEqual([
      ['A1', 8, 21.5],
      ['A2', 12, 21.5],
      ['A3', 16, 21.5],
    ]);
    // A base that is wider than the field still gets a row of its own.
    expect(places(squad('B', 2, { baseDiameter: 6 }), 6).map(([, x]) => x)).toEqual([3, 3]);
  });

  it('are for those who wait beside the field, and for the living', () => {
    const here = soldier('here', at(3, 3));
    const dead = soldier('dead', { wound: 'killed' });
    const hurt = soldier('hurt', { wound: 'wounded' });
    expect(places([here, dead, hurt])).toEqual([['hurt', 12, 22.5]]);
    // Nor does the base of somebody who already stands there, or is dead, make the row wider.
    const wide = [soldier('here', { ...at(3, 3), baseDiameter: 5 }), soldier('one'), soldier('two')];
    expect(places(wide).map(([, x]) => x)).toEqual([11, 13]);
    expect(places([here])).toEqual([]);
  });
});

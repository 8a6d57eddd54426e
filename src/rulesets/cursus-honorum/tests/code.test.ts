/** The few letters on a token, which the players call it by. */
import { describe, expect, it } from 'vitest';
import { codeOf, kindOf } from '../screen/code.ts';

const army = (side: 'a' | 'b', ...names: string[]) => names.map((name) => ({ side, name }));
const codes = (roster: ReturnType<typeof army>) => roster.map((one) => codeOf(roster, one));

describe('the code of a token', () => {
  it('is the first letter and the number, arabic or Roman, or three letters of a name of its own', () => {
    const roster = army(
      'a',
      'Príncipe VIII',
      'Hondero 12',
      ' Vélite  IX ',
      'Tito Lucano',
      'Baisetas',
      'XL',
      '7',
    );
    expect(codes(roster)).toEqual(['P8', 'H12', 'V9', 'Luc', 'Bai', 'XL', '7']);
    expect(codes(army('a', '(Aulo) Marcio', '…'))).toEqual(['Mar', '?']);
  });

  it('has two letters where another kind of the same side begins with the same one', () => {
    const rome = army('a', 'Hastado I', 'Hondero 3', 'Hondero 12', 'Príncipe I', 'Hanón');
    expect(codes(rome)).toEqual(['Ha1', 'Ho3', 'Ho12', 'P1', 'Han']);
    expect(codes(army('a', 'hastado 1', 'Honderos ligeros 2'))).toEqual(['Ha1', 'Ho2']);
  });

  it('has a later letter where the second one is another kind’s, too', () => {
    const shore = army('a', 'Slinger 1', 'Sling leader 1', 'Slaver 2', 'SL 1', 'S 4', 'Slinger 2', 'L 1');
    expect(codes(shore)).toEqual(['Sl1', 'Si1', 'Sa2', 'Sl1', 'S4', 'Sl2', 'L1']);
  });

  it('is not lengthened by the other side, nor by those who have no number', () => {
    expect(codes([...army('a', 'Hastado I', 'Hanón'), ...army('b', 'Hondero 1')])).toEqual([
      'H1',
      'Han',
      'H1',
    ]);
  });
});

it('given a name, then its kind is the name without the number', () => {
  expect(['Príncipe VIII', ' Honderos ligeros 12', 'Tito Lucano', 'XL'].map(kindOf)).toEqual([
    ...['Príncipe', 'Honderos ligeros', 'Tito Lucano', 'XL'],
  ]);
});

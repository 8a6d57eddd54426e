import { describe, expect, it } from 'vitest';
import { cellsOf, isBlank, pastedLines, plainWord, readInterval, readNumber } from '../rules/paste-parts.ts';

describe('reading what players paste', () => {
  it('numbers the lines as players count them, and leaves out the empty ones', () => {
    expect(pastedLines('a\r\n \n\nb\n')).toEqual([
      { line: 1, text: 'a' },
      { line: 4, text: 'b' },
    ]);
  });

  it('looks at a hundred thousand characters and no more', () => {
    expect(pastedLines(`${'x'.repeat(99_999)}yz`)[0]!.text.at(-1)).toBe('y');
  });

  it('parts a line by tabs, else by semicolons, else by commas', () => {
    expect(cellsOf('a, b;\tc ; d')).toEqual(['a, b;', 'c ; d']);
    expect(cellsOf(' a, b ; c')).toEqual(['a, b', 'c']);
    expect(cellsOf('a , b')).toEqual(['a', 'b']);
  });

  it('takes words without case, accents, points, colons and double spaces', () => {
    expect(plainWord('  Constitución: ')).toBe('constitucion');
    expect(plainWord('P.V.')).toBe('pv');
    expect(plainWord('Puntos  de   Vida')).toBe('puntos de vida');
    expect(plainWord('Ñandú')).toBe('nandu');
  });

  it.each([
    ['7', 7],
    [' 45 ', 45],
    ['4,5', 4.5],
    ['4.25', 4.25],
    ['-3', -3],
    ['−3', -3],
    ['', null],
    ['4.', null],
    ['.5', null],
    ['4x', null],
    ['x4', null],
    ['1,2,3', null],
    ['--3', null],
  ])('reads %j as the number %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(['', ' ', '-', '–', '—', '?', ' - '])('takes %j for a cell that was left open', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['0', 'x', '-1', '1-', 'no'])('does not take %j for one', (text) => {
    expect(isBlank(text)).toBe(false);
  });

  it.each([
    ['41-60', [41, 60]],
    [' 0 – 20 ', [0, 20]],
    ['81—100', [81, 100]],
    ['1 a 5', [1, 5]],
    ['7-7', [7, 7]],
    ['60-41', null],
    ['90-101', null],
    ['1000-1', null],
    ['x41-60', null],
    ['41-60x', null],
    ['41', null],
  ])('reads %j as the interval %j', (text, interval) => {
    expect(readInterval(text)).toEqual(interval);
  });
});

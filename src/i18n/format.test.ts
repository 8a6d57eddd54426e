import { describe, expect, it } from 'vitest';
import { formatInput, formatNumber, formatPercent, formatTenths, readInput } from './format.ts';

/** Intl parts a Spanish number from its sign by a no-break space. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('numbers in the form of a language', () => {
  it('have their decimal mark and a true minus sign', () => {
    expect(formatNumber('es', 7.5)).toBe('7,5');
    expect(formatNumber('en', 7.5)).toBe('7.5');
    expect(formatNumber('es', -2)).toBe('−2');
    expect(formatNumber('en', -2.5)).toBe('−2.5');
  });

  it('can be typed again as they stand in a field', () => {
    expect(formatInput('es', 12345.25)).toBe('12345,25');
    expect(formatInput('en', 12345.25)).toBe('12345.25');
    expect(Number(formatInput('en', -5))).toBe(-5);
  });

  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    [' −2 ', -2],
    ['2,', 2],
    [',5', 0.5],
    ['', null],
    ['1e3', null],
    ['1.234,5', null],
    ['-', null],
  ])('are read from what is typed: "%s"', (text, number) => {
    expect(readInput(text)).toBe(number);
  });
});

describe('a chance', () => {
  it.each([
    [0, '0 %'],
    [0.004, '<1 %'],
    [0.005, '1 %'],
    [0.58, '58 %'],
    [0.994, '99 %'],
    [0.995, '>99 %'],
    [1, '100 %'],
  ])('of %d is never rounded into a certainty: %s', (chance, text) => {
    expect(plain(formatPercent('es', chance))).toBe(text);
    expect(formatPercent('en', chance)).toBe(text.replace(' ', ''));
  });

  it('keeps its decimals at both ends', () => {
    expect(formatPercent('en', 0.9996, 1)).toBe('>99.9%');
    expect(plain(formatPercent('es', 0.0004, 1))).toBe('<0,1 %');
    expect(formatPercent('en', 0.9994, 1)).toBe('99.9%');
    expect(plain(formatTenths('es', 0.9996))).toBe('>99,9 %');
    expect(formatTenths('en', 1)).toBe('100.0%');
  });

  it('may be above the whole where it is a share of something else', () => {
    expect(formatPercent('en', 1.25)).toBe('125%');
  });
});

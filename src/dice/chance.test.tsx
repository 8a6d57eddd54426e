import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../i18n/shared.ts';
import { fraction, power, subtract } from '../kernel/fraction.ts';
import { Chance } from './chance.tsx';

beforeAll(() => speak('en'));

it('is not told as certain where even a double would round it to 1', () => {
  const tiny = power(fraction(1, 6), 40);
  render(<Chance chance={subtract(fraction(1, 1), tiny)} decimals={1} />);
  expect(screen.getByText('>99.9%')).toBeTruthy();
});

it('is not told as impossible where a double would lose it', () => {
  render(<Chance chance={power(fraction(1, 6), 900)} />);
  expect(screen.getByText('<1%')).toBeTruthy();
});

it('is told as certain where it is', () => {
  render(<Chance chance={fraction(36, 36)} of={36} />);
  expect(screen.getByRole('button', { name: '100%, 36 in 36' })).toBeTruthy();
});

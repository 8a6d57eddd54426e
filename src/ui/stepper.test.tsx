import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../i18n/shared.ts';
import { notices } from './notice.ts';
import { Stepper } from './stepper.tsx';

beforeEach(() => speak('es'));

const said = (): string | undefined => notices.getState().shown.at(-1)?.text;
const tap = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('a key at its limit answers with the range, and changes nothing', async () => {
  const onChange = vi.fn();
  render(<Stepper label="Ajuste" value={-2} min={-2} max={9} onChange={onChange} />);
  await tap('Menos: Ajuste');
  expect(said()).toBe('De −2 a 9.');
  expect(onChange).not.toHaveBeenCalled();
  await tap('Más: Ajuste');
  expect(onChange).toHaveBeenCalledWith(-1);
});

test('a value is written as it is told to be, in the range too', async () => {
  const shown = (cm: number): string => `${cm} cm`;
  render(<Stepper label="Lejos" value={7} min={0} max={7} shown={shown} onChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Lejos' })).toHaveTextContent('7 cm');
  await tap('Más: Lejos');
  expect(said()).toBe('De 0 cm a 7 cm.');
});

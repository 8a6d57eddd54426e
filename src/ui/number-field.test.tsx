import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../i18n/shared.ts';
import { NumberField } from './number-field.tsx';

beforeEach(() => speak('es'));

type Open = Extract<ComponentProps<typeof NumberField>, { readonly open: true }>;

type Told = (value: number | null) => void;
type Manner = Partial<Pick<Open, 'onLeave'>> & { readonly open?: true };

function Held({ told, ...manner }: Manner & { readonly told: Told }) {
  const [value, setValue] = useState<number | null>(10);
  const onChange = (next: number | null): void => {
    told(next);
    setValue(next);
  };
  return <NumberField label="Modelos" {...manner} value={value} onChange={onChange} />;
}

/** A field of 10 that keeps what it is told, and how often it was told. */
function field(manner: Manner) {
  const told = vi.fn<Told>();
  render(
    <>
      <Held {...manner} told={told} />
      <button type="button">Fuera</button>
    </>,
  );
  return { input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Modelos' }), told };
}

test('what is typed after a tap takes the place of what stood there', async () => {
  const { input, told } = field({});
  await userEvent.click(input);
  await userEvent.keyboard('15');
  expect(input).toHaveValue('15');
  expect(told).toHaveBeenLastCalledWith(15);
});

test('so does what is typed after coming by key', async () => {
  const { input } = field({});
  await userEvent.tab();
  await userEvent.keyboard('15');
  expect(input).toHaveValue('15');
});

test('a second tap sets the cursor, as in any text', async () => {
  const { input } = field({});
  await userEvent.click(input);
  await userEvent.pointer({ target: input, offset: 1, keys: '[MouseLeft]' });
  await userEvent.keyboard('2');
  expect(input).toHaveValue('120');
});

test('a field for the log tells one number when it is left, not one for each digit', async () => {
  const { input, told } = field({ onLeave: true });
  await userEvent.click(input);
  await userEvent.keyboard('2,5');
  expect(told).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  expect(told.mock.calls).toEqual([[2.5]]);
  await userEvent.click(input);
  await userEvent.keyboard('3{Enter}');
  expect(told.mock.calls).toEqual([[2.5], [3]]);
});

test('what is no number is told and changes nothing', async () => {
  const { input, told } = field({});
  await userEvent.click(input);
  await userEvent.keyboard('doce');
  expect(input).toHaveAccessibleDescription('Eso no es un número.');
  await userEvent.click(screen.getByRole('button'));
  expect(told).not.toHaveBeenCalled();
  expect(input).toHaveValue('10');
});

test('only an open field may be left empty', async () => {
  const closed = field({});
  await userEvent.clear(closed.input);
  await userEvent.click(screen.getByRole('button'));
  expect(closed.told).not.toHaveBeenCalled();
  expect(closed.input).toHaveValue('10');
});

test('an open field that is emptied holds nothing', async () => {
  const { input, told } = field({ open: true });
  await userEvent.clear(input);
  expect(told.mock.calls).toEqual([[null]]);
  expect(input).toHaveValue('');
});

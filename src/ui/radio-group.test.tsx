import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { radioKeys } from './radio-keys.ts';
import { Segmented } from './segmented.tsx';

let stop = (): void => {};
beforeEach(() => {
  stop = radioKeys(document);
});
afterEach(() => stop());

const OPTIONS = ['none', 'half', 'full'].map((value) => ({ value, label: value }));
const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });

function Cover({ onChange, start = 'half' }: { onChange: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  const choose = (next: string): void => {
    setValue(next);
    onChange(next);
  };
  return (
    <>
      <Segmented label="Cover" value={value} options={OPTIONS} onChange={choose} />
      <button type="button">Next</button>
    </>
  );
}

test('Tab stops once, at what is chosen, and goes on', async () => {
  render(<Cover onChange={() => {}} />);
  await userEvent.tab();
  expect(radio('half')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('with nothing chosen Tab stops at the first', async () => {
  render(<Cover onChange={() => {}} start="?" />);
  await userEvent.tab();
  expect(radio('none')).toHaveFocus();
});

test('arrows look, and go round; only Space or Enter chooses', async () => {
  const onChange = vi.fn();
  render(<Cover onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(radio('full')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('none')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(radio('half')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft} ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('none');
  // What was chosen is where Tab stops from now on.
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(radio('none')).toHaveFocus();
});

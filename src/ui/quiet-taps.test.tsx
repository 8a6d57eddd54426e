import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastTapped, quietTaps } from './quiet-taps.ts';
import { Sheet } from './sheet.tsx';

let stop: () => void;
beforeEach(() => {
  stop = quietTaps(document);
});
afterEach(() => stop());

/** False when the browser would not give the focus away. */
function press(target: HTMLElement, pointerType: string): boolean {
  fireEvent.pointerDown(target, { pointerType });
  return fireEvent.mouseDown(target);
}

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <span>Open</span>
      </button>
      <input aria-label="Name" />
      {open && (
        <Sheet title="Sheet" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>Nothing</p>
        </Sheet>
      )}
    </>
  );
};

it('keeps the focus from a button under a finger, and from nothing else', () => {
  render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  expect(press(screen.getByText('Open'), 'touch')).toBe(false);
  expect(lastTapped()).toBe(open);
  expect(press(open, 'mouse')).toBe(true);
  expect(press(screen.getByLabelText('Name'), 'touch')).toBe(true);
});

it('tells the style sheets whether a finger plays', () => {
  render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  press(open, 'touch');
  expect(document.documentElement).toHaveAttribute('data-finger');
  fireEvent.keyDown(open, { key: 'Tab' });
  expect(document.documentElement).not.toHaveAttribute('data-finger');
  press(open, 'touch');
  press(open, 'mouse');
  expect(document.documentElement).not.toHaveAttribute('data-finger');
});

it('lets whoever taps away from a field leave it', () => {
  render(<Page />);
  screen.getByLabelText('Name').focus();
  expect(press(screen.getByRole('button', { name: 'Open' }), 'touch')).toBe(true);
});

it('gives the focus back to the tapped button when a sheet closes', () => {
  render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  press(open, 'touch');
  fireEvent.click(open);
  expect(open).not.toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(open).toHaveFocus();
});

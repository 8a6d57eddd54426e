import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { announce } from './notice.ts';
import { LiveRegion } from './notices.tsx';

it('says together what one tap brings about, and finds the words once, when it says them', async () => {
  const words = vi.fn(() => 'It holds.');
  render(<LiveRegion />);
  await act(async () => {
    announce(words);
    announce('Undone.');
    expect(words).not.toHaveBeenCalled();
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^It holds\. Undone\.$/);
  await act(async () => announce('Next.'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Next\.$/);
  expect(words).toHaveBeenCalledTimes(1);
});

it('says the same words again, in an element of their own', async () => {
  render(<LiveRegion />);
  await act(async () => announce('3'));
  const before = screen.getByText('3');
  await act(async () => announce('3'));
  expect(screen.getByText('3')).not.toBe(before);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../i18n/shared.ts';
import { HundredKeys } from './hundred-keys.tsx';

beforeAll(() => speak('en'));

/** Taps keys and answers the faces that were entered. */
function faces(...keys: readonly string[]): readonly number[] {
  const onFace = vi.fn<(face: number) => void>();
  const { unmount } = render(<HundredKeys onFace={onFace} />);
  for (const key of keys) fireEvent.click(screen.getByRole('button', { name: key }));
  unmount();
  return onFace.mock.calls.map(([face]) => face);
}

const enter = 'Enter the value';
const keys = (name: string | RegExp) => screen.getByRole('button', { name });

test('two digits are a face at once, as the dice lie', () => {
  expect(faces('4', '2')).toEqual([42]);
  expect(faces('0', '7')).toEqual([7]);
  expect(faces('0', '0')).toEqual([100]);
  expect(faces('9', '9', '0', '1')).toEqual([99, 1]);
});

test('ten waits, for it may become a hundred; a lone digit waits for its key', () => {
  expect(faces('1', '0')).toEqual([]);
  expect(faces('1', '0', '0')).toEqual([100]);
  const onFace = vi.fn<(face: number) => void>();
  render(<HundredKeys onFace={onFace} />);
  for (const name of ['1', '0', enter, '7', enter]) fireEvent.click(keys(name));
  expect(onFace.mock.calls).toEqual([[10], [7]]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PastePreview, type PreviewLine } from './paste-preview.tsx';

const LINES: readonly PreviewLine[] = [
  { line: 1, understood: true, said: '3 × Rifleman', faults: [] },
  { line: 3, understood: true, said: 'Sergeant', faults: ['no rank'] },
  { line: 4, understood: false, said: 'what?', faults: ['too few words'] },
];

test('each line tells what becomes of it: all, a part, or nothing and why', () => {
  render(
    <PastePreview
      label="Paste a list"
      help="One a line"
      example=""
      text="…"
      onText={() => {}}
      lines={LINES}
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Paste a list' })).toHaveAccessibleDescription('One a line');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1✓3 × Rifleman',
    '3±Sergeant— no rank',
    '4✗what?— too few words',
  ]);
});

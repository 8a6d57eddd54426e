import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RangeChips } from './range-chips.tsx';

const labels = {
  distance: (value: number) => `${value} cm`,
  byHand: 'by hand',
  addOther: 'Somebody else',
  closeOthers: 'Close',
  find: 'Find',
  nobody: 'Nobody',
  noneFound: 'None',
  more: (count: number) => `${count} more`,
};
const base = { code: 'X', tone: 'a', distance: 4, measured: true, on: true };
const far = { ...base, distance: 20, measured: false, on: false };

describe('the chips of those in range', () => {
  it('show the distance and what was changed by hand, and can be corrected', () => {
    const onToggle = vi.fn();
    const items = [
      { ...base, id: 'l', name: 'Lucius' },
      { ...base, id: 'm', name: 'Marcus', on: false },
    ];
    render(<RangeChips title="In range" items={items} onToggle={onToggle} labels={labels} />);
    expect(screen.getByRole('button', { name: /Lucius.*4 cm/ })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(screen.getByRole('button', { name: /Marcus.*by hand/ }));
    expect(onToggle).toHaveBeenCalledWith('m', true);
  });

  it('add somebody else from the list of all others', () => {
    const onToggle = vi.fn();
    const items = Array.from({ length: 20 }, (_, i) => ({ ...far, id: `n${i}`, name: `Soldier ${i}` }));
    render(<RangeChips title="In range" items={items} onToggle={onToggle} labels={labels} />);
    expect(screen.getByText('Nobody')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
    expect(screen.getByText('8 more')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: 'Find' }), { target: { value: '17' } });
    fireEvent.click(screen.getByRole('button', { name: /Soldier 17/ }));
    expect(onToggle).toHaveBeenCalledWith('n17', true);
  });
});

/** A second tap that was not meant for what has just appeared. The browser tests show that nothing is rolled by it. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GuidePanel } from '../../src/ui/table-layout.tsx';

function Rounds({ changes }: { readonly changes: boolean }) {
  const [round, setRound] = useState(1);
  return (
    <GuidePanel
      actions={
        <button type="button" onClick={() => setRound(round + 1)}>
          Roll all 4 tests
        </button>
      }
    >
      <h2>{changes ? `Round ${round}` : 'Round'}</h2>
    </GuidePanel>
  );
}

const roll = () => screen.getByRole('button', { name: 'Roll all 4 tests' });
const held = () => roll().hasAttribute('data-held');

describe('given the foot of a panel', () => {
  it('when a tap changes what its button means, then the button is held for a moment, same words or not', async () => {
    render(<Rounds changes />);
    await userEvent.click(roll());
    expect(screen.getByText('Round 2')).toBeInTheDocument();
    expect(held()).toBe(true);
    await vi.waitFor(() => expect(held()).toBe(false), 1_000);
  });

  it('when nothing has changed, then the next tap counts at once', async () => {
    render(<Rounds changes={false} />);
    await userEvent.click(roll());
    expect(held()).toBe(false);
  });
});

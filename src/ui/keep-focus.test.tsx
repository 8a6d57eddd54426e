import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = (): void => {};
beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => stop());

/** A guide with one panel after another, and a whole page that goes. */
function Page() {
  const [step, setStep] = useState(0);
  if (step === 2) return <main aria-label="Other page">over</main>;
  return (
    <main>
      <section aria-label="Board">
        <button type="button">Figure</button>
      </section>
      <aside aria-label="Guide">
        {step === 0 && (
          <section aria-label="Test">
            <button type="button" onClick={() => setStep(1)}>
              Roll
            </button>
          </section>
        )}
        {step === 1 && (
          <button key="next" type="button" onClick={() => setStep(2)}>
            Next
          </button>
        )}
      </aside>
    </main>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('the part of the page takes the focus of a button that goes away, and Tab goes on there', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  expect(button('Roll')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const guide = screen.getByRole('complementary', { name: 'Guide' });
  await waitFor(() => expect(guide).toHaveFocus());
  await userEvent.tab();
  expect(button('Next')).toHaveFocus();
  // It was only lent.
  expect(guide).not.toHaveAttribute('tabindex');
});

test('a page that goes away hands over to the next one', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main', { name: 'Other page' })).toHaveFocus());
});

test('a panel that is only hidden hands over too', async () => {
  render(
    <aside aria-label="Guide">
      <section aria-label="Form">
        <button type="button">My dice</button>
      </section>
    </aside>,
  );
  await userEvent.tab();
  // As a browser does it: the panel is hidden, and the focus goes to nobody.
  screen.getByRole('region', { name: 'Form' }).hidden = true;
  screen.getByText('My dice').blur();
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'Guide' })).toHaveFocus());
});

test('who leaves a control that stands is left alone', async () => {
  render(<Page />);
  await userEvent.tab();
  button('Figure').blur();
  await new Promise((done) => setTimeout(done));
  expect(document.body).toHaveFocus();
});

test('a finger is left alone', async () => {
  render(<Page />);
  await userEvent.click(button('Roll'));
  expect(button('Next')).toBeVisible();
  await new Promise((done) => setTimeout(done));
  expect(document.body).toHaveFocus();
});

test('once stopped it watches no more', async () => {
  stop();
  render(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await new Promise((done) => setTimeout(done));
  expect(document.body).toHaveFocus();
});

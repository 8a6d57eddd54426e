/**
 * Guards the buttons at the foot of a panel against a clumsy second tap. The first tap can change what stands
 * under the finger: the tests of a round become those of the next one, and the same tremble of the hand would
 * roll them too. So a button at the foot takes no tap for a moment when it, or the panel above it, says something
 * else than at the tap before. The keyboard is never held up.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A second tap within so many ms was not meant for what has just appeared. */
const CLUMSY = 350;

/** What a button means: its own words under those of its panel. */
const meaning = (foot: Element, button: Element): string =>
  `${foot.previousElementSibling?.textContent}\n${button.getAttribute('aria-label') ?? button.textContent}`;

/** The last tap at the foot of any panel: panels follow each other on the same spot of the screen. */
let last = { at: Number.NEGATIVE_INFINITY, meant: '' };

function remember({ currentTarget: foot, target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && foot instanceof Element) last = { at: performance.now(), meant: meaning(foot, button) };
}

/** Holds the changed buttons of a panel's foot for the rest of the moment; the panel's body stands before it. */
export function useClumsyTaps(): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After every drawing: what a button says is known only then.
  useLayoutEffect(() => {
    const here = foot.current;
    if (!here) return;
    here.addEventListener('click', remember, true);
    const left = CLUMSY - (performance.now() - last.at);
    if (left > 0) {
      for (const button of here.querySelectorAll('button'))
        button.toggleAttribute('data-held', meaning(here, button) !== last.meant);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        for (const button of here.querySelectorAll('[data-held]')) button.removeAttribute('data-held');
      }, left);
    }
    return () => here.removeEventListener('click', remember, true);
  });
  return foot;
}

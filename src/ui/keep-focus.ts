/**
 * Keeps the place of those who play by keys. What they press often takes its own button away: the panel of
 * the next test stands where it was, and the browser gives the focus to nobody. Some then begin again at the
 * top of the page, and a screen reader falls silent. So the focus goes to the part of the page in which the
 * button was, and the next Tab to the first control there. Fingers and mice are left alone.
 */

/** What a page is made of, from the inside out. */
const PARTS = 'dialog, aside, section, nav, header, main';

function partsAround(element: Element): readonly HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

/** Lends the focus to a part of the page, as long as it stays there. */
function lend(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** Begins to watch a page; returns how to stop. */
export function keepFocus(page: Document): () => void {
  let last: Element | null = null;
  let around: readonly HTMLElement[] = [];
  let byKeys = false;
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target === page.body) return;
    last = target;
    around = partsAround(target);
  };
  const heard = ({ type }: Event): void => {
    byKeys = type === 'keydown';
  };
  const gone = new MutationObserver(() => {
    if (!byKeys || !last || last.isConnected || page.activeElement !== page.body) return;
    const part = around.find((one) => one.isConnected) ?? page.querySelector('main');
    if (part) lend(part);
  });
  page.addEventListener('focusin', remember);
  page.addEventListener('keydown', heard, true);
  page.addEventListener('pointerdown', heard, true);
  gone.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('keydown', heard, true);
    page.removeEventListener('pointerdown', heard, true);
    gone.disconnect();
  };
}

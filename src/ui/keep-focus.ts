/**
 * Keeps the place of those who play by keys. What they press often takes its own button away, or hides it: the
 * panel of the next test stands where it was, and the browser gives the focus to nobody. Some then begin again at the
 * top of the page, and a screen reader falls silent. So the focus goes to the part of the page in which the
 * button was, and the next Tab to the first control there. Fingers and mice are left alone.
 */

/** What a page is made of, from the inside out. */
const PARTS = 'dialog, aside, section, nav, header, main';

function partsAround(element: Element): readonly HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

/** Whether it still stands on the page. */
function stands(element: Element): boolean {
  if (!element.isConnected || getComputedStyle(element).display === 'none') return false;
  return !element.parentElement || stands(element.parentElement);
}

/** Lends the focus to a part of the page, as long as it stays there. */
function lend(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    // The part reaches to the edges of others, which would cut a ring outside.
    part.style.outlineOffset = '-3px';
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
  const look = (): void => {
    if (!byKeys || !last || page.activeElement !== page.body || stands(last)) return;
    const part = around.find(stands) ?? page.querySelector('main');
    if (part) lend(part);
  };
  // What is hidden loses the focus without leaving the page; the browser names nobody as the next one then.
  const lost = ({ relatedTarget }: FocusEvent): void => {
    if (!relatedTarget) queueMicrotask(look);
  };
  const gone = new MutationObserver(look);
  page.addEventListener('focusin', remember);
  page.addEventListener('focusout', lost);
  page.addEventListener('keydown', heard, true);
  page.addEventListener('pointerdown', heard, true);
  gone.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('focusout', lost);
    page.removeEventListener('keydown', heard, true);
    page.removeEventListener('pointerdown', heard, true);
    gone.disconnect();
  };
}

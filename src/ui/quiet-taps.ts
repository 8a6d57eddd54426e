/**
 * A finger that taps a button does not give it the focus, as in Safari, where no button takes it. Elsewhere the browser
 * lays the page out once more when that button goes away with its panel, as most do: a seventh of a whole tap. Keys,
 * mice and fields that are typed into are left alone. While a finger plays, buttons show no ring either (`app.css`):
 * a sheet gives its first one the focus, and nobody asked for it.
 */

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

let last: HTMLElement | null = null;

/** The button that was tapped last: what a sheet gives the focus back to when nobody had it. */
export const lastTapped = (): HTMLElement | null => last;

/** Begins to listen on a page; returns how to stop. */
export function quietTaps(page: Document): () => void {
  let byFinger = false;
  const fingers = (are: boolean): void => {
    if (are === byFinger) return;
    byFinger = are;
    page.documentElement.toggleAttribute('data-finger', are);
  };
  const touched = ({ pointerType, target }: PointerEvent): void => {
    fingers(pointerType === 'touch');
    last = target instanceof Element ? target.closest('button') : null;
  };
  const typed = (): void => fingers(false);
  const pressed = (event: MouseEvent): void => {
    // Whoever taps away from a field leaves it: that is when its number is told.
    if (!byFinger || !last || page.activeElement?.matches(TYPED_INTO)) return;
    event.preventDefault();
  };
  page.addEventListener('pointerdown', touched, true);
  page.addEventListener('mousedown', pressed, true);
  page.addEventListener('keydown', typed, true);
  return () => {
    page.removeEventListener('pointerdown', touched, true);
    page.removeEventListener('mousedown', pressed, true);
    page.removeEventListener('keydown', typed, true);
  };
}

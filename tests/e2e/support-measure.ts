/** What is wrong with the controls and headings of the view that stands on the page: too small, or cut off. */
import type { Page } from '@playwright/test';

/** Every control that can be touched now: those of the sheet on top, when one is open. */
const CONTROLS = [
  ...['button', 'a[href]', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
  ...['[role=button]', '[role=radio]', '[role=switch]', '[role=tab]', '[role=checkbox]', '[role=slider]'],
].join();

/** The least side of a target, in CSS pixels. */
const LEAST = 48;

/** Runs in the page, so it may use nothing from outside of itself. */
function smallTargets({ controls, least }: { controls: string; least: number }): string[] {
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const faults: string[] = [];
  for (const control of room.querySelectorAll<HTMLElement>(controls)) {
    if (control.closest('[inert]')) continue;
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Figures stand as close as the bases on the table do: their boxes count, whoever lies on top.
    if (control.dataset.token !== undefined) {
      const { width, height } = control.getBoundingClientRect();
      if (Math.min(width, height) < least - 0.5)
        faults.push(`figure ${control.dataset.token} ${width}×${height}`);
      continue;
    }
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    // What is drawn for screen readers alone has a label or a button that is touched in its place.
    if (box.width <= 1 || box.height <= 1) continue;
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    // A notice or a question that floats above the page for a moment is not a neighbour.
    const floats = (hit: Element): boolean => {
      const above = hit.closest('aside');
      return above !== null && !above.contains(control) && getComputedStyle(above).position === 'fixed';
    };
    const isHit = (x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      const hit = top && floats(top) ? document.elementsFromPoint(x, y).find((one) => !floats(one)) : top;
      return (
        hit !== null &&
        hit !== undefined &&
        (control.contains(hit) || labels.some((label) => label.contains(hit)))
      );
    };
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    // What a finger finds, not what a box claims: neighbours may lie over it, a pseudo-element may widen it.
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      while (far < least && isHit(middle.x + dx * (far + 0.5), middle.y + dy * (far + 0.5))) far += 1;
      return far;
    };
    const wide = reach(-1, 0) + reach(1, 0);
    const high = reach(0, -1) + reach(0, 1);
    // Half a pixel is lost on either side where a box does not begin on one.
    if (wide >= least - 1 && high >= least - 1) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    const label = name || labels[0]?.textContent || control.outerHTML.slice(0, 80);
    faults.push(
      `${label.slice(0, 60)} ${wide}×${high} (box ${Math.round(box.width)}×${Math.round(box.height)})`,
    );
  }
  return faults;
}

/** Runs in the page, so it may use nothing from outside of itself. */
function cutControls(controls: string): string[] {
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const faults: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth)
    faults.push(`the page scrolls sideways: ${page.scrollWidth} of ${innerWidth}`);
  const named = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '').slice(0, 60);
  // The name of a page, a sheet or a panel is read by everybody: an ellipsis would keep the rest from them.
  for (const heading of room.querySelectorAll<HTMLElement>('h1, h2, h3')) {
    if (heading.clientWidth <= 1 || !heading.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(heading).overflowX !== 'visible' && heading.scrollWidth > heading.clientWidth + 1)
      faults.push(`heading cut: ${named(heading)}`);
  }
  for (const control of room.querySelectorAll<HTMLElement>(controls)) {
    if (control.closest('[data-token], svg, [inert]')) continue;
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = control.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const isField = control.matches('input, textarea, select');
    // Its own words within its own borders.
    if (!isField) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const words = document.createRange();
      while (texts.nextNode()) {
        const drawn = texts.currentNode.parentElement;
        // Not what is for screen readers alone.
        if (drawn?.closest('.sr-only') || (drawn && getComputedStyle(drawn).clipPath !== 'none')) continue;
        words.selectNodeContents(texts.currentNode);
        const { left, right, width } = words.getBoundingClientRect();
        if (width <= 1 || (left >= box.left - 1 && right <= box.right + 1)) continue;
        faults.push(`words beyond the control: ${named(control)}`);
        break;
      }
      for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
        const { overflowX, display } = getComputedStyle(part);
        if (overflowX === 'visible' || display === 'inline' || part.clientWidth <= 1) continue;
        if (part.scrollWidth > part.clientWidth + 1 && overflowX !== 'auto' && overflowX !== 'scroll') {
          faults.push(`words cut: ${named(control)}`);
          break;
        }
      }
    }
    // Itself within whatever clips it and cannot be scrolled there.
    for (let up = control.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(up);
      if (display === 'contents') continue;
      const frame = up.getBoundingClientRect();
      const clipsX = overflowX === 'hidden' || overflowX === 'clip';
      const clipsY = overflowY === 'hidden' || overflowY === 'clip';
      if (clipsX && (box.left < frame.left - 1 || box.right > frame.right + 1))
        faults.push(`cut at the side: ${named(control)}`);
      else if (clipsY && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
        faults.push(`cut above or below: ${named(control)}`);
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      if (clipsX || clipsY || scrolls || position === 'fixed') break;
      if (up === document.body && (box.left < -1 || box.right > innerWidth + 1))
        faults.push(`beyond the edge of the page: ${named(control)}`);
    }
  }
  return faults;
}

export const targetFaults = (page: Page): Promise<string[]> =>
  page.evaluate(smallTargets, { controls: CONTROLS, least: LEAST });

export const cutFaults = (page: Page): Promise<string[]> => page.evaluate(cutControls, CONTROLS);

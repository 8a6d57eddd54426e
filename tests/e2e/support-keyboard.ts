/** Playing by keyboard alone: Tab to a control, look whether the focus can be seen there, and press a key. */
import { expect, type Locator, type Page } from '@playwright/test';

interface Seen {
  /** Whether this is the wanted control. */
  readonly found: boolean;
  /** Its name, for messages. */
  readonly name: string;
  /** Focused controls that looked no different without the focus, or that lay outside of the window. */
  readonly faults: readonly string[];
  /** Whether the wanted control comes before the focused one in the document. */
  readonly behind: boolean;
}

/** More presses of Tab than any screen has controls. */
const MOST = 250;

/** Runs in the page: how the focus looks here, and whether it looked different where it was before. */
function lookAround(wanted: Element | null): Seen {
  const looks = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 40)
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || null)))
      .map(({ outline, boxShadow, stroke, opacity, borderColor, content }) =>
        [outline, boxShadow, stroke, opacity, borderColor, content].join(),
      )
      .join(';');
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 60);
  const memory = window as unknown as { focused?: { element: Element; looked: string } };
  const faults: string[] = [];
  const here = document.activeElement ?? document.body;
  const { focused } = memory;
  if (focused && focused.element !== here && focused.element.isConnected)
    if (looks(focused.element) === focused.looked)
      faults.push(`no visible focus: ${nameOf(focused.element)}`);
  delete memory.focused;
  if (here !== document.body) {
    memory.focused = { element: here, looked: looks(here) };
    const box = here.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight)
      faults.push(`focus out of sight: ${nameOf(here)}`);
  }
  const before = Node.DOCUMENT_POSITION_PRECEDING;
  return {
    found: here === wanted,
    name: nameOf(here),
    faults,
    behind: wanted !== null && here !== document.body && (here.compareDocumentPosition(wanted) & before) > 0,
  };
}

/** Runs in the page: the arrow that leads from the focused figure towards another one, or null when it is there. */
function arrowTowards(wanted: Element, passed: readonly string[]): string | null {
  const here = document.activeElement;
  if (!here || here === wanted) return null;
  const from = here.getBoundingClientRect();
  const to = wanted.getBoundingClientRect();
  const by = { x: to.left - from.left, y: to.top - from.top };
  const across = by.x > 0 ? 'ArrowRight' : 'ArrowLeft';
  const along = by.y > 0 ? 'ArrowDown' : 'ArrowUp';
  const ways = Math.abs(by.x) > Math.abs(by.y) ? [across, along] : [along, across];
  // Who has come by here before tries the other way.
  const again = passed.filter((name) => name === here.getAttribute('aria-label')).length;
  return ways[again % ways.length] ?? across;
}

type Role = 'button' | 'radio' | 'link' | 'textbox' | 'combobox';

export interface Keys {
  /** Tabs to a control of this name. */
  readonly reach: (name: string | RegExp, role?: Role) => Promise<void>;
  /** Tabs to the one figure of a board at which Tab stops; from there the arrows go on. */
  readonly reachFigures: () => Promise<void>;
  /** Tabs to the board, walks to a figure by the arrows, and presses Enter. */
  readonly pressFigure: (name: RegExp) => Promise<void>;
  /** Tabs there and presses Enter, or another key; the focus has to be somewhere after that. */
  readonly press: (name: string | RegExp, key?: string) => Promise<void>;
  /** Tabs to the choices of a question, walks to one by the arrows, and presses Space. */
  readonly choose: (question: string, choice: string | RegExp) => Promise<void>;
  readonly key: (...keys: readonly string[]) => Promise<void>;
  /** Where the focus could not be seen, or was lost, so far. */
  readonly faults: readonly string[];
}

export function keysOf(page: Page): Keys {
  const faults: string[] = [];
  const fault = (text: string): void => {
    if (!faults.includes(text)) faults.push(text);
  };
  const reach: Keys['reach'] = (name, role = 'button') =>
    tabTo(page.getByRole(role, { name, exact: typeof name === 'string' }).first());
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    let seen = await look(target);
    for (let i = 0; i < MOST && !seen.found; i += 1) {
      await page.keyboard.press(seen.behind ? 'Shift+Tab' : 'Tab');
      seen = await look(target);
    }
    expect(seen.found, `the focus never reached ${target}; it rests on ${seen.name}`).toBe(true);
  };
  const look = async (target: Locator): Promise<Seen> => {
    const seen = await target.evaluate(lookAround);
    seen.faults.forEach(fault);
    return seen;
  };
  const key: Keys['key'] = async (...keys) => {
    for (const one of keys) await page.keyboard.press(one);
  };
  /** Presses, and looks whether the focus is anywhere once the screen has answered. */
  const strike = async (pressed: string, where: string | RegExp): Promise<void> => {
    await key(pressed);
    await page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 3_000 })
      .catch(() => fault(`the focus was lost after ${where}`));
  };
  const reachFigures = (): Promise<void> => tabTo(page.locator('[data-token][tabindex="0"]'));
  return {
    faults,
    reach,
    reachFigures,
    pressFigure: async (name) => {
      const figure = page.locator('[data-token]').and(page.getByRole('button', { name }));
      await reachFigures();
      const passed: string[] = [];
      for (let arrow = await figure.evaluate(arrowTowards, passed); arrow; ) {
        passed.push(await focused(page));
        expect(passed.length, `no way by arrows to ${name}: ${passed.join(' > ')}`).toBeLessThan(MOST);
        await key(arrow);
        arrow = await figure.evaluate(arrowTowards, passed);
      }
      await look(figure);
      await strike('Enter', name);
    },
    press: async (name, pressed = 'Enter') => {
      await reach(name);
      await strike(pressed, name);
    },
    choose: async (question, choice) => {
      const group = page.getByRole('radiogroup', { name: question, exact: true });
      const radio = group.getByRole('radio', { name: choice, exact: typeof choice === 'string' });
      await tabTo(group.locator('[role="radio"][tabindex="0"]'));
      for (let i = await group.getByRole('radio').count(); i > 0; i -= 1) {
        if ((await look(radio)).found) break;
        await key('ArrowRight');
      }
      await expect(radio).toBeFocused();
      await strike('Space', choice);
    },
    key,
  };
}

/** The name of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

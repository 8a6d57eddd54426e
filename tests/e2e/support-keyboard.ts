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

export interface Keys {
  /** Tabs to a control of this name. */
  readonly reach: (name: string | RegExp, role?: 'button' | 'radio' | 'link' | 'textbox') => Promise<void>;
  /** Tabs to the one figure of a board at which Tab stops; from there the arrows go on. */
  readonly reachFigures: () => Promise<void>;
  /** Tabs there and presses Enter, or another key. */
  readonly press: (name: string | RegExp, key?: string) => Promise<void>;
  readonly key: (...keys: readonly string[]) => Promise<void>;
  /** Where the focus could not be seen, so far. */
  readonly faults: readonly string[];
}

export function keysOf(page: Page): Keys {
  const faults: string[] = [];
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
    faults.push(...seen.faults.filter((fault) => !faults.includes(fault)));
    return seen;
  };
  const key: Keys['key'] = async (...keys) => {
    for (const one of keys) await page.keyboard.press(one);
  };
  return {
    faults,
    reach,
    reachFigures: () => tabTo(page.locator('[data-token][tabindex="0"]')),
    key,
    press: async (name, pressed = 'Enter') => {
      await reach(name);
      await key(pressed);
    },
  };
}

/** Functions that run inside the page: each is sent as text, so none may use anything from outside of itself. */

/** How a name is looked for: whole, or as the source of a regular expression. */
export interface Wanted {
  readonly name: string;
  readonly pattern: boolean;
}

/** The first visible control with that accessible name that takes taps; behind an open dialog nothing is found. */
export function findControl({ name, pattern }: Wanted): Element | null {
  const clean = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (control: Element): string => {
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    return clean(
      control.getAttribute('aria-label') ??
        (labels.length > 0 ? labels.map((label) => label.textContent).join(' ') : control.textContent),
    );
  };
  const fits = (text: string): boolean => (pattern ? new RegExp(name).test(text) : text === name);
  const dialogs = document.querySelectorAll('dialog[open]');
  const place = dialogs[dialogs.length - 1] ?? document;
  // A button at the foot of a new panel takes none for a moment (ui/clumsy-taps.ts).
  const takesTaps = (control: Element): boolean =>
    !control.closest('[inert]') && getComputedStyle(control).pointerEvents !== 'none';
  for (const control of place.querySelectorAll('button, a[href], input, summary, [role="button"]')) {
    if (control.getClientRects().length > 0 && fits(nameOf(control)) && takesTaps(control)) return control;
  }
  return null;
}

/** Whether these words can be seen or, in an accessible name, be heard. */
export function isThere({ name, pattern }: Wanted): boolean {
  const fits = (text: string): boolean => (pattern ? new RegExp(name).test(text) : text.includes(name));
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not there for a player.
  if (fits(document.body.innerText.replace(/\s+/g, ' '))) return true;
  return [...document.querySelectorAll('[aria-label]')].some(
    (element) => element.getClientRects().length > 0 && fits(element.getAttribute('aria-label') ?? ''),
  );
}

/** Begins to gather what goes wrong in this page. */
export function watchFaults(): void {
  const page = window as unknown as { faults?: string[] };
  if (page.faults) return;
  const faults: string[] = [];
  page.faults = faults;
  addEventListener('error', (event) => faults.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => faults.push(`rejection: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    faults.push(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
}

export const faultsOf = (): string[] => (window as unknown as { faults?: string[] }).faults ?? [];

/** Whether the service worker holds everything and this page belongs to it. */
export const isControlled = (): boolean => navigator.serviceWorker?.controller != null;

export const scrollSpare = (): [number, number] => [
  document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight,
];

export const fieldValue = (selector: string): string | null =>
  document.querySelector<HTMLInputElement>(selector)?.value ?? null;

export const hasElement = (selector: string): boolean => document.querySelector(selector) !== null;

export const linksOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

/**
 * The monkey's eyes and its choice. Runs inside the page: it sees what a player sees, and must hold on to
 * nothing outside of itself.
 */

/** What the monkey does next; `name` is how a player would call the thing it does it to. */
export type Choice = { readonly name: string; readonly x: number; readonly y: number } & (
  | { readonly do: 'tap' }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'pick' }
  | { readonly do: 'drag'; readonly toX: number; readonly toY: number }
);

export interface Look {
  readonly seed: number;
  readonly step: number;
  /** Names that were chosen before and how often: what is new is more tempting. */
  readonly before: Readonly<Record<string, number>>;
  readonly texts: readonly string[];
}

/** For `page.evaluate`: what to do now, or null when nothing on the screen can be tapped. */
export function choose({ seed, step, before, texts }: Look): Choice | null {
  const CONTROLS =
    'button, a[href], input, textarea, select, summary, [role=button], [role=switch], [role=radio], [role=tab], [role=application], [tabindex="0"]';

  /** A number in 0…1 that belongs to this seed, step and text (FNV-1a and a finish). */
  const chance = (text: string): number => {
    let hash = 2166136261;
    for (const char of `${seed} ${step} ${text}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  };

  const nameOf = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const text =
      element.getAttribute('aria-label') ?? (labels?.[0]?.textContent || element.textContent || element.id);
    return `${element.tagName.toLowerCase()} ${text}`.replace(/\s+/g, ' ').trim().slice(0, 80);
  };

  /** Whether a tap at a point of the element reaches it; null when it is not on the screen or covered. */
  const pointOf = (element: Element): { x: number; y: number } | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Beside the middle, too: a pane of glass or a wrapped link may be hollow there.
    for (const [u, v] of [
      [0.5, 0.5],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.25],
      [0.5, 0.75],
    ] as const) {
      const [x, y] = [Math.round(left + width * u), Math.round(top + height * v)];
      const there = document.elementFromPoint(x, y);
      if (there && (there === element || element.contains(there))) return { x, y };
      const label = there?.closest('label');
      if (label && element instanceof HTMLInputElement && label.control === element) return { x, y };
    }
    return null;
  };

  /** How much a control tempts: what moves the game on most, what leaves the table least. */
  const temptation = (element: Element, name: string): number => {
    const matches = (selector: string): boolean => element.closest(selector) !== null;
    const worth = matches('.table-guide, dialog > footer')
      ? 3
      : matches('dialog > header, .top-bar-tools > :nth-child(-n + 2)')
        ? 2
        : element.matches('a[href]') || element.querySelector('.lucide-trash-2, .lucide-copy, .lucide-plus')
          ? 0.3
          : matches('.top-bar')
            ? 0.3
            : 1;
    return worth / (1 + (before[name] ?? 0));
  };

  const seen = new Map<string, number>();
  // What lies under an open sheet cannot be tapped.
  const stage = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const tempting = [...stage.querySelectorAll(CONTROLS)]
    .filter((element) => {
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
      if (element.matches(':disabled, [inert] *, [aria-hidden=true] *, [tabindex="-1"]:not(button)'))
        return false;
      return element.checkVisibility({ visibilityProperty: true });
    })
    .map((element) => {
      const name = nameOf(element);
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      // The best of these numbers wins (Efraimidis and Spirakis). One control more or less on the screen
      // then changes the choice only when it is itself the choice.
      const score = chance(`${name} ${nth}`) ** (1 / temptation(element, name));
      return { element, name, score };
    })
    .sort((a, b) => b.score - a.score);

  for (const { element, name } of tempting) {
    let point = pointOf(element);
    if (!point) {
      // Players scroll to what they want to tap.
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      point = pointOf(element);
    }
    if (!point) continue;
    const luck = chance(`what to do with ${name}`);
    if (element instanceof HTMLSelectElement) {
      const option = element.options[Math.floor(luck * element.options.length)];
      if (!option) continue;
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(element, option.value);
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return { do: 'pick', name: `${name} → ${option.text}`, ...point };
    }
    const writable =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !/^(checkbox|radio|range|file|button)$/.test(element.type));
    if (writable) return { do: 'type', name, ...point, text: texts[Math.floor(luck * texts.length)]! };
    // Whatever lies on a mat may be pushed about, and so may the mat.
    if (luck < 0.4 && element.closest('[data-token], [role=application]')) {
      const far = (axis: string): number => Math.round((chance(`${axis} ${name}`) - 0.5) * 300);
      return { do: 'drag', name, ...point, toX: point.x + far('x'), toY: point.y + far('y') };
    }
    return { do: 'tap', name, ...point };
  }
  return null;
}

/**
 * The arrows on the choices of a question (`RadioGroup`). They go round and only look; Space or Enter chooses,
 * because a choice can be an entry of the log, and nobody should write those by passing over them. One listener
 * for the page, which comes behind the first view.
 */

/** How far each key walks. */
const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const here = event.target;
  if (!step || !(here instanceof HTMLElement) || here.getAttribute('role') !== 'radio') return;
  const radios = [
    ...(here.closest('[role="radiogroup"]')?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []),
  ];
  event.preventDefault();
  event.stopPropagation();
  radios.at((radios.indexOf(here) + step) % radios.length)?.focus();
}

/** Begins to listen on a page, before any sheet or board does; returns how to stop. */
export function radioKeys(page: Document): () => void {
  page.addEventListener('keydown', walk, true);
  return () => page.removeEventListener('keydown', walk, true);
}

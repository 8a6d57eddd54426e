/** Somebody at the table: waits until something is there, and taps. */
import type { Session } from './engine.ts';
import { faultsOf, findControl, hasElement, isThere, type Wanted, watchFaults } from './in-page.ts';

/** How long a player waits for anything, in ms. */
const PATIENCE = 15_000;

export type Words = string | RegExp;

const wanted = (words: Words): Wanted =>
  typeof words === 'string' ? { name: words, pattern: false } : { name: words.source, pattern: true };

/** Asks until the answer is yes. @throws when patience ends */
async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

export interface Player {
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Taps the first visible control of that name. */
  readonly tap: (name: Words) => Promise<void>;
  readonly sees: (words: Words) => Promise<void>;
  readonly finds: (selector: string) => Promise<void>;
  readonly waits: (what: string, ask: () => Promise<boolean>) => Promise<void>;
  /** The last change is on the disk. */
  readonly saved: () => Promise<void>;
  readonly example: (game: string) => Promise<void>;
  /** @throws when anything went wrong in the page since it was opened */
  readonly noFaults: () => Promise<void>;
  readonly run: Session['run'];
}

export function player(session: Session, base: string): Player {
  const waits = until;
  const finds = (selector: string): Promise<void> => until(selector, () => session.run(hasElement, selector));
  const noFaults = async (): Promise<void> => {
    const faults = await session.run(faultsOf);
    if (faults.length > 0) throw new Error(faults.join('; '));
  };
  const open = async (path: string): Promise<void> => {
    await session.open(new URL(path, base).href);
    await session.run(watchFaults);
  };
  const tap = (name: Words): Promise<void> =>
    until(`to tap ${name}`, () => session.click(findControl, wanted(name)));
  const saved = (): Promise<void> => finds('[data-save="saved"]');
  return {
    open,
    reload: async () => {
      await noFaults();
      await session.reload();
      await session.run(watchFaults);
    },
    tap,
    sees: (words) => until(`to see ${words}`, () => session.run(isThere, wanted(words))),
    finds,
    waits,
    saved,
    example: async (game) => {
      await open('/');
      await tap(`Ejemplo de ${game}`);
      await saved();
    },
    noFaults,
    run: session.run,
  };
}

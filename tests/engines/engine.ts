/** What a journey needs of a browser, whatever its engine and its protocol. */

/** A fresh window that knows nothing of earlier ones. */
export interface Session {
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page; it may use nothing from outside of itself but its arguments. */
  readonly run: <A extends readonly unknown[], T>(
    task: (...given: A) => T,
    ...given: A
  ) => Promise<Awaited<T>>;
  /** Clicks where the element is that the function finds, as a finger would; false when it finds none. */
  readonly click: <A extends readonly unknown[]>(
    find: (...given: A) => Element | null,
    ...given: A
  ) => Promise<boolean>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Debian's package → the programs of which one must be there. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly session: () => Promise<Session>;
}

/** The window of a tablet in landscape. */
export const SIZE = { width: 1180, height: 820 };

/** A function and its arguments as text, for protocols that know only text. */
export const asText = (task: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${task}).apply(null, ${JSON.stringify(given)})`;

/** The languages of the app, and which one a reader wants. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

/** The first of the browser's languages that the app speaks; Spanish where it speaks none of them. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'es';
}

/**
 * The shape that a second language must have: the same keys, a sentence for a sentence, and a function of
 * the same parameters for a function. A missing key does not compile.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : T[K] extends object
        ? Translation<T[K]>
        : never;
};

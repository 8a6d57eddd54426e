/** Words that not every first view shows: each piece has a chunk of its own for each language. */
import { use } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './react.ts';

export interface Piece<T> {
  /** The same promise each time, so that React's `use` finds it again; a load that failed is tried again. */
  readonly load: (language: Language) => Promise<T>;
  /** Needs a Suspense boundary above. */
  readonly useWords: () => T;
}

export function piece<T>(loaders: Record<Language, () => Promise<{ readonly default: T }>>): Piece<T> {
  const loading = new Map<Language, Promise<T>>();
  const load = (language: Language): Promise<T> => {
    const promise = loading.get(language) ?? loaders[language]().then((module) => module.default);
    loading.set(language, promise);
    promise.catch(() => loading.delete(language));
    return promise;
  };
  return { load, useWords: () => use(load(useLanguage())) };
}

/** Words that not every first view shows: each piece has a chunk of its own for each language. */
import { use } from 'react';
import { later } from '../later/later.ts';
import { LANGUAGES, type Language } from './language.ts';
import { useLanguage } from './react.ts';

export interface Piece<T> {
  /** The same promise each time, so that React's `use` finds it again; a load that failed is tried again. */
  readonly load: (language: Language) => Promise<T>;
  /** Needs a `Wait` above. */
  readonly useWords: () => T;
}

export function piece<T>(loaders: Record<Language, () => Promise<{ readonly default: T }>>): Piece<T> {
  const parts = new Map(
    LANGUAGES.map((language) => [language, later(async () => (await loaders[language]()).default)]),
  );
  const load = (language: Language): Promise<T> => parts.get(language)!.load();
  return { load, useWords: () => use(load(useLanguage())) };
}

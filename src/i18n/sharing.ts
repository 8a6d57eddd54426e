/** The words for sharing and keeping, in a chunk of their own for each language. */
import { use } from 'react';
import type { Language, Translation } from './language.ts';
import { useLanguage } from './react.ts';
import type { SharingStrings } from './strings/sharing.en.ts';

export type Sharing = Translation<SharingStrings>;

const LOADERS: Record<Language, () => Promise<{ readonly default: Sharing }>> = {
  en: () => import('./strings/sharing.en.ts'),
  es: () => import('./strings/sharing.es.ts'),
};

/** One promise for each language, so that React's `use` finds the same one again. */
const loading = new Map<Language, Promise<Sharing>>();

export function loadSharing(language: Language): Promise<Sharing> {
  const known = loading.get(language);
  if (known) return known;
  const promise = LOADERS[language]().then((module) => module.default);
  loading.set(language, promise);
  promise.catch(() => loading.delete(language));
  return promise;
}

/** Needs a Suspense boundary above. */
export const useSharing = (): Sharing => use(loadSharing(useLanguage()));

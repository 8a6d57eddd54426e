/** The language in use and the shell's words in it. A language is loaded before it is switched to. */
import { createStore } from 'zustand/vanilla';
import type { Language, Translation } from './language.ts';
import type { SharedStrings } from './strings/en.ts';

export type Shared = Translation<SharedStrings>;

const LOADERS: Record<Language, () => Promise<{ readonly default: Shared }>> = {
  en: () => import('./strings/en.ts'),
  es: () => import('./strings/es.ts'),
};

export const shared = createStore<{ readonly language: Language; readonly strings: Shared | null }>(() => ({
  language: 'es',
  strings: null,
}));

/** Loads a language's words and switches to it; on a failed load the present one stays. */
export async function speak(language: Language): Promise<void> {
  const { default: strings } = await LOADERS[language]();
  shared.setState({ language, strings });
}

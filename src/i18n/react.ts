import { useStore } from 'zustand';
import type { Language } from './language.ts';
import { type Shared, shared } from './shared.ts';

export const useLanguage = (): Language => useStore(shared, (state) => state.language);

/** The shell's words. `main.tsx` loads a language before anything is drawn. */
export function useT(): Shared {
  const strings = useStore(shared, (state) => state.strings);
  if (!strings) throw new Error('a language must be loaded before the first screen');
  return strings;
}

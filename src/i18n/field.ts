/** The words of the field boards. */
import type { Translation } from './language.ts';
import { piece } from './piece.ts';
import { shared } from './shared.ts';
import type { FieldStrings } from './strings/field.en.ts';

export type FieldWords = Translation<FieldStrings>;

export const { load: loadFieldWords, useWords: useFieldWords } = piece<FieldWords>({
  en: () => import('./strings/field.en.ts'),
  es: () => import('./strings/field.es.ts'),
});

/** Fetches a board and its words beside each other. */
export async function withFieldWords<T>(load: () => Promise<T>): Promise<T> {
  // Failing, they are asked for again, and missed, where they are needed.
  const words = loadFieldWords(shared.getState().language).catch(() => null);
  const [board] = await Promise.all([load(), words]);
  return board;
}

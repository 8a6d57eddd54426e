/** The words of the field boards. */
import type { Translation } from './language.ts';
import { piece } from './piece.ts';
import type { FieldStrings } from './strings/field.en.ts';

export type FieldWords = Translation<FieldStrings>;

export const { load: loadFieldWords, useWords: useFieldWords } = piece<FieldWords>({
  en: () => import('./strings/field.en.ts'),
  es: () => import('./strings/field.es.ts'),
});

/** The words of home and of the sheets. */
import type { Translation } from './language.ts';
import { piece } from './piece.ts';
import type { SheetStrings } from './strings/sheets.en.ts';

export type SheetWords = Translation<SheetStrings>;

export const { load: loadSheetWords, useWords: useSheetWords } = piece<SheetWords>({
  en: () => import('./strings/sheets.en.ts'),
  es: () => import('./strings/sheets.es.ts'),
});

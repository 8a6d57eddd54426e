/** The words for sharing and keeping. */
import type { Translation } from './language.ts';
import { piece } from './piece.ts';
import type { SharingStrings } from './strings/sharing.en.ts';

export type Sharing = Translation<SharingStrings>;

export const { load: loadSharing, useWords: useSharing } = piece<Sharing>({
  en: () => import('./strings/sharing.en.ts'),
  es: () => import('./strings/sharing.es.ts'),
});

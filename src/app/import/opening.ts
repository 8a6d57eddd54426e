/** What somebody wants to open: the sheet itself, or a file that was dropped on the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Opening {
  readonly sheet: boolean;
  readonly file: File | null;
}

export const opening: StoreApi<Opening> = createStore(() => ({ sheet: false, file: null }) as Opening);

export const openSheet = (file: File | null = null): void => opening.setState({ sheet: true, file });
export const closeSheet = (): void => opening.setState({ sheet: false, file: null });

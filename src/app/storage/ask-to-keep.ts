/** Asking the browser to keep the tables for good: once, after the first action that is worth keeping. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sayOnce } from '../once.ts';

export type Kept = 'granted' | 'refused' | 'notAsked' | 'unsupported';

const kept: StoreApi<{ readonly answer: Kept }> = createStore(() => ({ answer: 'notAsked' as Kept }));

export const useStorageAnswer = (): Kept => useStore(kept, ({ answer }) => answer);

/** What the browser has promised so far, without asking it. */
export async function lookUp(): Promise<void> {
  if (!navigator.storage?.persisted) kept.setState({ answer: 'unsupported' });
  else if (await navigator.storage.persisted().catch(() => false)) kept.setState({ answer: 'granted' });
}

let asking: Promise<void> | null = null;

async function ask(): Promise<void> {
  await lookUp();
  if (kept.getState().answer !== 'notAsked') return;
  const granted = await navigator.storage.persist().catch(() => false);
  const answer: Kept = granted ? 'granted' : 'refused';
  kept.setState({ answer });
  await sayOnce('storage', answer, ({ keep }) => (granted ? keep.granted : keep.refusedNow));
}

/** Asks once a visit and shows the answer the first time that it is given. */
export function askToKeep(): Promise<void> {
  asking ??= ask().catch(() => {});
  return asking;
}

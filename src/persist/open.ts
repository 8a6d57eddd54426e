import { indexedStorage } from './indexed.ts';
import { memoryStorage } from './memory.ts';
import type { StoragePort } from './port.ts';

/** Some browsers never answer when storage is forbidden; after this many milliseconds play goes on without. */
const PATIENCE = 4_000;

/** The best storage this browser gives: its database, or memory with `kind: 'memory'`. Never rejects. */
export async function openStorage(): Promise<StoragePort> {
  try {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('no answer')), PATIENCE),
    );
    return await Promise.race([indexedStorage(), late]);
  } catch {
    return memoryStorage();
  }
}

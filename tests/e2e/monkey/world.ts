/**
 * A world in which the same seed plays the same taps: seeded randomness, and a count of what is still on its
 * way to the disk. Runs inside the page, before the app does, so it must hold on to nothing outside of itself.
 */

declare global {
  interface Window {
    /** Storage transactions that have neither finished nor failed. */
    openTransactions: number;
  }
}

/** For `addInitScript`. Every load gets randomness of its own: ids drawn twice would overwrite entries. */
export function seededWorld(seed: number): void {
  const loads = Number(sessionStorage.getItem('monkey-loads') ?? 0) + 1;
  sessionStorage.setItem('monkey-loads', String(loads));
  let state = (seed * 7919 + loads * 104729) >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = next;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) for (let i = 0; i < array.length; i += 1) array[i] = next() * 256;
    return array;
  };
  // A worker would begin its own work at a time of its own.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  // A dialog of the browser that waits for a person.
  window.print = () => {};
  window.openTransactions = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof transaction>) {
    const made = transaction.apply(this, args);
    window.openTransactions += 1;
    const ended = (): void => {
      window.openTransactions -= 1;
    };
    made.addEventListener('complete', ended);
    made.addEventListener('abort', ended);
    return made;
  } as typeof transaction;
}

/** Waits until storage is quiet and React has drawn what came of it. Timers stand still: messages do not. */
export async function settled(): Promise<void> {
  const turn = (): Promise<unknown> =>
    new Promise((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
  for (let quiet = 0, turns = 0; quiet < 4 && turns < 20_000; turns += 1) {
    await turn();
    quiet = window.openTransactions > 0 ? 0 : quiet + 1;
  }
}

/** The ids of all entries on the disk, of deleted tables too. */
export function storedEntries(): Promise<string[]> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('nervio');
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('entries').objectStore('entries').getAllKeys();
      reading.onerror = () => failed(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        done(reading.result.map((key) => String(key)));
      };
    };
  });
}

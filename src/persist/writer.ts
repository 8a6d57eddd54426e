/** The queue between a table and its storage: nothing waits, nothing is dropped, the status is honest. */

export type WriteStatus = 'saved' | 'saving' | 'failed';

export interface Writer {
  /** Starts a write at once; writes land in the order in which they were given. */
  readonly write: (job: () => Promise<void>) => void;
  /** Settles when everything given so far is written or has failed once more. */
  readonly flush: () => Promise<void>;
}

/** How long after a failed write the queue is tried again, in milliseconds. */
const RETRY = 10_000;

/** @param onStatus hears `saved` only after the storage said that the last write is done */
export function createWriter(onStatus: (status: WriteStatus) => void, retry = RETRY): Writer {
  const queue: (() => Promise<void>)[] = [];
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      try {
        await queue[0]!();
        queue.shift();
      } catch {
        onStatus('failed');
        timer = setTimeout(start, retry);
        return;
      }
    }
    onStatus('saved');
  };
  function start(): void {
    timer = null;
    running = drain().finally(() => {
      running = null;
    });
  }
  return {
    write: (job) => {
      queue.push(job);
      if (timer) clearTimeout(timer);
      onStatus('saving');
      if (!running) start();
    },
    flush: async () => {
      while (running) await running;
    },
  };
}

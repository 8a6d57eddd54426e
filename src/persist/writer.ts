/** The way from a table to its storage: nothing waits, nothing is dropped, the status is honest. */

export type WriteStatus = 'saved' | 'saving' | 'failed';

type Job = () => Promise<void>;

export interface Writer {
  /**
   * Starts a write at once, beside those that still run: storage keeps them in order. After a failure
   * further writes queue up behind the failed ones and are tried in their order.
   */
  readonly write: (job: Job) => void;
  /** Settles when nothing runs any more. */
  readonly flush: () => Promise<void>;
}

/** How long after a failed write the queue is tried again, in milliseconds. */
const RETRY = 10_000;

/** @param onStatus hears `saved` only after the storage said that everything given so far is written */
export function createWriter(onStatus: (status: WriteStatus) => void, retry = RETRY): Writer {
  const running = new Set<Promise<void>>();
  const failed: Job[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let draining = false;

  const settled = (): void => {
    if (running.size > 0 || draining) return;
    onStatus(failed.length === 0 ? 'saved' : 'failed');
    if (failed.length > 0 && !timer) timer = setTimeout(() => track(drain()), retry);
  };
  /** Follows a piece of work that never rejects. */
  function track(work: Promise<void>): void {
    const followed: Promise<void> = work.finally(() => {
      running.delete(followed);
      settled();
    });
    running.add(followed);
  }
  async function drain(): Promise<void> {
    timer = null;
    draining = true;
    try {
      while (failed.length > 0) {
        await failed[0]!();
        failed.shift();
      }
    } catch {
      // The one that failed again stays in front.
    } finally {
      draining = false;
    }
  }
  return {
    write: (job) => {
      onStatus('saving');
      if (failed.length === 0) {
        track(job().catch(() => void failed.push(job)));
        return;
      }
      failed.push(job);
      if (draining) return;
      if (timer) clearTimeout(timer);
      track(drain());
    },
    flush: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** What the tabs of one browser tell each other. Entries are news, not orders: each tab checks and merges them. */
import * as v from 'valibot';
import { type TableRecord, tableRecord } from './records.ts';

const NAME = 'nervio-tabs-1';

const table = v.pipe(v.string(), v.maxLength(64));

const message = v.variant('kind', [
  /** New entries of a table. */
  v.object({ kind: v.literal('entries'), table, entries: v.array(v.unknown()) }),
  /** The open roll of a table, or that there is none. */
  v.object({ kind: v.literal('draft'), table, draft: v.unknown() }),
  /** A tab has opened a table and names the last entry that it knows of each seat. */
  v.object({ kind: v.literal('hello'), table, known: v.record(v.string(), v.number()) }),
  /** A table was made, renamed, deleted or played on. */
  v.object({ kind: v.literal('record'), record: tableRecord }),
]);

export type TabMessage =
  | { readonly kind: 'entries'; readonly table: string; readonly entries: readonly unknown[] }
  | { readonly kind: 'draft'; readonly table: string; readonly draft: unknown }
  | { readonly kind: 'hello'; readonly table: string; readonly known: Readonly<Record<string, number>> }
  | { readonly kind: 'record'; readonly record: TableRecord };

export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Calls back for each message of another tab that can be understood; a newer tab may say more. */
  readonly listen: (heard: (message: TabMessage) => void) => void;
}

/**
 * Sends in order, right after the next picture: other tabs can wait for a moment, the finger here cannot. A page
 * that draws nothing sends at once, and one that goes away sends what still waits.
 */
function afterPicture(send: (message: TabMessage) => void): (message: TabMessage) => void {
  const waiting: TabMessage[] = [];
  const flush = (): void => waiting.splice(0).forEach(send);
  document.addEventListener('visibilitychange', flush);
  return (message) => {
    waiting.push(message);
    if (document.visibilityState === 'hidden') flush();
    else requestAnimationFrame(() => setTimeout(flush));
  };
}

/** A channel to the other tabs. */
export function openChannel(): TabChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    post: afterPicture((message) => channel.postMessage(message)),
    listen: (heard) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const parsed = v.safeParse(message, data);
        if (parsed.success) heard(parsed.output as TabMessage);
      }),
  };
}

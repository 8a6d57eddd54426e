/** Which open tables wait for dice, so that no update interrupts a roll, in this tab or in another. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyTable } from './library.ts';

/** The name under which a tab with an open roll holds a lock. */
const LOCK = 'nervio-open-roll';

export const openRolls: StoreApi<{ readonly tables: ReadonlySet<string> }> = createStore(() => ({
  tables: new Set<string>(),
}));

let release: (() => void) | null = null;

/** Holds a shared lock while a roll is open here, for other tabs to see. Plain http has no locks and no updates. */
function holdLock(wanted: boolean): void {
  if (!wanted) {
    release?.();
    release = null;
  } else if (!release && 'locks' in navigator) {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => {});
  }
}

/** Keeps `openRolls` in step with one table. */
export function watchRoll(table: AnyTable): void {
  const look = (): void => {
    const { tables } = openRolls.getState();
    const open = table.store.getState().pending !== null;
    if (open === tables.has(table.id)) return;
    const next = new Set(tables);
    if (open) next.add(table.id);
    else next.delete(table.id);
    openRolls.setState({ tables: next });
    holdLock(next.size > 0);
  };
  look();
  table.store.subscribe(look);
}

/** Whether a roll is open in any tab of this browser. */
export async function anyOpenRoll(): Promise<boolean> {
  if (openRolls.getState().tables.size > 0) return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === LOCK);
}

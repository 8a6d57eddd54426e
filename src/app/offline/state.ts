/** How far the service worker is, for the sheets that tell it. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Offline = 'offlineReady' | 'offlineNot' | 'offlineNever';

export const offline: StoreApi<{ readonly state: Offline; readonly waiting: ServiceWorker | null }> =
  createStore(() => ({
    // Plain http, as in a local network, has no service workers.
    state: ('serviceWorker' in navigator ? 'offlineNot' : 'offlineNever') as Offline,
    waiting: null as ServiceWorker | null,
  }));

export const useOffline = (): Offline => useStore(offline, ({ state }) => state);

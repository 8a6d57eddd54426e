/**
 * The service worker: registered after the page is drawn, and replaced only when somebody asks for it. The
 * plugin's own registration would reload every tab at once; here each tab waits until its roll is closed.
 */

import { sayOnce } from '../once.ts';
import { openRolls } from '../open-rolls.ts';
import { offline } from './state.ts';

/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_EVERY = 60 * 60_000;

async function sayReady(): Promise<void> {
  offline.setState({ state: 'offlineReady' });
  await sayOnce('offline', 'ready', ({ keep }) => keep.readyNow);
}

/** A worker that waits behind another is a new version; the first of all waits for nobody, though for a moment. */
const isNextVersion = (worker: ServiceWorker, { waiting, active }: ServiceWorkerRegistration): boolean =>
  worker === waiting && active !== null;

function follow(worker: ServiceWorker, registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (isNextVersion(worker, registration)) offline.setState({ waiting: worker });
    if (worker.state === 'activated') void sayReady();
  };
  worker.addEventListener('statechange', look);
  look();
}

/** Reloads once this tab waits for no dice: what is typed so far would survive, but must not flicker away. */
function reloadWhenQuiet(): void {
  const quiet = (): boolean => openRolls.getState().tables.size === 0;
  if (quiet()) location.reload();
  else openRolls.subscribe(() => quiet() && location.reload());
}

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // The first worker of a first visit takes over without a reload: the page is as new as it is.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) reloadWhenQuiet();
    controlled = true;
  });
  const base = import.meta.env.BASE_URL;
  const registration = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  if (registration.active) void sayReady();
  for (const worker of [registration.waiting, registration.installing])
    if (worker) follow(worker, registration);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) follow(registration.installing, registration);
  });
  setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY);
}

/** Lets the new version take over; every tab then reloads by itself. */
export const update = (): void => offline.getState().waiting?.postMessage({ type: 'SKIP_WAITING' });

/** Which service worker is a new version, and when the app may say that it is ready. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register.ts';
import { offline } from './state.ts';

vi.mock('../once.ts', () => ({ sayOnce: vi.fn(async () => {}) }));

class Worker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
}

let registration: Registration;

beforeEach(() => {
  registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
  offline.setState({ state: 'offlineNot', waiting: null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('given a first visit', () => {
  it('when the worker is installed and takes over, then the app is ready and nothing is new', async () => {
    const worker = new Worker();
    registration.installing = worker;
    await registerWorker();
    Object.assign(registration, { installing: null, waiting: worker });
    worker.become('installed');
    Object.assign(registration, { waiting: null, active: worker });
    worker.become('activating');
    worker.become('activated');
    expect(offline.getState()).toMatchObject({ state: 'offlineReady', waiting: null });
  });

  it('when the page meets the first worker in the moment that it waits, then it is followed', async () => {
    const worker = new Worker();
    worker.state = 'installed';
    registration.waiting = worker;
    await registerWorker();
    expect(offline.getState().waiting).toBeNull();
    Object.assign(registration, { waiting: null, active: worker });
    worker.become('activated');
    expect(offline.getState()).toMatchObject({ state: 'offlineReady', waiting: null });
  });

  it('when "installed" is told after the worker has taken over, then nothing is new', async () => {
    const worker = new Worker();
    registration.installing = worker;
    await registerWorker();
    Object.assign(registration, { installing: null, active: worker });
    worker.become('installed');
    expect(offline.getState().waiting).toBeNull();
  });
});

describe('given a worker that serves the page', () => {
  beforeEach(() => {
    registration.active = new Worker();
    registration.active.state = 'activated';
  });

  it('when another is installed behind it, then it is a new version', async () => {
    await registerWorker();
    expect(offline.getState()).toMatchObject({ state: 'offlineReady', waiting: null });
    const next = new Worker();
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: next });
    next.become('installed');
    expect(offline.getState().waiting).toBe(next);
  });

  it('when another waits already, then it is a new version', async () => {
    const next = new Worker();
    next.state = 'installed';
    registration.waiting = next;
    await registerWorker();
    expect(offline.getState().waiting).toBe(next);
  });
});

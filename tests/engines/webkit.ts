/** WebKit, the engine of Safari, as Debian builds it: by W3C WebDriver, on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { asText, type Engine, type Session, SIZE } from './engine.ts';
import { programOf } from './programs.ts';

/** The key under which WebDriver hands out an element, by its specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What the frame of the window takes away from the page, in px. */
const FRAME = { width: 0, height: 90 };

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A screen without a monitor; the server tells the number that was free. */
const openScreen = (): Promise<{ readonly process: ChildProcess; readonly display: string }> =>
  new Promise((resolve, reject) => {
    const screen = spawn(
      programOf(['Xvfb']),
      ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    screen.on('error', reject);
    screen.stdout.once('data', (number) =>
      resolve({ process: screen, display: `:${String(number).trim()}` }),
    );
  });

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: T & { readonly error?: string } };
  if (!response.ok) throw new Error(value.error ?? `WebDriver: ${response.status}`);
  return value;
}

/** What a click is told when the page was drawn again between the search and the finger. */
const MOVED = ['stale element reference', 'element not interactable', 'element click intercepted'];

const unlessMoved = (error: unknown): false => {
  if (error instanceof Error && MOVED.includes(error.message)) return false;
  throw error;
};

async function answering(base: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${base}/status`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function session(): Promise<Session> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn(programOf(['WebKitWebDriver']), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LANGUAGE: 'es_ES:es' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  await answering(base);
  const begun = await call<{
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  }>('POST', `${base}/session`, { capabilities: { alwaysMatch: {} } });
  const here = `${base}/session/${begun.sessionId}`;
  const execute = <T>(text: string): Promise<T> =>
    call('POST', `${here}/execute/sync`, { script: `return ${text}`, args: [] });
  await call('POST', `${here}/window/rect`, {
    width: SIZE.width + FRAME.width,
    height: SIZE.height + FRAME.height,
  });
  return {
    version: `WebKitGTK ${begun.capabilities.browserVersion}`,
    open: (url) => call('POST', `${here}/url`, { url }),
    reload: () => call('POST', `${here}/refresh`, {}),
    run: (task, ...given) => execute(asText(task, given)),
    click: async (find, ...given) => {
      const found = await execute<Record<string, string> | null>(asText(find, given));
      if (!found) return false;
      return call('POST', `${here}/element/${found[ELEMENT]}/click`, {}).then(() => true, unlessMoved);
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${here}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', here).catch(() => {});
      driver.kill();
      screen.process.kill();
    },
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  needs: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
  session,
};

/**
 * `npm run engines`: the journeys on WebKit and on Firefox, on the build in `dist/`. `npm run engines -- webkit link`
 * takes one engine only, and those journeys whose name has that word. A journey that fails leaves a picture in `test-results/`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Engine, Session } from './engine.ts';
import { firefox } from './firefox.ts';
import { JOURNEYS, type Journey, type Place } from './journeys.ts';
import { player } from './player.ts';
import { provide } from './programs.ts';
import { webkit } from './webkit.ts';

const PORT = process.env.PORT ?? '4175';
const BASE = `http://127.0.0.1:${PORT}`;

let server: ChildProcess | null = null;

async function startServer(): Promise<void> {
  server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(BASE).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nothing is served: is there a build in dist/ (npm run build)?');
}

/** Neither protocol can switch the network off, so the server goes away, as in a cellar. */
async function stopServer(): Promise<void> {
  const stopped = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill();
  await stopped;
}

async function travel(engine: Engine, journey: Journey): Promise<string | null> {
  const open: Session[] = [];
  const place: Place = {
    newPlayer: async () => {
      const session = await engine.session();
      open.push(session);
      return player(session, BASE);
    },
    network: { off: stopServer, on: startServer },
  };
  try {
    await journey.go(place);
    return null;
  } catch (error) {
    mkdirSync('test-results', { recursive: true });
    const name = `${engine.name} ${journey.name}`.replaceAll(/[^\p{L}\d]+/gu, '-').toLowerCase();
    const picture = await open
      .at(-1)
      ?.screenshot()
      .catch(() => null);
    if (picture) writeFileSync(`test-results/${name}.png`, picture);
    return error instanceof Error ? error.message : String(error);
  } finally {
    for (const session of open) await session.close();
  }
}

async function versionOf(engine: Engine): Promise<string> {
  const session = await engine.session();
  await session.close();
  return session.version;
}

/** @returns whether every journey arrived */
export async function main(): Promise<boolean> {
  const [, , , only, word = ''] = process.argv;
  const engines = [webkit, firefox].filter(({ name }) => !only || name.toLowerCase() === only);
  const journeys = JOURNEYS.filter(({ name }) => name.includes(word));
  provide(engines);
  await startServer();
  let failed = 0;
  try {
    for (const engine of engines) {
      console.log(`${engine.name}: ${await versionOf(engine)}`);
      for (const journey of journeys) {
        const started = Date.now();
        const fault = await travel(engine, journey);
        if (fault !== null) failed += 1;
        const seconds = ((Date.now() - started) / 1000).toFixed(1);
        console.log(
          `  ${fault === null ? '✓' : '✗'} ${journey.name} (${seconds} s)${fault ? `: ${fault}` : ''}`,
        );
      }
    }
  } finally {
    await stopServer();
  }
  return failed === 0;
}

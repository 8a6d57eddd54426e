/** A fresh build behind a real server, for what only a browser can measure. */
import { type ChildProcess, spawn } from 'node:child_process';
import { VITE, withFreshBuild } from './fresh-build.ts';

const PORT = 4175;
const ADDRESS = `http://127.0.0.1:${PORT}`;

async function answering(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(ADDRESS).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the preview does not answer');
}

/** Serves a fresh build while `work` runs on its address. */
export const withServedBuild = <T>(work: (address: string) => Promise<T>): Promise<T> =>
  withFreshBuild(async (folder) => {
    let server: ChildProcess | null = null;
    try {
      const args = [VITE, 'preview', '--outDir', folder, '--port', String(PORT), '--strictPort'];
      server = spawn(process.execPath, args, { stdio: 'ignore' });
      await answering();
      return await work(ADDRESS);
    } finally {
      server?.kill();
    }
  });

/** A fresh build behind a real server, for what only a browser can measure. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 4175;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const VITE = 'node_modules/vite/bin/vite.js';

async function answering(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(ADDRESS).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the preview does not answer');
}

/** Serves a fresh build from a temporary folder while `work` runs on its address. */
export async function withBuild<T>(work: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'nervio-build-'));
  let server: ChildProcess | null = null;
  try {
    spawnSync(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']);
    const args = [VITE, 'preview', '--outDir', folder, '--port', String(PORT), '--strictPort'];
    server = spawn(process.execPath, args, { stdio: 'ignore' });
    await answering();
    return await work(ADDRESS);
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A production build in a temporary folder, for benches that weigh it or play on it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const VITE = 'node_modules/vite/bin/vite.js';

/** A process of its own: here NODE_ENV is not production, and React would be built for development. */
function buildInto(folder: string): void {
  const args = [VITE, 'build', '--emptyOutDir', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the app does not build:\n${stderr}`);
}

/** Builds, works on the folder, and takes it away. */
export async function withFreshBuild<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'nervio-build-'));
  try {
    buildInto(folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

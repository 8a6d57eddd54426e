/** How the largest battle feels: the tap that kills, and a figure under the finger. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBattlefield } from './battlefield.ts';
import { type Figure, median } from './figure.ts';

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

/** Serves a fresh build from a temporary folder while `work` runs. */
async function withBuild<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'nervio-field-'));
  let server: ChildProcess | null = null;
  try {
    spawnSync(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']);
    const args = [VITE, 'preview', '--outDir', folder, '--port', String(PORT), '--strictPort'];
    server = spawn(process.execPath, args, { stdio: 'ignore' });
    await answering();
    return await work();
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function run(): Promise<Figure[]> {
  const { taps, frames } = await withBuild(() => measureBattlefield(ADDRESS));
  const p95 = frames[Math.floor(frames.length * 0.95)] ?? Number.NaN;
  return [
    {
      name: 'casualty tap to paint, 400 tokens, CPU ÷ 4, median',
      ...{ value: median(taps), unit: 'ms', target: 100, better: 'less' },
    },
    {
      name: 'frame while dragging, 400 tokens, CPU ÷ 4, p95',
      ...{ value: p95, unit: 'ms', target: 34, better: 'less' },
    },
  ];
}

/** Bytes over the wire, from a production build in a temporary folder. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { type Weights, weigh } from './weigh.ts';

const bytes = (name: string, value: number, target?: number): Figure => ({
  ...{ name, value: value / 1_000, unit: 'kB', better: 'less' },
  ...(target !== undefined && { target }),
});

function figuresOf({ home, tables, whole, fonts }: Weights): Figure[] {
  return [
    bytes('JS of home, gzip', home.js, 105),
    ...Object.entries(tables).map(([id, { js }]) => bytes(`JS of ${id} until it plays, gzip`, js, 130)),
    ...Object.entries(whole).map(([id, { js }]) => bytes(`JS of ${id} with all its sheets, gzip`, js)),
    bytes('CSS of home, gzip', home.css, 12),
    bytes('CSS of the heaviest table, gzip', Math.max(...Object.values(tables).map(({ css }) => css)), 12),
    bytes('fonts preloaded', fonts, 80),
  ];
}

/** A process of its own: here NODE_ENV is not production, and React would be built for development. */
function buildInto(folder: string): void {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the app does not build:\n${stderr}`);
}

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nervio-size-'));
  try {
    buildInto(folder);
    return figuresOf(weigh(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Bytes over the wire, from a production build in a temporary folder with its manifest. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { Figure } from './figure.ts';

/** What every screen of a ruleset needs besides home and the ruleset itself. */
const TABLE_PARTS = ['src/app/table/table-page.tsx', 'src/app/open-table.ts'];

interface Build {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The files that come at once with a chunk: itself, its static imports and their styles. */
function filesOf({ manifest }: Build, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk for ${key}`);
    if (seen.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
    filesOf({ manifest, folder: '' }, chunk.imports ?? [], seen);
  }
  return seen;
}

const gzipped = ({ folder }: Build, files: Iterable<string>, ending: string): number =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

/** The larger of two languages: every player loads one of them. */
const heavier = (built: Build, folder: string): string[] => {
  const both = ['en', 'es']
    .map((language) => `${folder}/strings/${language}.ts`)
    .filter((key) => built.manifest[key]);
  return both.toSorted((a, b) => size(built, b) - size(built, a)).slice(0, 1);
};

const size = (built: Build, key: string): number => gzipped(built, filesOf(built, [key]), '.js');

function preloadedFonts({ folder }: Build): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].reduce(
    (sum, [, file]) => sum + readFileSync(join(folder, file!)).length,
    0,
  );
}

const bytes = (name: string, value: number, target: number): Figure => ({
  name,
  value: value / 1_000,
  unit: 'kB',
  target,
  better: 'less',
});

function figuresOf(built: Build): Figure[] {
  const home = ['index.html', ...heavier(built, 'src/i18n')];
  const entries = Object.keys(built.manifest).filter((key) =>
    /^src\/rulesets\/(?!_)[^/]+\/index\.ts$/.test(key),
  );
  const routes = entries.map((key) => {
    const folder = key.replace('/index.ts', '');
    const keys = [...home, ...TABLE_PARTS, key, ...heavier(built, folder)];
    return { id: folder.split('/').at(-1)!, files: filesOf(built, keys) };
  });
  const homeFiles = filesOf(built, home);
  const heaviest = (ending: string) => Math.max(...routes.map(({ files }) => gzipped(built, files, ending)));
  return [
    bytes('JS of home, gzip', gzipped(built, homeFiles, '.js'), 105),
    ...routes.map(({ id, files }) => bytes(`JS of ${id} with home, gzip`, gzipped(built, files, '.js'), 130)),
    bytes('CSS of home, gzip', gzipped(built, homeFiles, '.css'), 12),
    bytes('CSS of the heaviest route, gzip', heaviest('.css'), 12),
    bytes('fonts preloaded', preloadedFonts(built), 80),
  ];
}

/** A process of its own: here NODE_ENV is not production, and React would be built for development. */
function buildInto(folder: string): void {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--manifest', '--emptyOutDir', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the app does not build:\n${stderr}`);
}

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nervio-size-'));
  try {
    buildInto(folder);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
    return figuresOf({ folder, manifest });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a page weighs over the wire: the files of a build that it needs, by the build's own manifest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

interface Built {
  readonly folder: string;
  readonly manifest: Manifest;
}

export interface Weight {
  readonly js: number;
  readonly css: number;
}

/** Bytes of every page, and of what the first page asks for in advance. */
export interface Weights {
  readonly home: Weight;
  /**
   * A table opened by its own address, until it can be played: all that is loaded before the first view of the
   * ruleset's example stands, with its own words, odds and reasons, and hears the taps.
   */
  readonly tables: Readonly<Record<string, Weight>>;
  /**
   * The same with what follows by itself: the app's dice, the words of the log, the panels that a tap may open,
   * and after a second the extras. A tap whose part is still on its way waits for it.
   */
  readonly soon: Readonly<Record<string, Weight>>;
  /** The same with every sheet and form of the ruleset in one language, which come when asked for. */
  readonly whole: Readonly<Record<string, Weight>>;
  readonly fonts: number;
}

const HOME = 'src/app/home/home.tsx';
const TABLE = ['src/app/table/table-page.tsx', 'src/app/open-table.ts'];

/** What the first view of a ruleset's example shows besides; for words the beginning of their names. */
const IN_FIRST_VIEW: Readonly<Record<string, readonly string[]>> = {
  'cursus-honorum': ['src/rulesets/cursus-honorum/screen/field-view.tsx', 'src/i18n/strings/field.'],
  stupidity: ['src/rulesets/stupidity/late-'],
};

/** What follows the first view of every table: dice, keys, doors to the sheets, and what every page has beside itself. */
const FOLLOWING = [
  ...['src/table/app-dice.ts', 'src/dice/typed-roll.tsx'],
  ...['src/app/table/table-sheets.tsx', 'src/app/every-page.tsx'],
];

/** The files that come at once with some chunks: themselves, their static imports and their styles. */
function filesOf(built: Built, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = built.manifest[key];
    if (!chunk) throw new Error(`the build has no chunk for ${key}`);
    if (seen.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
    filesOf(built, chunk.imports ?? [], seen);
  }
  return seen;
}

const gzipped = ({ folder }: Built, files: Iterable<string>, ending: string): number =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

const weightOf = (built: Built, keys: readonly string[]): Weight => {
  const files = filesOf(built, keys);
  return { js: gzipped(built, files, '.js'), css: gzipped(built, files, '.css') };
};

/** The larger of two languages: every player loads one of them. */
const heavier = (built: Built, name: string): string[] =>
  ['en', 'es']
    .map((language) => `${name}${language}.ts`)
    .filter((key) => built.manifest[key])
    .toSorted((a, b) => weightOf(built, [b]).js - weightOf(built, [a]).js)
    .slice(0, 1);

/** Everything of a ruleset that has a chunk of its own, apart from rule books and the other language. */
const lateParts = ({ manifest }: Built, folder: string): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(`${folder}/`) && !/\/(strings\/|late-)/.test(key));

function preloadedFonts(folder: string): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].reduce(
    (sum, [, file]) => sum + readFileSync(join(folder, file!)).length,
    0,
  );
}

const read = (folder: string): Built => ({
  folder,
  manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
});

/** What is loaded before the first view of a table stands. */
const first = (built: Built, id: string): string[] => [
  ...['index.html', ...heavier(built, 'src/i18n/strings/'), ...TABLE],
  ...[`src/rulesets/${id}/index.ts`, ...heavier(built, `src/rulesets/${id}/strings/`)],
  ...(IN_FIRST_VIEW[id] ?? []).flatMap((part) => (built.manifest[part] ? [part] : heavier(built, part))),
];

const soon = (built: Built, id: string): string[] => [
  ...[...first(built, id), ...FOLLOWING, ...heavier(built, 'src/i18n/strings/sheets.')],
  ...[...heavier(built, `src/rulesets/${id}/late-`), `src/rulesets/${id}/extras.ts`],
];

/** The files that the first view of a table needs, for a journey that gives it no others. */
export const firstFiles = (folder: string, id: string): ReadonlySet<string> => {
  const built = read(folder);
  return filesOf(built, first(built, id));
};

/** Weighs a build that was made with its manifest. */
export function weigh(folder: string): Weights {
  const built = read(folder);
  const ids = readdirSync('src/rulesets').filter((id) => built.manifest[`src/rulesets/${id}/index.ts`]);
  const each = (keys: (id: string) => string[]): Record<string, Weight> =>
    Object.fromEntries(ids.map((id) => [id, weightOf(built, keys(id))]));
  const home = [
    'index.html',
    HOME,
    ...['', 'sheets.'].flatMap((part) => heavier(built, `src/i18n/strings/${part}`)),
  ];
  return {
    home: weightOf(built, home),
    tables: each((id) => first(built, id)),
    soon: each((id) => soon(built, id)),
    whole: each((id) => [...soon(built, id), ...lateParts(built, `src/rulesets/${id}`)]),
    fonts: preloadedFonts(folder),
  };
}

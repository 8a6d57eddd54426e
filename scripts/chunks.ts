/**
 * What travels together. Left alone, the bundler makes some fifty files of a few hundred bytes for one table,
 * and small files compress badly. So there are four: the libraries, the shell that every page needs, the
 * table that every ruleset needs, and each ruleset's own part; and what follows the first view of a table by
 * itself is likewise in one for all and one for each. Who belongs where is read from the imports: a list kept
 * by hand grew wrong, and home loaded the whole table with it.
 *
 * Sheets, forms and whatever else is asked for later are in none of them: they stay chunks of their own.
 */

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

/**
 * Libraries of every page, with the frame of every icon and what fetches late parts. They change seldom, so
 * returning players keep them. Nothing in here may import what is not: the chunks would wait for each other.
 */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|zustand|valibot|idb|lucide-react\/dist\/esm(?!\/icons))\/|vite\/preload-helper/;

/** The app's dice with their hashes, which come behind the first view. */
const DICE = /node_modules\/@noble\/|\/src\/(kernel\/keyed-dice|table\/app-dice)\.ts/;

const FIRST_PAGE = ['src/app/app.tsx', 'src/app/library.ts', 'src/app/theme.ts', 'src/persist/open.ts'];
const HOME = ['src/app/home/home.tsx'];
const TABLE = ['src/app/table/table-page.tsx', 'src/app/open-table.ts'];

const root = fileURLToPath(new URL('..', import.meta.url));
const rulesets = readdirSync(`${root}src/rulesets`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => `src/rulesets/${entry.name}`);

/**
 * The icons that a module shows. Its import names the barrel of all of them, so they are told by name: the
 * barrel has a line `export { default as Undo2, … } from './icons/undo-2.mjs'` for each.
 */
function iconsOf(graph: ModuleGraph, id: string, imported: readonly string[]): string[] {
  const barrel = imported.find((one) => one.endsWith('/lucide-react.mjs'));
  const names = /import \{([^}]+)\} from ["']lucide-react["']/.exec(graph.getModuleInfo(id)?.code ?? '')?.[1];
  if (!barrel || !names) return [];
  const lines = graph.getModuleInfo(barrel)?.code ?? '';
  return names.split(',').flatMap((name) => {
    const line = new RegExp(
      `\\bdefault as ${name.trim().split(' ')[0]}\\b[^;]*?\\./(icons/[\\w-]+\\.mjs)`,
    ).exec(lines);
    return line ? [barrel.replace('lucide-react.mjs', line[1]!)] : [];
  });
}

/** Everything of ours that comes with some files at once, and the icons in it. */
function closureOf(graph: ModuleGraph, files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || !id.startsWith(`${root}src/`)) return;
    seen.add(id);
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    imported.forEach(visit);
    for (const icon of iconsOf(graph, id, imported)) seen.add(icon);
  };
  for (const file of files) visit(root + file);
  return seen;
}

const nameOf = (folder: string): string => basename(folder);
const ownOf = (folder: string, ids: Iterable<string>): string[] =>
  [...ids].filter((id) => id.startsWith(`${root}${folder}/`));

/** The chunk of each module that travels in company. */
function plan(graph: ModuleGraph): Map<string, string> {
  const chunkOf = new Map<string, string>();
  const put = (chunk: string, ids: Iterable<string>): void => {
    for (const id of ids) if (!chunkOf.has(id)) chunkOf.set(id, chunk);
  };
  const table = closureOf(graph, TABLE);
  const firsts = rulesets.map((folder) => ({ folder, first: closureOf(graph, [`${folder}/index.ts`]) }));
  const uses = firsts.flatMap(({ first }) => [...first]);
  const home = [...closureOf(graph, HOME)];
  put('shell', closureOf(graph, FIRST_PAGE));
  put(
    'shell',
    home.filter((id) => table.has(id) || uses.includes(id)),
  );
  put('table', table);
  for (const id of new Set(uses)) {
    const users = firsts.filter(({ first }) => first.has(id)).map(({ folder }) => nameOf(folder));
    // What most rulesets show at once, the others will want soon; what two show is theirs.
    if (users.length > 1) put(users.length > 2 ? 'table' : users.join('+'), [id]);
  }
  // What follows the first view: what both languages have in common; their words stay chunks of their own.
  const lates = rulesets.map((folder) => {
    const [es, en] = ['es', 'en'].map((language) => closureOf(graph, [`${folder}/late-${language}.ts`]));
    return { folder, late: [...es!].filter((id) => en!.has(id)) };
  });
  // Plain parts that one shows at once and others soon after: a chunk that brings nothing else with it.
  const soon = lates.flatMap(({ folder, late }) => late.map((id) => ({ folder, id })));
  const shared = (folder: string, id: string): boolean =>
    soon.some((one) => one.id === id && one.folder !== folder);
  for (const { folder, first } of firsts) {
    const name = nameOf(folder);
    put(name, ownOf(folder, first));
    put(
      `${name}-plain`,
      [...first].filter((id) => shared(folder, id)),
    );
    // What it alone shows at once of the icons and plain parts. Sheets of others may show them too, and then
    // load these and not the ruleset.
    put(`${name}-parts`, first);
  }
  for (const { folder, late } of lates) put(`${nameOf(folder)}-late`, ownOf(folder, late));
  // Plain parts in one for all: sheets show them too, and must not load the panels of another ruleset.
  for (const { late } of lates) put('table-late', late);
  return chunkOf;
}

/** The graph does not change while chunks are made, so the plan is made once for each build. */
const plans = new WeakMap<ModuleGraph, Map<string, string>>();

function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (VENDOR.test(id)) return 'vendor';
  if (DICE.test(id)) return 'app-dice';
  const known = plans.get(graph) ?? plan(graph);
  plans.set(graph, known);
  return known.get(id) ?? null;
}

export const chunks = {
  groups: [{ name: chunkOf, debugName: 'rooms' }],
  includeDependenciesRecursively: false,
};

/** Stops a build whose chunks wait for each other: whatever is used on loading would not be there yet. */
export const noCycles = (): Plugin => ({
  name: 'no-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const visit = (name: string, path: readonly string[]): void => {
      if (path.includes(name)) this.error(`chunks wait for each other: ${[...path, name].join(' → ')}`);
      const chunk = bundle[name];
      if (done.has(name) || chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) visit(next, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
});

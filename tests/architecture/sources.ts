/** The files of the app as the architecture tests see them. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Source {
  /** From the root of the repository, with forward slashes: `src/kernel/dice.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Every file under a folder of the repository, by path. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .sort();

export const isModule = (path: string): boolean => /\.(ts|tsx)$/.test(path);

export const isTest = (path: string): boolean =>
  path.startsWith('tests/') || /\.test\.tsx?$/.test(path) || /^src\/rulesets\/[^/]+\/tests\//.test(path);

export const modulesUnder = (folder: string): Source[] =>
  filesUnder(folder)
    .filter(isModule)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

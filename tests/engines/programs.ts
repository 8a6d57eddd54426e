/** The browsers themselves: found in PATH, or installed from Debian's packages where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from './engine.ts';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const search = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isProgram);

/** The first of these programs that there is. @throws when there is none */
export function programOf(names: readonly string[]): string {
  const found = search(names);
  if (!found) throw new Error(`not installed: ${names.join(' or ')}`);
  return found;
}

const missingPackages = (engines: readonly Engine[]): string[] =>
  engines
    .flatMap(({ needs }) => Object.entries(needs))
    .filter(([, programs]) => !search(programs))
    .map(([name]) => name);

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs what is missing on Debian when run by root. @throws with what to do when something still is */
export function provide(engines: readonly Engine[]): void {
  const missing = missingPackages(engines);
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing);
  }
  const still = missingPackages(engines);
  if (still.length === 0) return;
  throw new Error(
    `Browsers are missing. On Debian or Ubuntu:  sudo apt-get install ${still.join(' ')}\nElsewhere this script does not run; every other test does.`,
  );
}

/** Finds a Chromium for the browser tests, or installs Debian's where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW_TO_GET_ONE = `No Chromium was found for the browser tests. Any one of these helps:
  - Debian, Ubuntu:  sudo apt-get install chromium
  - any system:      npx playwright install --with-deps chromium
  - already there:   set CHROMIUM_PATH to the program file`;

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function search() {
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (folder && isProgram(join(folder, name))) return join(folder, name);
    }
  }
  return [...PLACES, chromium.executablePath()].find(isProgram) ?? null;
}

/** Debian's packages, the small one first. It needs root; output goes to the screen. */
function installOnDebian() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log('No Chromium yet: installing it with apt-get');
  apt('update');
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  if (!install('chromium-headless-shell')) install('chromium');
}

/** The program file of a Chromium. @throws with what to do when there is none */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isProgram(wanted)) throw new Error(`CHROMIUM_PATH is not a program file: ${wanted}`);
  if (wanted) return wanted;
  const there = search();
  if (there) return there;
  installOnDebian();
  const now = search();
  if (!now) throw new Error(HOW_TO_GET_ONE);
  return now;
}

/** Makes the files of a new ruleset from the template: the part of `new-ruleset` that a test can run. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RULESETS = join('src', 'rulesets');
const CASES = join('tests', 'cases');
const LONGEST_ID = 30;

const casesOf = (id) => join(CASES, `${id}.cases.json`);

/** Addresses that the build itself needs. */
const TAKEN_BY_THE_APP = ['assets'];

/** @throws with a sentence for whoever typed the id */
function checkId(root, id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(
      `"${id}" cannot be an id: use small letters, digits and single dashes, such as "night-raid".`,
    );
  if (id.length > LONGEST_ID) throw new Error(`"${id}" is too long: use at most ${LONGEST_ID} characters.`);
  if (TAKEN_BY_THE_APP.includes(id))
    throw new Error(`"${id}" is an address of the app itself: choose another id.`);
  for (const path of [join(RULESETS, id), casesOf(id)])
    if (existsSync(join(root, path)))
      throw new Error(`There is already ${path}: choose another id or remove it.`);
}

/** "night-raid" becomes "Night raid". */
const titleOf = (id) => id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ');

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The letters before the numbers of each ruleset's rules. */
function takenPrefixes(root) {
  const texts = filesUnder(join(root, RULESETS))
    .filter((path) => path.includes('rule-book'))
    .map((path) => readFileSync(path, 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/['"`]([A-Z]{2,4})-\d/g)].map((match) => match[1])),
  );
}

/** The initials of the id, or its first letters; the next letter of the alphabet where both are taken. */
function prefixFor(root, id) {
  const taken = takenPrefixes(root);
  const letters = id.replace(/[^a-z]/g, '').toUpperCase();
  const initials = id
    .match(/\b[a-z]/g)
    .join('')
    .toUpperCase()
    .slice(0, 3);
  const first = letters[0];
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const candidates = [
    initials,
    letters.slice(0, 2),
    letters.slice(0, 3),
    ...alphabet.map((other) => first + other),
  ];
  const free = candidates.find((prefix) => prefix.length >= 2 && !taken.has(prefix));
  if (!free) throw new Error(`Every short prefix for the rules of "${id}" is taken: choose another id.`);
  return free;
}

/** One more than the highest place on the home screen; folders with an underscore have none. */
function nextOrder(root) {
  const orders = readdirSync(join(root, RULESETS)).map((name) => {
    const manifest = join(root, RULESETS, name, 'manifest.ts');
    if (name.startsWith('_') || !existsSync(manifest)) return 0;
    return Number(/^ {2}order: (\d+),$/m.exec(readFileSync(manifest, 'utf8'))?.[1] ?? 0);
  });
  return Math.max(...orders) + 1;
}

/** Replaces what must be there: a template that has changed its form fails here, not in the new ruleset. */
function swap(text, pattern, replacement, what) {
  if (!pattern.test(text))
    throw new Error(`The template has no ${what} any more: mend scripts/ruleset-from-template.mjs.`);
  return text.replace(pattern, replacement);
}

function dressManifest(text, title, order) {
  const out = swap(text, /^ {2}order: \d+,$/m, `  order: ${order},`, '"order" in its manifest');
  return swap(
    out,
    /^ {2}title: \{[^}]*\},$/m,
    `  title: { es: '${title}', en: '${title}' },`,
    '"title" in its manifest',
  );
}

/**
 * Copies the template and gives it the names of the new ruleset.
 * @param root the repository
 * @returns what was made, for the message
 * @throws with a plain sentence when the id cannot be used; nothing is written then
 */
export function createRuleset(root, id) {
  checkId(root, id);
  const [title, prefix, order] = [titleOf(id), prefixFor(root, id), nextOrder(root)];
  const folder = join(RULESETS, id);
  const template = join(root, RULESETS, '_template');
  const templatePrefix = 'TP';
  const rename = (text) =>
    text.replaceAll('_template', id).replace(new RegExp(`\\b${templatePrefix}-(?=C?\\d)`, 'g'), `${prefix}-`);
  const texts = filesUnder(template).map((path) => {
    const text = rename(readFileSync(path, 'utf8'));
    const inside = path.slice(template.length + 1);
    return [join(root, folder, inside), inside === 'manifest.ts' ? dressManifest(text, title, order) : text];
  });
  const cases = rename(readFileSync(join(root, casesOf('_template')), 'utf8'));
  // Everything is known to fit before the first file is written.
  cpSync(template, join(root, folder), { recursive: true });
  for (const [path, text] of texts) writeFileSync(path, text);
  writeFileSync(join(root, casesOf(id)), cases);
  return { id, title, prefix, order, folder, cases: casesOf(id) };
}

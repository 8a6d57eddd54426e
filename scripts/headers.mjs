/** Reads `public/_headers`, the form in which Netlify and Cloudflare Pages take headers. */
import { readFileSync } from 'node:fs';

const FILE = new URL('../public/_headers', import.meta.url);

/** Rules in the order of the file: a path, in which `*` stands for anything, and its headers. */
function rules() {
  const found = [];
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const header = /^\s+([A-Za-z-]+):\s*(.+)$/.exec(line);
    if (header) found.at(-1)?.headers.push([header[1], header[2].trim()]);
    else if (line.startsWith('/')) found.push({ path: line.trim(), headers: [] });
  }
  return found;
}

const fits = (pattern, path) =>
  new RegExp(`^${pattern.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);

/** The headers for a path of the site, later rules over earlier ones. */
export const headersFor = (path) =>
  Object.fromEntries(
    rules()
      .filter((rule) => fits(rule.path, path))
      .flatMap((rule) => rule.headers),
  );

/** The content-security policy of every page. */
export const contentPolicy = () => headersFor('/')['Content-Security-Policy'];

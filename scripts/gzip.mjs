/** What a host does to text on its way: compressed once, kept in memory, sent to browsers that take it. */
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A Connect middleware over the files of a folder; whatever it does not know it leaves to the next one. */
export function gzip(folder, pathOf) {
  const known = new Map();
  const compressed = (file) => {
    const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined) return null;
    const kept = known.get(file);
    if (kept?.stamp === stamp) return kept.bytes;
    const bytes = gzipSync(readFileSync(file));
    known.set(file, { stamp, bytes });
    return bytes;
  };
  return (request, response, next) => {
    const path = pathOf(request);
    const type = TYPES[extname(path)];
    const plain = /^\/(?:[\w-]+\/)*[\w.-]+$/.test(path);
    if (!type || !plain || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return next();
    const bytes = compressed(join(folder, path));
    if (!bytes) return next();
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

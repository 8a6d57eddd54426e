/** A host of plain files, as dumb as they come: its folder can be changed while it runs. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticServer {
  readonly url: string;
  serve: (folder: string) => void;
  readonly close: () => Promise<void>;
}

/** Serves `folder` under `base`; what is no file gets 404.html with the status 404, as on GitHub Pages. */
export async function staticServer(folder: string, base = '/'): Promise<StaticServer> {
  let root = folder;
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]!);
    const inside = path.startsWith(base) ? path.slice(base.length) : '404.html';
    const file = join(root, inside === '' ? 'index.html' : inside);
    const found = existsSync(file) && statSync(file).isFile();
    const served = found ? file : join(root, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(served)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    response.end(readFileSync(served));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    serve: (next) => {
      root = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

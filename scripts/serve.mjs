/**
 * Serves the build in `dist/` by Vite's preview server: deep links fall back to index.html, and the
 * addresses for this device and for others in the local network are printed. HOST and PORT change where.
 */
import { existsSync } from 'node:fs';
import { preview } from 'vite';

/**
 * Files under /assets carry a hash of their content in the name, so a browser may keep them for good. One
 * that an older page asks for and that is gone must not fall back to index.html: it would be kept as well.
 */
const keepHashedFiles = {
  name: 'keep-hashed-files',
  configurePreviewServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '/').split('?')[0];
      const hashed = path.startsWith('/assets/');
      if (hashed && !(/^\/assets\/[\w.-]+$/.test(path) && existsSync(`dist${path}`))) {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
        return;
      }
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      next();
    });
  },
};

const server = await preview({
  plugins: [keepHashedFiles],
  preview: { host: process.env.HOST ?? '0.0.0.0', port: Number(process.env.PORT ?? 4173), strictPort: true },
});
server.printUrls();

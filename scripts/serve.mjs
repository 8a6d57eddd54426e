/**
 * Serves the build in `dist/` by Vite's preview server: deep links fall back to index.html, and the
 * addresses for this device and for others in the local network are printed. HOST and PORT change where;
 * HTTPS=1 serves by HTTP/2 with a certificate of its own.
 */
import { existsSync } from 'node:fs';
import basicSsl from '@vitejs/plugin-basic-ssl';
import { preview } from 'vite';
import { gzip } from './gzip.mjs';
import { headersFor } from './headers.mjs';

/**
 * Sends the headers of `public/_headers`, as a host would. Files under /assets carry a hash of their content
 * in the name; one that an older page asks for and that is gone must not fall back to index.html, because a
 * browser would keep it for good.
 */
const asHosted = {
  name: 'as-hosted',
  configurePreviewServer(server) {
    const { base } = server.config;
    const pathOf = (request) => `/${(request.url ?? '/').split('?')[0].replace(base, '')}`;
    server.middlewares.use((request, response, next) => {
      const path = pathOf(request);
      const hashed = path.startsWith('/assets/');
      if (hashed && !(/^\/assets\/[\w.-]+$/.test(path) && existsSync(`dist${path}`))) {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
        return;
      }
      const headers = { 'Cache-Control': 'no-cache', ...headersFor(path) };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      next();
    });
    server.middlewares.use(gzip('dist', pathOf));
  },
};

const server = await preview({
  plugins: [asHosted, process.env.HTTPS && basicSsl()],
  preview: { host: process.env.HOST ?? '0.0.0.0', port: Number(process.env.PORT ?? 4173), strictPort: true },
});
server.printUrls();

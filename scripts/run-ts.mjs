/**
 * Runs `main()` of a TypeScript file through Vite, with import.meta.glob at hand; exits 1 when it says false.
 * Vite stays open until `main()` has ended, because what it loads on the way goes through Vite too.
 */
import { resolve } from 'node:path';
import { createServer } from 'vite';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: node scripts/run-ts.mjs <file.ts>');

/** Styles need a browser; screens are loaded here for their code alone. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  plugins: [withoutStyles],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { main } = await vite.ssrLoadModule(resolve(file));
  if ((await main()) === false) process.exitCode = 1;
} finally {
  await vite.close();
}

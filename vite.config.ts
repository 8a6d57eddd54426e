import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { chunks, noCycles } from './scripts/chunks.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { pwaOptions } from './scripts/pwa.ts';
import { staticHost } from './scripts/static-host.ts';

/** Where the app lies on its host, such as `/nervio/`; the root unless BASE_PATH says otherwise. */
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/');

/** One file for the build and for the tests, so that both see the same world. */
export default defineConfig({
  base,
  // Tests have no use for a service worker.
  plugins: [
    react(),
    tailwindcss(),
    leanRouter(),
    staticHost(),
    noCycles(),
    !process.env.VITEST && VitePWA(pwaOptions()),
  ],
  build: {
    // The floor that public/floor.js tells older browsers about: styles are rewritten for it as well.
    target: ['es2022', 'safari16.4', 'chrome111', 'firefox121'],
    sourcemap: false,
    // Tells tests/bench/weigh.ts which files belong together.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: { port: 5173, strictPort: true, host: '127.0.0.1' },
  preview: { port: 4173, strictPort: true, host: '127.0.0.1' },
  test: {
    restoreMocks: true,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'tests/{cases,recorded,contract,properties,architecture}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
});

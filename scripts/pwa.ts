/** The installable app: its web manifest with a shortcut to each ruleset, and what is kept for offline use. */
import { readdirSync, readFileSync } from 'node:fs';
import type { VitePWAOptions } from 'vite-plugin-pwa';

interface Tile {
  readonly id: string;
  readonly order: number;
  readonly title: string;
}

const ICON_192 = { src: 'icon-192.png', sizes: '192x192', type: 'image/png' };

/** Reads what the shortcuts need out of the text of a ruleset's manifest, without running it. */
function tileOf(folder: string): Tile {
  const text = readFileSync(new URL(`../src/rulesets/${folder}/manifest.ts`, import.meta.url), 'utf8');
  const order = /\border: (\d+)/.exec(text)?.[1];
  const title = /\btitle: \{ es: '([^']+)'/.exec(text)?.[1];
  if (!order || !title) throw new Error(`${folder}/manifest.ts: no order or no Spanish title to be found`);
  return { id: folder, order: Number(order), title };
}

/** Rulesets in the order of the home screen; folders with an underscore are patterns to copy. */
const tiles = (): Tile[] =>
  readdirSync(new URL('../src/rulesets', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => tileOf(name))
    .sort((a, b) => a.order - b.order);

export const pwaOptions = (): Partial<VitePWAOptions> => ({
  // Never swap the app under a running game: src/app/offline asks first.
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    // Everything is relative to the manifest, so that the app may lie under any path.
    ...{ id: '.', start_url: '.', scope: '.', lang: 'es', dir: 'ltr' },
    ...{ name: 'Nervio', short_name: 'Nervio', display: 'standalone' },
    description: 'Para cuando tus miniaturas pierden el temple.',
    categories: ['games', 'utilities'],
    background_color: '#15110e',
    theme_color: '#15110e',
    icons: [
      ICON_192,
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: tiles().map(({ id, title }) => ({ name: title, url: `./${id}`, icons: [ICON_192] })),
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    globIgnores: ['404.html'],
    // Relative to the worker, as is everything that it keeps.
    navigateFallback: 'index.html',
    navigateFallbackDenylist: [/\/assets\//],
    cleanupOutdatedCaches: true,
    // Without it a first visit would not be controlled and could not go offline.
    clientsClaim: true,
    skipWaiting: false,
  },
});

/** What the shell knows of the ruleset before anything of it is loaded: its names, its colours, and where the rest is. */
import type { RulesetManifest } from '../contract.ts';

const manifest: RulesetManifest = {
  id: 'cursus-honorum',
  order: 1,
  title: { es: 'Cursus Honorum', en: 'Cursus Honorum' },
  look: {
    lamplight: { accent: '#d9a441', accentInk: '#2a1a02' },
    parchment: { accent: '#8a5a12', accentInk: '#fffdf6' },
  },
  load: () => import('./index.ts'),
};

export default manifest;

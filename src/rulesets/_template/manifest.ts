/** What the shell knows of the ruleset before anything of it is loaded: its names, its colours, and where the rest is. */
import type { RulesetManifest } from '../contract.ts';

const manifest: RulesetManifest = {
  id: '_template',
  order: 99,
  title: { es: 'Plantilla', en: 'Template' },
  look: {
    lamplight: { accent: '#d9a441', accentInk: '#1b1206' },
    parchment: { accent: '#8a5a0c', accentInk: '#fffdf6' },
  },
  load: () => import('./index.ts'),
};

export default manifest;

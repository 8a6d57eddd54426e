/** What the shell knows of the ruleset before anything of it is loaded: its names, its colours, and where the rest is. */
import type { RulesetManifest } from '../contract.ts';

const manifest: RulesetManifest = {
  id: 'bonds-and-heart',
  order: 4,
  title: { es: 'Lazos y corazón', en: 'Bonds and Heart' },
  look: {
    lamplight: {
      accent: '#f2c14e',
      accentInk: '#241a02',
      ground: '#0e1020',
      surface: '#15182e',
      raised: '#1e2240',
      line: '#343a66',
    },
    parchment: {
      accent: '#4f3591',
      accentInk: '#fffdf6',
      ground: '#e9e7f3',
      surface: '#f5f3fb',
      raised: '#fffefd',
      line: '#c6c1e0',
    },
  },
  load: () => import('./index.ts'),
};

export default manifest;

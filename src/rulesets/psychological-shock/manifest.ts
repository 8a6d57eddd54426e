/** What the shell knows of the ruleset before anything of it is loaded: its names, its colours, and where the rest is. */
import type { RulesetManifest } from '../contract.ts';

const manifest: RulesetManifest = {
  id: 'psychological-shock',
  order: 5,
  title: { es: 'Psychological Shock', en: 'Psychological Shock' },
  look: {
    lamplight: {
      accent: '#e0a458',
      accentInk: '#2c1a05',
      ground: '#15110e',
      surface: '#1e1914',
      raised: '#2a231c',
      line: '#43382c',
    },
    parchment: {
      accent: '#7c5212',
      accentInk: '#fffaf0',
      ground: '#efe6d3',
      surface: '#f8f1e2',
      raised: '#fffbf2',
      line: '#d3c2a0',
    },
  },
  load: () => import('./index.ts'),
};

export default manifest;

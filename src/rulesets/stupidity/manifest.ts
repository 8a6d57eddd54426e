/** What the shell knows of the ruleset before anything of it is loaded: its names, its colours, and where the rest is. */
import type { RulesetManifest } from '../contract.ts';

const manifest: RulesetManifest = {
  id: 'stupidity',
  order: 2,
  title: { es: 'Estupidez', en: 'Stupidity' },
  look: {
    lamplight: {
      accent: '#a9c95a',
      accentInk: '#14200a',
      ground: '#11150f',
      surface: '#181f15',
      raised: '#222b1d',
      line: '#38452f',
    },
    parchment: {
      accent: '#4b6a1c',
      accentInk: '#ffffff',
      ground: '#eceeda',
      surface: '#f7f8ea',
      raised: '#fdfef5',
      line: '#c6cda9',
    },
  },
  load: () => import('./index.ts'),
};

export default manifest;

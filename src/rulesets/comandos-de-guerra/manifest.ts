/** What the shell knows of the ruleset before anything of it is loaded: its names, its colours, and where the rest is. */
import type { RulesetManifest } from '../contract.ts';

const manifest: RulesetManifest = {
  id: 'comandos-de-guerra',
  order: 3,
  title: { es: 'Comandos de Guerra', en: 'Comandos de Guerra' },
  look: {
    lamplight: {
      accent: '#d98a4e',
      accentInk: '#1d0f04',
      ground: '#16130d',
      surface: '#1f1b13',
      raised: '#2b251a',
      line: '#453c2a',
    },
    parchment: {
      accent: '#8a4a1e',
      accentInk: '#fff8ec',
      ground: '#f1ead9',
      surface: '#fcf4e9',
      raised: '#fffdf6',
      line: '#d5c7a8',
    },
  },
  load: () => import('./index.ts'),
};

export default manifest;

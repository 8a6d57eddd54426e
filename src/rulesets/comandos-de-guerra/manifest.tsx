/** The eager part: the tile, the colours, and the way in. */
import { plural } from '../../i18n/format.ts';
import type { RulesetManifest } from '../contract.ts';

/** The d100 strip with its six grades and the marker of the roll. */

/** A parachute. */
const Glyph = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    aria-hidden="true"
  >
    <path d="M4 11a8 8 0 0 1 16 0zM4 11l8 10 8-10M12 11v10" />
  </svg>
);

const manifest: RulesetManifest = {
  id: 'comandos-de-guerra',
  order: 3,
  title: { es: 'Comandos de Guerra', en: 'Comandos de Guerra' },
  tagline: {
    es: 'Chequeos, disparos, persecuciones y moral con 1D100.',
    en: 'Checks, fire, chases and morale on 1D100.',
  },
  progress: {
    es: ({ round = 1, team = 0 }) =>
      `asalto ${round}, ${team} ${plural(Number(team), 'comando', 'comandos')}`,
    en: ({ round = 1, team = 0 }) =>
      `round ${round}, ${team} ${plural(Number(team), 'commando', 'commandos')}`,
  },
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
  tile: { background: 'linear-gradient(150deg,#e9dcc0,#b99a66)', ink: '#2a1d10' },
  Glyph,
  ruleBook: {
    es: () => import('./strings/rule-book.es.ts'),
    en: () => import('./strings/rule-book.en.ts'),
  },
  load: () => import('./index.ts'),
};

export default manifest;

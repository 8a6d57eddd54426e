/** What home knows of the ruleset; everything else is fetched when it is opened. */
import type { RulesetManifest } from '../contract.ts';

const Glyph = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M12 12c0-1.6 2.3-1.5 2.3.3 0 2.600-4.500 2.600-4.600-.4-.1-3.700 6-4.300 7-.3 1 4.500-6.600 6.700-9.400 2.200C5 9.100 10.200 4 15.300 6" />
  </svg>
);

const manifest: RulesetManifest = {
  id: 'stupidity',
  order: 2,
  title: { es: 'Estupidez', en: 'Stupidity' },
  tagline: {
    es: 'Warhammer 6.ª: quién chequea, cuánto avanza, quién pelea.',
    en: 'Warhammer 6th: who tests, how far it shambles, who fights.',
  },
  progress: {
    es: ({ turn, owed }) => `turno ${turn}${owed ? `, ${owed} por chequear` : ''}`,
    en: ({ turn, owed }) => `turn ${turn}${owed ? `, ${owed} to test` : ''}`,
  },
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
  tile: { background: 'linear-gradient(150deg,#55702f,#1b2413)', ink: '#f4ecdf' },
  Glyph,
  ruleBook: {
    es: () => import('./strings/rule-book.es.ts'),
    en: () => import('./strings/rule-book.en.ts'),
  },
  load: () => import('./index.ts'),
};

export default manifest;

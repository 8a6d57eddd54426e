/** All that the home screen needs of Psychological Shock. */
import type { Progress, RulesetManifest } from '../contract.ts';

/** Two stat cards, one of them turned sideways. */

const Glyph = () => (
  <svg
    viewBox="0 0 24 24"
    width="28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect x="2.500" y="3.500" width="8" height="12" rx="1.500" />
    <rect x="9.500" y="12.500" width="12" height="8" rx="1.500" />
    <path d="M16.500 3.500l-2 3h3l-2 3" />
  </svg>
);

const es = ({ turn, a, b, shocked }: Progress): string =>
  `turno ${turn}, ${a} contra ${b}${Number(shocked) > 0 ? `, ${shocked} en conmoción` : ''}`;
const en = ({ turn, a, b, shocked }: Progress): string =>
  `turn ${turn}, ${a} v ${b}${Number(shocked) > 0 ? `, ${shocked} in shock` : ''}`;

const manifest: RulesetManifest = {
  id: 'psychological-shock',
  order: 5,
  title: { es: 'Psychological Shock', en: 'Psychological Shock' },
  tagline: {
    es: '1-48TACTIC: quién se bloquea y cómo sale de ello.',
    en: '1-48TACTIC: who freezes, and how he pulls himself together.',
  },
  progress: { es, en },
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
  tile: { background: 'linear-gradient(150deg, #7c5a31, #231911)', ink: '#f4ecdf' },
  Glyph,
  ruleBook: {
    es: () => import('./strings/rule-book.es.ts'),
    en: () => import('./strings/rule-book.en.ts'),
  },
  load: () => import('./index.ts'),
};

export default manifest;

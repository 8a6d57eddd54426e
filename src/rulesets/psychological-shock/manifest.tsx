/** All that the home screen needs of Psychological Shock. */
import type { Progress, RulesetManifest } from '../contract.ts';

/** Two stat cards, one of them turned sideways. */
const Emblem = () => (
  <svg viewBox="0 0 150 100" width="150" height="100" style={{ right: 20, top: 26 }} aria-hidden="true">
    <rect x="10" y="6" width="54" height="76" rx="8" fill="#efe6d3" stroke="#0006" />
    <rect x="76" y="24" width="70" height="50" rx="8" fill="#cfc0a2" stroke="#ef6f4f" strokeWidth="3" />
    <path d="M19 18h28M19 26h18" stroke="#6a5a42" strokeWidth="4" strokeLinecap="round" />
    <g fill="none" stroke="#6a5a42" strokeWidth="2">
      <circle cx="22" cy="38" r="3.500" />
      <circle cx="33" cy="38" r="3.500" />
      <circle cx="44" cy="38" r="3.500" />
    </g>
    <g fontFamily="Alegreya Variable, serif" fontWeight="800" fill="#2a2117" textAnchor="middle">
      <text x="50" y="75" fontSize="24">
        3
      </text>
      <text x="90" y="62" fontSize="24" transform="rotate(90 90 60)">
        2
      </text>
    </g>
  </svg>
);

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
  Emblem,
  Glyph,
  ruleBook: {
    es: () => import('./strings/rule-book.es.ts'),
    en: () => import('./strings/rule-book.en.ts'),
  },
  load: () => import('./index.ts'),
};

export default manifest;

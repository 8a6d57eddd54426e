/** What home shows of the ruleset beside its drawing. */
import type { Progress, RulesetTile } from '../contract.ts';

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

const tile: RulesetTile = {
  tagline: {
    es: '1-48TACTIC: quién se bloquea y cómo se recupera.',
    en: '1-48TACTIC: who freezes, and how he pulls himself together.',
  },
  progress: { es, en },
  background: 'linear-gradient(150deg, #7c5a31, #231911)',
  ink: '#f4ecdf',
  Glyph,
};

export default tile;

/** What home shows of the ruleset beside its drawing. */
import type { RulesetTile } from '../contract.ts';

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
    <path d="M12 12c0-1.6 2.3-1.5 2.3.3 0 2.6-4.5 2.6-4.6-.4-.1-3.7 6-4.3 7-.3 1 4.5-6.6 6.7-9.4 2.2C5 9.1 10.2 4 15.3 6" />
  </svg>
);

const tile: RulesetTile = {
  tagline: {
    es: 'Warhammer 6.ª: quién chequea, cuánto avanza, quién pelea.',
    en: 'Warhammer 6th: who tests, how far it shambles, who fights.',
  },
  progress: {
    es: ({ turn, owed }) => `turno ${turn}${owed ? `, ${owed} por chequear` : ''}`,
    en: ({ turn, owed }) => `turn ${turn}${owed ? `, ${owed} to test` : ''}`,
  },
  background: 'linear-gradient(150deg,#55702f,#1b2413)',
  ink: '#f4ecdf',
  Glyph,
};

export default tile;

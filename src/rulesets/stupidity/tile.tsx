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
    <path d="M12 12c0-1.6 2.3-1.5 2.3.3 0 2.600-4.500 2.600-4.600-.4-.1-3.700 6-4.300 7-.3 1 4.500-6.600 6.700-9.400 2.200C5 9.100 10.200 4 15.300 6" />
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

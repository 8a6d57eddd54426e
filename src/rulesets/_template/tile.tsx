/** What home shows of the ruleset beside its drawing. */
import { plural } from '../../i18n/format.ts';
import type { RulesetTile } from '../contract.ts';

const tile: RulesetTile = {
  tagline: { es: 'Quién aguanta y quién no.', en: 'Who holds and who does not.' },
  progress: {
    es: ({ units }) => `${units} ${plural(Number(units), 'unidad', 'unidades')}`,
    en: ({ units }) => `${units} ${plural(Number(units), 'unit', 'units')}`,
  },
  background: 'linear-gradient(150deg, #6a5d48, #26201a)',
  ink: '#f4ecdf',
  Glyph: () => (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8" />
    </svg>
  ),
};

export default tile;

/** What home shows of the ruleset beside its drawing. */
import { plural } from '../../i18n/format.ts';
import type { RulesetTile } from '../contract.ts';

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

const tile: RulesetTile = {
  tagline: {
    es: 'Chequeos, disparos, persecuciones y moral con 1D100.',
    en: 'Checks, fire, chases and morale with a d100.',
  },
  progress: {
    es: ({ round = 1, team = 0 }) =>
      `asalto ${round}, ${team} ${plural(Number(team), 'comando', 'comandos')}`,
    en: ({ round = 1, team = 0 }) =>
      `round ${round}, ${team} ${plural(Number(team), 'commando', 'commandos')}`,
  },
  background: 'linear-gradient(150deg,#e9dcc0,#b99a66)',
  ink: '#2a1d10',
  Glyph,
};

export default tile;

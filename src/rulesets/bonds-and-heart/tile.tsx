/** What home shows of the ruleset beside its drawing. */
import { plural } from '../../i18n/format.ts';
import type { RulesetTile } from '../contract.ts';

const tile: RulesetTile = {
  tagline: {
    es: 'Luz y oscuridad, lazos y reclamos entre portadores.',
    en: 'Light and darkness, bonds and claims between bearers.',
  },
  progress: {
    es: ({ adventure, scene, combat, bearers }) =>
      adventure === 0
        ? `antes de jugar, ${bearers} ${plural(Number(bearers), 'portador/a', 'portadores')}`
        : `aventura ${adventure}, ${combat ? 'combate en la escena' : 'escena'} ${scene}`,
    en: ({ adventure, scene, combat, bearers }) =>
      adventure === 0
        ? `before play, ${bearers} ${plural(Number(bearers), 'bearer', 'bearers')}`
        : `adventure ${adventure}, ${combat ? 'combat in scene' : 'scene'} ${scene}`,
  },
  background: 'linear-gradient(150deg, #363c7c, #12142b)',
  ink: '#f4ecdf',
  Glyph: () => (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3.5-3 7-10 13z" />
      <path d="m12 6.5-2.5 5 4 2.5L12 21M9.5 11.5 3 12M13.5 14l6.5-1.5" />
    </svg>
  ),
};

export default tile;

/** What home shows of the ruleset beside its drawing. */
import type { Progress, RulesetTile } from '../contract.ts';

function Glyph() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden="true"
    >
      <path d="M12 3v18M7 6h10l-2 4H9zM8 21h8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const told =
  (turn: string, round: string, psychology: string) =>
  (progress: Progress): string => {
    const part =
      Number(progress.round) > 0
        ? `, ${round} ${progress.round}`
        : progress.phase === 'battle'
          ? ''
          : `, ${psychology}`;
    return `${turn} ${progress.turn}${part}`;
  };

const tile: RulesetTile = {
  tagline: {
    es: 'Desmoralización, huida, persecución y furia de dos ejércitos, personaje a personaje.',
    en: 'Demoralisation, flight, pursuit and fury of two armies, character by character.',
  },
  progress: { es: told('turno', 'tanda', 'psicología'), en: told('turn', 'round', 'psychology') },
  background: 'linear-gradient(160deg, #3f5a48, #1d2a22 55%, #2a1c14)',
  ink: '#f4ecdf',
  Glyph,
};

export default tile;

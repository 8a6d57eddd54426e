import { classes } from '../ui/classes.ts';

/** Where the pips of a six-sided die sit, on a 3 × 3 grid of cells numbered 0…8. */
const PIPS: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

const OUTLINES: Record<number, string> = {
  4: 'M50 6 96 88H4z',
  8: 'M50 3 94 50 50 97 6 50z',
  10: 'M50 3 95 44 86 62 50 97 14 62 5 44z',
  12: 'M50 3 92 30 92 70 50 97 8 70 8 30z',
  20: 'M50 2 92 26V74L50 98 8 74V26z',
  100: 'M50 3 95 44 86 62 50 97 14 62 5 44z',
};

/**
 * A die that shows `value`: the picture is drawn from the value that counts, never the other way round.
 * It is hidden from screen readers; the sentence beside it says the number.
 */
export function DieFace(props: {
  readonly value: number | null;
  readonly faces: number;
  readonly size?: 'small' | 'large';
  readonly tone?: 'plain' | 'ok' | 'bad';
}) {
  const { value, faces, size = 'small', tone = 'plain' } = props;
  const outline = OUTLINES[faces];
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      className={classes(
        'die shrink-0 drop-shadow-lg',
        size === 'large' ? 'size-16 wide:size-24' : 'size-11',
        tone === 'ok' ? 'text-ok' : tone === 'bad' ? 'text-bad' : 'text-[#a88b5a]',
      )}
    >
      {outline ? (
        <path d={outline} fill="#f4e8cf" stroke="currentColor" strokeWidth="5" strokeLinejoin="round" />
      ) : (
        <rect
          x="4"
          y="4"
          width="92"
          height="92"
          rx="21"
          fill="#f4e8cf"
          stroke="currentColor"
          strokeWidth="5"
        />
      )}
      {value !== null && faces === 6
        ? PIPS[value]?.map((cell) => (
            <circle
              key={cell}
              cx={26 + (cell % 3) * 24}
              cy={26 + Math.floor(cell / 3) * 24}
              r="8.5"
              fill="#2a1d0d"
            />
          ))
        : value !== null && (
            <text
              x="50"
              y={faces === 4 ? 76 : 63}
              textAnchor="middle"
              fontSize={value > 99 ? 30 : 38}
              fontWeight="800"
              fill="#2a1d0d"
              className="font-display"
            >
              {value}
            </text>
          )}
    </svg>
  );
}

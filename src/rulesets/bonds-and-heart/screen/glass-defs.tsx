import { TONES } from '../model/bearer.ts';
import { HEART_CELLS, HEART_OUTLINE } from './heart-geometry.ts';

/** Three hues of each tone, so that no two neighbours look cut from the same sheet. */
const HUES = 3;

/** The glass of every pane in both tones, the hatch of dark glass, and the shapes that clip them. */
export function GlassDefs({ glass }: { readonly glass: string }) {
  return (
    <defs>
      <clipPath id={`${glass}-outline`}>
        <path d={HEART_OUTLINE} />
      </clipPath>
      <pattern
        id={`${glass}-hatch`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38)"
      >
        <path d="M0 0V9" className="bh-hatch" />
      </pattern>
      <linearGradient
        id={`${glass}-sun`}
        gradientUnits="userSpaceOnUse"
        x1="-170"
        y1="-180"
        x2="120"
        y2="180"
      >
        <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
        <stop offset="0.42" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#05030f" stopOpacity="0.34" />
      </linearGradient>
      <linearGradient id={`${glass}-rim`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff3cb" />
        <stop offset="0.5" stopColor="#b98c3c" />
        <stop offset="1" stopColor="#f0d48e" />
      </linearGradient>
      {HEART_CELLS.map(({ plot, path, centre: [x, y] }) => (
        <g key={plot}>
          <clipPath id={`${glass}-cell-${plot}`}>
            <path d={path} />
          </clipPath>
          {TONES.map((tone) => (
            <radialGradient
              key={tone}
              id={`${glass}-${tone}-${plot}`}
              gradientUnits="userSpaceOnUse"
              cx={x - 14}
              cy={y - 20}
              r="74"
              className={`bh-glass-${tone}-${(plot * 7) % HUES}`}
            >
              <stop offset="0" className="bh-stop-1" />
              <stop offset="0.55" className="bh-stop-2" />
              <stop offset="1" className="bh-stop-3" />
            </radialGradient>
          ))}
        </g>
      ))}
    </defs>
  );
}

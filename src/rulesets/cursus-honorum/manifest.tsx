import type { Progress, RulesetManifest } from '../contract.ts';

const SOLDIERS = [
  [205, 120],
  [250, 90],
  [300, 130],
  [220, 190],
  [285, 200],
] as const;
const ENEMIES = [
  [70, 70],
  [110, 56],
] as const;

function Emblem() {
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      style={{ inset: 0, width: '100%', height: '100%' }}
      aria-hidden="true"
    >
      <path
        d="M0 80H400M0 160H400M0 240H400M0 320H400M80 0V400M160 0V400M240 0V400M320 0V400"
        stroke="#fff"
        opacity=".16"
      />
      <circle
        cx="250"
        cy="150"
        r="92"
        fill="#ef6f4f22"
        stroke="#ef6f4f"
        strokeWidth="2"
        strokeDasharray="4 6"
      />
      <g stroke="#120c08" strokeWidth="2">
        {SOLDIERS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="17" fill="#b8435e" />
        ))}
        {ENEMIES.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="15" fill="#4d7fb0" />
        ))}
      </g>
      <circle cx="60" cy="115" r="15" fill="#4d7fb0" stroke="#f4ecdf" strokeWidth="2" strokeDasharray="4 3" />
      <path
        d="M252 128l22 7v15c0 13-11 19-22 23-11-4-22-10-22-23v-15z"
        fill="#d9a441"
        stroke="#f4ecdf"
        strokeWidth="2"
      />
      <text x="252" y="156" textAnchor="middle" fontSize="14" fill="#3d2703">
        ★★
      </text>
      <circle cx="314" cy="117" r="10" fill="#ef6f4f" stroke="#15110e" strokeWidth="2" />
      <text x="314" y="122" textAnchor="middle" fontSize="13" fontWeight="800" fill="#210b04">
        2
      </text>
    </svg>
  );
}

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

const manifest: RulesetManifest = {
  id: 'cursus-honorum',
  order: 1,
  title: { es: 'Cursus Honorum', en: 'Cursus Honorum' },
  tagline: {
    es: 'Desmoralización, huida, persecución y furia de dos ejércitos, personaje a personaje.',
    en: 'Demoralisation, flight, pursuit and fury of two armies, character by character.',
  },
  progress: { es: told('turno', 'tanda', 'psicología'), en: told('turn', 'round', 'psychology') },
  look: {
    lamplight: { accent: '#d9a441', accentInk: '#2a1a02' },
    parchment: { accent: '#8a5a12', accentInk: '#fffdf6' },
  },
  tile: { background: 'linear-gradient(160deg, #3f5a48, #1d2a22 55%, #2a1c14)', ink: '#f4ecdf' },
  Emblem,
  Glyph,
  ruleBook: {
    es: () => import('./strings/rule-book.es.ts'),
    en: () => import('./strings/rule-book.en.ts'),
  },
  load: () => import('./index.ts'),
};

export default manifest;

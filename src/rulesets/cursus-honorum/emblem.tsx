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

/** A skirmish seen from above: a death, and who is near enough to fear it. */
export function Emblem() {
  return (
    <svg
      viewBox="40 0 310 400"
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

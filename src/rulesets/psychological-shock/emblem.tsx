/** The drawing on the tile. */
export const Emblem = () => (
  <svg viewBox="0 0 150 100" width="150" height="100" style={{ right: 20, top: 26 }} aria-hidden="true">
    <rect x="10" y="6" width="54" height="76" rx="8" fill="#efe6d3" stroke="#0006" />
    <rect x="76" y="24" width="70" height="50" rx="8" fill="#cfc0a2" stroke="#ef6f4f" strokeWidth="3" />
    <path d="M19 18h28M19 26h18" stroke="#6a5a42" strokeWidth="4" strokeLinecap="round" />
    <g fill="none" stroke="#6a5a42" strokeWidth="2">
      <circle cx="22" cy="38" r="3.500" />
      <circle cx="33" cy="38" r="3.500" />
      <circle cx="44" cy="38" r="3.500" />
    </g>
    <g fontFamily="Alegreya Variable, serif" fontWeight="800" fill="#2a2117" textAnchor="middle">
      <text x="50" y="75" fontSize="24">
        3
      </text>
      <text x="90" y="62" fontSize="24" transform="rotate(90 90 60)">
        2
      </text>
    </g>
  </svg>
);

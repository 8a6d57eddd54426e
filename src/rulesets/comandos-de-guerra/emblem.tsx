/** The drawing on the tile. */
export const Emblem = () => (
  <svg viewBox="0 0 150 104" width="150" height="104" style={{ right: 18, top: 18 }} aria-hidden="true">
    <path fill="#1f6d4a" d="M0 30h10v30H0z" />
    <path fill="#3f8f66" d="M10 30h70v30H10z" />
    <path fill="#8fae5b" d="M80 30h9v30h-9z" />
    <path fill="#dfa845" d="M89 30h10v30H89z" />
    <path fill="#cf7440" d="M99 30h40v30H99z" />
    <path fill="#9c2f22" d="M139 30h11v30h-11z" />
    <path stroke="#1a1410" strokeWidth="4" strokeLinecap="round" d="M83 20v50" />
  </svg>
);

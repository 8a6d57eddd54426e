/** The drawing on the tile. */
export const Emblem = () => (
  <svg viewBox="0 0 150 100" width="150" height="100" style={{ right: 20, top: 20 }} aria-hidden="true">
    <circle cx="75" cy="50" r="40" fill="none" stroke="currentColor" strokeWidth="5" />
  </svg>
);

/** The drawing on the tile. */
export const Emblem = () => (
  <svg
    viewBox="0 0 170 150"
    fill="none"
    stroke="#d7e8a4"
    strokeWidth="5"
    strokeLinecap="round"
    opacity=".85"
    aria-hidden="true"
    style={{ position: 'absolute', right: '-14px', top: '8px', width: '170px', height: '150px' }}
  >
    <path d="M85 75c0-9 13-9 13 1 0 15-26 16-27-2-1-22 36-26 42-2 6 27-40 40-56 13-14-28 17-58 48-46" />
    <path d="M30 24l10 10M146 116l-10-9M28 118l11-8" />
  </svg>
);

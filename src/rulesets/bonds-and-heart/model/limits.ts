/** Caps of everything that is stored, and the ranges of the spec's table of bad input. */
export const LIMITS = {
  nameLength: 40,
  /** Players at one table. */
  active: 8,
  /** Everybody who was ever at it. */
  bearers: 40,
  plots: 20,
  bondParts: 7,
  bonds: 160,
  score: 20,
  dice: 6,
  specialties: 12,
  claimsByHand: 99,
  /** Tokens can pile up above 99 only by claims. */
  claims: 999,
  combatClaims: { min: 1, max: 9 },
  hp: 999,
  difficulty: 60,
  card: 9,
  damage: 9999,
  modifier: 999,
  changes: 4,
  aids: 60,
  pasteLines: 60,
} as const;

export const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

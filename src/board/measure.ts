import { distance, edgeDistance, type Point } from '../kernel/geometry.ts';
import type { BoardToken } from './types.ts';

/** One end of the ruler: a free place, or a token that it follows. Table units. */
export interface RulerEnd extends Point {
  readonly token: string | null;
}

export interface RulerState {
  readonly from: RulerEnd;
  /** `null` until the second end is chosen. */
  readonly to: RulerEnd | null;
  /** A measurement that is done stays until the next one begins. */
  readonly done: boolean;
}

export interface Measurement {
  readonly from: Point;
  readonly to: Point;
  /** Table units: between the edges of two tokens, otherwise between the places themselves. */
  readonly value: number;
}

export const endAt = (at: Point, token: BoardToken | null): RulerEnd =>
  token ? { x: token.x, y: token.y, token: token.id } : { x: at.x, y: at.y, token: null };

/** Moves a point towards another by a length, at most all the way. */
function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to);
  const part = whole === 0 ? 0 : Math.min(1, by / whole);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Reads the ruler between two ends; a token that is gone leaves its last place behind. */
export function readRuler(
  from: RulerEnd,
  to: RulerEnd,
  tokens: ReadonlyMap<string, BoardToken>,
): Measurement {
  const a = from.token === null ? undefined : tokens.get(from.token);
  const b = to.token === null ? undefined : tokens.get(to.token);
  if (!a || !b) return { from: a ?? from, to: b ?? to, value: distance(a ?? from, b ?? to) };
  const value = edgeDistance(a, a.diameter, b, b.diameter);
  const start = towards(a, b, a.diameter / 2);
  return { from: start, to: towards(start, b, value), value };
}

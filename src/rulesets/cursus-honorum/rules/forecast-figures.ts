/** The few figures of a forecast that are read at a glance. */
import type { Side } from '../model/character.ts';
import type { State } from '../model/game.ts';
import type { Forecast } from './forecast.ts';
import { standing } from './progress.ts';

/** Courses left out at each end of "from … to …". */
const TAIL = 0.1;
/** A rout: more than this part of those on the table run. */
const ROUT = 0.25;

export interface ForecastFigures {
  /** So many flee at the end in four courses out of five. */
  readonly from: number;
  readonly to: number;
  /** More than so many in flight is called a rout. */
  readonly routAbove: number;
  readonly rout: number;
}

const quantile = (chances: readonly number[], wanted: number): number => {
  let sum = 0;
  const at = chances.findIndex((chance) => {
    sum += chance;
    return sum >= wanted - 1e-9;
  });
  return at < 0 ? Math.max(0, chances.length - 1) : at;
};

export function forecastFigures(state: State, side: Side, { fleeing }: Forecast): ForecastFigures {
  const routAbove = Math.max(1, Math.round(standing(state, side) * ROUT));
  const rout = fleeing.reduce((sum, chance, count) => (count > routAbove ? sum + chance : sum), 0);
  return { from: quantile(fleeing, TAIL), to: quantile(fleeing, 1 - TAIL), routAbove, rout };
}

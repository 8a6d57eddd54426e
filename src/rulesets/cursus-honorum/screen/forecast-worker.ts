/** Plays the rest of the phase out beside the screen. One question at a time; whoever asks ends it by ending the worker. */
import type { Side } from '../model/character.ts';
import type { State } from '../model/game.ts';
import { boardRanges, type Forecast } from '../rules/forecast.ts';
import { forecast } from '../rules/forecast-exact.ts';

export interface ForecastQuestion {
  readonly key: number;
  readonly state: State;
  readonly sides: readonly Side[];
}

export interface ForecastAnswer {
  readonly key: number;
  readonly forecasts: Readonly<Partial<Record<Side, Forecast>>>;
}

/** The same state gives the same figures: nothing on the screen flickers. */
const SEED = 20_261;

function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

addEventListener('message', ({ data }: MessageEvent<ForecastQuestion>) => {
  const { key, state, sides } = data;
  const forecasts = Object.fromEntries(
    sides.map((side) => [side, forecast(state, side, boardRanges(state, side), seeded(SEED))]),
  );
  postMessage({ key, forecasts } satisfies ForecastAnswer);
});

/** Plays the rest of the phase out beside the screen. One question at a time; whoever asks ends it by ending the worker. */
import type { Side } from '../model/character.ts';
import type { State } from '../model/game.ts';
import type { Forecast } from '../rules/forecast.ts';
import { forecast } from '../rules/forecast-exact.ts';
import { type Basis, rangesOf, type Told } from '../rules/forecast-ranges.ts';

export interface ForecastQuestion {
  readonly key: number;
  readonly state: State;
  readonly sides: readonly Side[];
  /** What the players have tapped in this turn. */
  readonly told: readonly Told[];
}

/** A forecast, and what its ranges rest on. */
export type Founded = Forecast & { readonly basis: Basis };

export interface ForecastAnswer {
  readonly key: number;
  readonly forecasts: Readonly<Partial<Record<Side, Founded>>>;
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
  const { key, state, sides, told } = data;
  const forecasts = Object.fromEntries(
    sides.map((side): [Side, Founded] => {
      const ranges = rangesOf(state, side, told);
      return [side, { ...forecast(state, side, ranges, seeded(SEED)), basis: ranges.basis }];
    }),
  );
  postMessage({ key, forecasts } satisfies ForecastAnswer);
});

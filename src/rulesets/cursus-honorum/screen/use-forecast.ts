/** Who may run, worked out in a worker: cancelled when the state changes, never in the way of a tap. */
import { useEffect, useRef, useState } from 'react';
import type { Side } from '../model/character.ts';
import type { State } from '../model/game.ts';
import type { ForecastAnswer, ForecastQuestion } from './forecast-worker.ts';
import { toldAt } from './told.ts';
import { useCursusTable, useUi } from './use-cursus.ts';

/** A battle is told in bursts of taps; the forecast begins when they pause. In ms. */
const PAUSE = 250;

const startWorker = (): Worker | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });

/** The forecasts of `sides` for this very state and these taps; null while they are worked out. */
export function useForecast(state: State, sides: readonly Side[]): ForecastAnswer['forecasts'] | null {
  const table = useCursusTable();
  const ranges = useUi((local) => local.ranges);
  const worker = useRef<Worker | null>(null);
  const busy = useRef(false);
  const key = useRef(0);
  const [known, setKnown] = useState<{
    of: State;
    ranges: typeof ranges;
    sides: string;
    forecasts: ForecastAnswer['forecasts'];
  } | null>(null);
  const wanted = sides.join('');
  useEffect(() => {
    key.current += 1;
    const mine = key.current;
    const timer = setTimeout(() => {
      worker.current ??= startWorker();
      if (!worker.current) return;
      busy.current = true;
      worker.current.onmessage = ({ data }: MessageEvent<ForecastAnswer>) => {
        if (data.key !== mine) return;
        busy.current = false;
        setKnown({ of: state, ranges, sides: wanted, forecasts: data.forecasts });
      };
      const question: ForecastQuestion = {
        key: mine,
        state: { ...state, shares: [] },
        sides: [...wanted] as Side[],
        told: toldAt(table.store.getState().timeline, ranges),
      };
      worker.current.postMessage(question);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      if (!busy.current) return;
      // Nothing can interrupt a worker that counts: it is ended, and the next question starts another.
      worker.current?.terminate();
      worker.current = null;
      busy.current = false;
    };
  }, [table, state, ranges, wanted]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return known && known.of === state && known.ranges === ranges && known.sides === wanted
    ? known.forecasts
    : null;
}

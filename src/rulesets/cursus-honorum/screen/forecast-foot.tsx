import { part, Wait } from '../../../later/wait.tsx';
import type { Side } from '../model/character.ts';

// Not needed to begin: the bars come with the first forecast.
const Forecast = part(async () => (await import('./forecast-view.tsx')).ForecastView);

/** Who may run until the phase ends, at the foot of the guide; its room is kept while it is worked out. */
export function ForecastFoot({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <div className="flex min-h-12 flex-col gap-1">
      <Wait>
        <Forecast sides={sides} />
      </Wait>
    </div>
  );
}

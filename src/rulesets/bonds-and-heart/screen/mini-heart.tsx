import type { PlotNo } from '../model/bearer.ts';
import { toneAt } from '../rules/heart.ts';
import { HEART_CELLS, HEART_OUTLINE, HEART_VIEW_BOX } from './heart-geometry.ts';

/** A heart in small, without numbers: it stands beside its bearer's name, which says the figures. */
export function MiniHeart({ light }: { readonly light: readonly PlotNo[] }) {
  return (
    <svg viewBox={HEART_VIEW_BOX} aria-hidden className="bh-mini">
      {HEART_CELLS.map(({ plot, path }) => (
        <path key={plot} d={path} data-tone={toneAt(light, plot)} />
      ))}
      <path d={HEART_OUTLINE} className="bh-mini-rim" />
    </svg>
  );
}

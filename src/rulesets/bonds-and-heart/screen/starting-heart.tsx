import { newBearer, type PlotNo, plainProfile } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { paint, toneAt } from '../rules/heart.ts';
import { HeartGlass } from './heart-glass.tsx';
import { useText } from './use-bonds.ts';

const NOBODY_LOOKED = new Map();

/** A heart filled by hand: a tap turns a pane over (BH-2.3). */
export function StartingHeart(props: {
  readonly light: readonly PlotNo[];
  readonly onChange: (light: readonly PlotNo[]) => void;
}) {
  const { light, onChange } = props;
  const s = useText();
  return (
    <div>
      <HeartGlass
        bearer={newBearer('new', plainProfile(s.roster.newHeart), light)}
        light={light}
        toward={null}
        marked={[]}
        looked={NOBODY_LOOKED}
        moving={null}
        pressable={false}
        onTap={(plot) => onChange(paint(light, plot, toneAt(light, plot) === 'light' ? 'dark' : 'light'))}
      />
      <p className="text-center text-muted">
        {s.heart.light(light.length)} · {s.heart.dark(LIMITS.plots - light.length)}
      </p>
    </div>
  );
}

import type { Unit } from '../model/unit.ts';
import { BASE_WIDTH, BaseMark, baseHeight } from './base-mark.tsx';
import { type Formation, formationOf } from './formation.ts';
import { useStupidity } from './use-stupidity.ts';

const GAP = 5;
/** Room above the front rank, for the leader's diamond and for the mark of contact. */
const TOP = { marked: 10, bare: 2 };
/** A base is never drawn larger than this, in rem. */
const LARGEST = 2.9;

/** The block in drawing units: its size, and where each base stands. The front rank is on top. */
export function blockOf({ ranks, files }: Formation) {
  const deep = Math.max(BASE_WIDTH, ...ranks.flat().map(({ look }) => baseHeight(look)));
  const step = BASE_WIDTH + GAP;
  return {
    width: files * step - GAP,
    height: Math.max(1, ranks.length) * (deep + GAP) - GAP,
    places: ranks.flatMap((rank, r) => rank.map((base, f) => ({ base, x: f * step, y: r * (deep + GAP) }))),
  };
}

/** A unit as its block of bases; those in base contact carry a bar towards the enemy. */
export function Regiment({ unit, className }: { readonly unit: Unit; readonly className?: string }) {
  const { settings } = useStupidity();
  const formation = formationOf(unit, settings);
  const { width, height, places } = blockOf(formation);
  const marked = places.some(({ base }) => base.look.character || (base.inContact && unit.engaged));
  const top = marked ? TOP.marked : TOP.bare;
  return (
    <span className={className} aria-hidden>
      <svg
        aria-hidden="true"
        viewBox={`-2 ${-top} ${width + 4} ${height + top + 2}`}
        className="block max-h-28 w-full overflow-visible"
        style={{ maxWidth: `${(width / BASE_WIDTH) * LARGEST}rem` }}
        preserveAspectRatio="xMinYMid"
      >
        {places.map(({ base, x, y }) => (
          <g key={base.key}>
            <BaseMark look={base.look} x={x} y={y} />
            {base.inContact && unit.engaged && (
              <rect x={x + 3} y={y - 9} width={BASE_WIDTH - 6} height="5" rx="2" className="base-contact" />
            )}
          </g>
        ))}
      </svg>
      {formation.hidden > 0 && <span className="text-muted text-sm">+{formation.hidden}</span>}
    </span>
  );
}

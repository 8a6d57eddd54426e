import type { ModelGroup, Unit } from '../model/unit.ts';
import type { CombatCount } from '../rules/combat.ts';
import { alive } from '../rules/who-tests.ts';
import { groupLabel } from '../strings/sentences.ts';
import { BASE_WIDTH, BaseMark, baseHeight } from './base-mark.tsx';
import { lookOf } from './formation.ts';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** Bases that fit side by side in the guide; a row more is offered as soon as one is full. */
const PER_ROW = 6;
/** Longer fronts are set by the stepper of "by hand". */
const MOST = 24;

interface Place {
  readonly group: ModelGroup;
  /** Number of the base within its group, from 0. */
  readonly at: number;
  readonly touches: boolean;
}

/** The bases of a group that are worth a tap: those in contact, and the next ones that could be. */
const placesOf = (group: ModelGroup): readonly Place[] => {
  const { count, inContact } = group;
  const shown = Math.min(count, MOST, Math.ceil((inContact + 1) / PER_ROW) * PER_ROW);
  return Array.from({ length: shown }, (_, at) => ({ group, at, touches: at < inContact }));
};

/** The models that could touch the enemy. A tap on a base says that it and those before it do. */
export function FrontRank(props: {
  readonly unit: Unit;
  readonly count: CombatCount;
  /** Only those in contact, where there are any. */
  readonly short?: boolean;
}) {
  const { unit, count } = props;
  const s = useAllText().screen.fight;
  const groups = alive(unit);
  const all = groups.flatMap(placesOf).sort((a, b) => Number(b.touches) - Number(a.touches));
  const places = props.short && all[0]?.touches ? all.filter(({ touches }) => touches) : all;
  return (
    <figure className="front-rank" aria-label={s.front}>
      <div className="front-line" aria-hidden />
      <div className="front-bases">
        {places.map((place) => (
          <FrontBase key={`${place.group.id}-${place.at}`} unit={unit} place={place} count={count} />
        ))}
      </div>
      <figcaption className="pt-1.5 text-muted text-sm">
        {groups.map((group) => s.ofGroup(group.inContact, group.count, group.label)).join(' · ')}. {s.tap}
      </figcaption>
    </figure>
  );
}

/** The last ones in contact stand idle; of a ridden model perhaps only one half. */
function idleHalf(place: Place, { applies, byGroup }: CombatCount): 'both' | 'rider' | 'mount' | null {
  const fights = byGroup?.[place.group.id];
  if (!fights || !applies || !place.touches) return null;
  const rider = place.at >= fights.riders;
  const mount = fights.mounts === undefined ? rider : place.at >= fights.mounts;
  return rider && mount ? 'both' : rider ? 'rider' : mount ? 'mount' : null;
}

function FrontBase(props: { readonly unit: Unit; readonly place: Place; readonly count: CombatCount }) {
  const { unit, place, count } = props;
  const { group, at, touches } = place;
  const text = useAllText();
  const s = text.screen.fight;
  const { settings } = useStupidity();
  const send = useStupiditySend();
  const look = lookOf(group, settings);
  const label = groupLabel(text, group);
  const idle = idleHalf(place, count);
  const state = idle ? s.idle[idle] : touches ? s.touching : s.behind;
  const inContact = group.inContact === at + 1 ? at : at + 1;
  return (
    <button
      type="button"
      aria-pressed={touches}
      aria-label={s.base(label, at + 1, state)}
      onClick={() => send.play({ type: 'setInContact', unitId: unit.id, groupId: group.id, inContact })}
      className="front-base"
    >
      <svg aria-hidden="true" viewBox={`-2 -6 ${BASE_WIDTH + 4} ${baseHeight(look) + 8}`}>
        <BaseMark look={look} idle={idle !== null} />
      </svg>
      <span aria-hidden className="font-semibold text-[0.7rem] leading-none">
        {idle ? s.idleShort[idle] : label.slice(0, 1)}
      </span>
    </button>
  );
}

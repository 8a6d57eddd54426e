import type { Unit } from '../model/unit.ts';

/** Picks one of some units for an act, and then stands as before; until then it says `none`. */
export function UnitPicker(props: {
  readonly label: string;
  readonly none: string;
  readonly units: readonly Unit[];
  readonly onPick: (id: string) => void;
}) {
  return (
    <label className="flex flex-col gap-1 font-semibold text-sm">
      {props.label}
      <select
        value=""
        onChange={(event) => props.onPick(event.target.value)}
        className="min-h-tap rounded-xl border border-line bg-raised px-3 text-base"
      >
        <option value="" disabled>
          {props.none}
        </option>
        {props.units.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

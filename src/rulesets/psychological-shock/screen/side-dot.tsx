import type { Side, State } from '../model/state.ts';

/** A side's letter on its colour. */
export const SideDot = ({ state, side }: { readonly state: State; readonly side: Side }) => (
  <span
    aria-hidden
    className="grid size-7 shrink-0 place-items-center rounded-full font-bold font-sans text-sm text-white"
    style={{ background: state.sides[side].colour }}
  >
    {side}
  </span>
);

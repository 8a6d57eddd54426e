/** First places on the field for those who have none: each side in rows along its own edge. */
import type { Move } from '../model/commands.ts';
import { charactersOf, SIDES, type State } from '../model/state.ts';

/** Free space between two bases in a row, and from the edge of the field, in u. */
const GAP = 1;

/** Moves that put everybody who is not on the field into rows, side A at the foot and side B at the top. */
export function deploy(state: State): readonly Move[] {
  const { size } = state.board;
  return SIDES.flatMap((side) => {
    const waiting = charactersOf(state, side).filter(
      (one) => one.position === null && one.wound !== 'killed',
    );
    const widest = Math.max(0, ...waiting.map((one) => one.baseDiameter));
    const step = widest + GAP;
    const perRow = Math.max(1, Math.floor((size - GAP) / step));
    return waiting.map(({ id }, i) => {
      const row = Math.floor(i / perRow);
      const inRow = Math.min(perRow, waiting.length - row * perRow);
      const x = size / 2 + ((i % perRow) - (inRow - 1) / 2) * step;
      const depth = Math.min(size / 2, GAP + widest / 2 + row * step);
      return { characterId: id, position: { x, y: side === 'A' ? size - depth : depth } };
    });
  });
}

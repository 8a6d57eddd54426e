import type { Point } from '../kernel/geometry.ts';
import { clampShift, isStill, STILL } from './moving.ts';
import type { Stage } from './stage.ts';
import { slide, tokenTransform } from './token-place.ts';
import type { BoardToken } from './types.ts';

/** Tokens held above the mat, by a finger or by the keys, and not put down yet. */
export interface Lift {
  readonly tokens: readonly BoardToken[];
  /** Shows them shifted by this much (table units) from where they were, as far as the mat allows. */
  readonly shiftTo: (by: Point) => void;
  /** How far they are shifted now. */
  readonly by: () => Point;
  readonly drop: () => void;
  readonly putBack: () => void;
}

/** The tokens that move when this one does: the selected group it belongs to, or itself. */
export function togetherWith(stage: Stage, id: string): readonly BoardToken[] {
  const { selected, byId } = stage.scene();
  const ids = selected.includes(id) ? selected : [id];
  return ids.flatMap((one) => {
    const token = byId.get(one);
    return token && token.movable !== false ? [token] : [];
  });
}

/** Picks tokens up. `held` is the one whose way is drawn. Writes to the elements only; React sleeps. */
export function lift(stage: Stage, held: BoardToken, tokens: readonly BoardToken[]): Lift {
  let by = STILL;
  let over = false;
  // A layer of its own pays for one token; for a whole army it costs more than it saves.
  const mode = tokens.length === 1 ? 'one' : 'group';
  const pieces = tokens.map((token) => ({ token, element: stage.element(token.id) }));
  for (const { element } of pieces) if (element) element.dataset.lifted = mode;
  stage.ghosts.set(tokens);

  const show = (shift: Point) => {
    for (const { token, element } of pieces) {
      if (element) element.style.transform = tokenTransform({ x: token.x + shift.x, y: token.y + shift.y });
    }
    stage.trace(held, shift);
  };
  const release = () => {
    over = true;
    stage.ghosts.set([]);
    stage.trace(null, STILL);
    for (const { token, element } of pieces) {
      if (!element) continue;
      delete element.dataset.lifted;
      // React believes it still stands where it was; it must be true again before React moves it.
      element.style.transform = tokenTransform(stage.scene().byId.get(token.id) ?? token);
    }
  };
  const putBack = () => {
    if (over) return;
    for (const { element } of pieces) if (element) slide(element);
    release();
  };
  const allThere = () => tokens.every((token) => stage.scene().byId.has(token.id));

  return {
    tokens,
    by: () => by,
    shiftTo: (wanted) => {
      if (over) return;
      if (!allThere()) {
        putBack();
        return;
      }
      by = clampShift(tokens, wanted, stage.scene().mat);
      show(by);
    },
    drop: () => {
      if (over) return;
      if (!allThere() || isStill(by)) {
        putBack();
        return;
      }
      release();
      stage.shift(tokens, by);
    },
    putBack,
  };
}

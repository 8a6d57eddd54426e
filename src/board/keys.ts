import { carry, measureTap, toggle } from './intent.ts';
import { type Lift, lift, togetherWith } from './lift.ts';
import { type Direction, nearestInDirection, STEPS } from './neighbour.ts';
import type { Stage } from './stage.ts';
import type { BoardToken } from './types.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** One press of an arrow with Shift, in table units. */
const FINE_STEP = 0.1;

export interface Keys {
  /** `true` when the key meant something to the board. `id` is the token that has the focus. */
  readonly down: (key: string, fine: boolean, id: string | null) => boolean;
  readonly up: (key: string) => void;
  /** Enter, Space or a screen reader's tap on a token. */
  readonly press: (id: string) => void;
  /** Puts down what is held: the focus went elsewhere, or a finger took over. */
  readonly settle: () => void;
}

/**
 * Moving by keys. A selected token follows the arrows, and each press (held or short) is one move. Enter
 * picks a token up, so that many presses are one move, until Enter drops it or Escape puts it back.
 * Otherwise the arrows walk from token to token.
 */
export function createKeys(stage: Stage): Keys {
  let held: { readonly lift: Lift; readonly picked: boolean } | null = null;

  const grab = (id: string, picked: boolean) => {
    const token = stage.scene().byId.get(id);
    const tokens = togetherWith(stage, id);
    if (!token || tokens.length === 0) return;
    held = { lift: lift(stage, token, tokens), picked };
  };
  const pickUp = (token: BoardToken) => {
    const { selected, labels } = stage.scene();
    const tokens = togetherWith(stage, token.id);
    if (!selected.includes(token.id)) stage.select([token.id]);
    if (tokens.length === 0) return;
    grab(token.id, true);
    stage.say(labels.pickedUp(stage.nameOf(tokens)));
  };
  const settle = () => {
    held?.lift.drop();
    held = null;
  };
  const walk = (direction: Direction, id: string) => {
    const { byId, tokens } = stage.scene();
    const from = byId.get(id);
    const next = from && nearestInDirection(tokens, from, direction);
    if (!next) return;
    stage.focusOn(next.id);
  };
  const giveUp = (): boolean => {
    if (held) {
      stage.say(stage.scene().labels.putBack(stage.nameOf(held.lift.tokens)));
      held.lift.putBack();
      held = null;
    } else if (stage.carried.get().length > 0) carry(stage, []);
    else if (stage.ruler.get()) stage.ruler.set(null);
    else if (stage.scene().selected.length > 0) stage.select([]);
    else return false;
    return true;
  };

  return {
    settle,
    down: (key, fine, id) => {
      if (key === 'Escape') return giveUp();
      const direction = ARROWS[key];
      if (!direction || id === null) return false;
      if (!held && stage.scene().selected.includes(id)) grab(id, false);
      if (!held) walk(direction, id);
      else {
        const step = STEPS[direction];
        const size = fine ? FINE_STEP : stage.scene().mat.grid;
        const by = held.lift.by();
        held.lift.shiftTo({ x: by.x + step.x * size, y: by.y + step.y * size });
      }
      return true;
    },
    up: (key) => {
      if (held && !held.picked && ARROWS[key]) settle();
    },
    press: (id) => {
      const token = stage.scene().byId.get(id);
      if (!token) return;
      if (held) settle();
      else if (stage.tool.get() === 'ruler') measureTap(stage, token, token);
      else if (stage.tool.get() === 'group') toggle(stage, id);
      else pickUp(token);
    },
  };
}

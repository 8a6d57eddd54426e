import type { Point } from '../kernel/geometry.ts';
import { dragTokens, measure, pan, pinch, rubberBand } from './gestures.ts';
import { togetherWith } from './lift.ts';
import { endAt, readRuler } from './measure.ts';
import { middleOf } from './moving.ts';
import type { Intent } from './recogniser.ts';
import type { Stage } from './stage.ts';
import type { BoardToken } from './types.ts';

/** Takes tokens in hand: the next tap on the mat places them. */
export function carry(stage: Stage, tokens: readonly BoardToken[]): void {
  const movable = tokens.filter((token) => token.movable !== false);
  stage.carried.set(movable.map((token) => token.id));
  if (movable.length > 0) stage.say(stage.scene().labels.pickedUp(stage.nameOf(movable)));
}

/** Puts the carried tokens down with their middle on a place. `false` when nothing was carried. */
function placeCarried(stage: Stage, at: Point): boolean {
  const { byId } = stage.scene();
  const tokens = stage.carried.get().flatMap((id) => byId.get(id) ?? []);
  stage.carried.set([]);
  if (tokens.length === 0) return false;
  const middle = middleOf(tokens);
  stage.shift(tokens, { x: at.x - middle.x, y: at.y - middle.y });
  return true;
}

/** First tap: one end of the ruler. Second tap: the other. A third one begins anew. */
export function measureTap(stage: Stage, at: Point, token: BoardToken | null): void {
  const { labels, byId } = stage.scene();
  const end = endAt(at, token);
  const ruler = stage.ruler.get();
  if (!ruler || ruler.done) {
    stage.ruler.set({ from: end, to: null, done: false });
    return;
  }
  stage.ruler.set({ from: ruler.from, to: end, done: true });
  stage.say(labels.measured(labels.distance(readRuler(ruler.from, end, byId).value)));
}

export function toggle(stage: Stage, id: string): void {
  const { selected } = stage.scene();
  stage.select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
}

/** With the move tool: takes the token up, or lets go of what is already in hand. */
function pickOrLetGo(stage: Stage, token: BoardToken): void {
  if (stage.carried.get().includes(token.id)) {
    stage.carried.set([]);
    return;
  }
  const tokens = togetherWith(stage, token.id);
  stage.select(tokens.length > 1 ? stage.scene().selected : [token.id]);
  carry(stage, tokens);
}

function tapToken(stage: Stage, token: BoardToken): void {
  stage.focusOn(token.id);
  const tool = stage.tool.get();
  if (tool === 'move') pickOrLetGo(stage, token);
  else {
    stage.carried.set([]);
    if (tool === 'group') toggle(stage, token.id);
    else stage.select([token.id]);
  }
}

function tap(stage: Stage, px: Point): void {
  const at = stage.at(px);
  const token = stage.tokenAt(px);
  if (stage.tool.get() === 'ruler') measureTap(stage, at, token);
  else if (token) tapToken(stage, token);
  else if (!placeCarried(stage, at)) stage.select([]);
}

/** What fingers on the mat mean with the tool in hand. */
export function boardIntent(stage: Stage): Intent {
  const panIfZoomed = (from: Point) =>
    stage.view.get().zoom > 1 && !stage.locked.get() ? pan(stage, from) : null;
  return {
    tap: (at) => tap(stage, at),
    begin: (from) => {
      const tool = stage.tool.get();
      if (tool === 'ruler') return measure(stage, from);
      stage.carried.set([]);
      const token = stage.tokenAt(from);
      if (tool === 'group' && !(token && stage.scene().selected.includes(token.id))) {
        return rubberBand(stage, from);
      }
      return token && token.movable !== false ? dragTokens(stage, token, from) : panIfZoomed(from);
    },
    pinch: (a, b) => (stage.locked.get() ? null : pinch(stage, a, b)),
  };
}

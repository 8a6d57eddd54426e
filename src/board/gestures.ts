import { distance, type Point } from '../kernel/geometry.ts';
import { tokensInBand } from './hit.ts';
import { lift, togetherWith } from './lift.ts';
import { endAt, readRuler } from './measure.ts';
import type { Gesture, Pinch } from './recogniser.ts';
import type { Stage } from './stage.ts';
import type { BoardToken } from './types.ts';
import { placementOf, toTable, viewOf, zoomAbout } from './view.ts';

/** A token, or the group it is selected with, follows the finger. */
export function dragTokens(stage: Stage, token: BoardToken, from: Point): Gesture {
  const held = lift(stage, token, togetherWith(stage, token.id));
  // In table units, so that turning the tablet in mid-drag does not throw the token about.
  const start = stage.at(from);
  const follow = (px: Point) => {
    const at = stage.at(px);
    held.shiftTo({ x: at.x - start.x, y: at.y - start.y });
  };
  return {
    move: follow,
    end: (at) => {
      follow(at);
      held.drop();
    },
    cancel: held.putBack,
  };
}

/** The enlarged mat follows the finger. */
export function pan(stage: Stage, from: Point): Gesture {
  const { mat, area } = stage.scene();
  const start = stage.placement();
  let view = stage.view.get();
  const follow = (at: Point) => {
    view = viewOf({ ...start, left: start.left + at.x - from.x, top: start.top + at.y - from.y }, mat, area);
    stage.preview(placementOf(view, mat, area));
  };
  const settle = () => stage.settle(view);
  return {
    move: follow,
    end: (at) => {
      follow(at);
      settle();
    },
    cancel: settle,
    yield: settle,
  };
}

/** Two fingers hold two places of the mat. */
export function pinch(stage: Stage, a: Point, b: Point): Pinch {
  const { mat, area } = stage.scene();
  const start = stage.placement();
  const middle = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const from = middle(a, b);
  const apart = Math.max(1, distance(a, b));
  let view = stage.view.get();
  return {
    move: (p, q) => {
      view = zoomAbout(start, distance(p, q) / apart, from, middle(p, q), mat, area);
      stage.preview(placementOf(view, mat, area));
    },
    end: () => stage.settle(view),
  };
}

/** Draws a rectangle; the tokens in it join the selection. */
export function rubberBand(stage: Stage, from: Point): Gesture {
  const placement = stage.placement();
  const start = toTable(placement, from);
  const clear = () => stage.band.set(null);
  return {
    move: (at) => stage.band.set({ from: start, to: toTable(placement, at) }),
    end: (at) => {
      clear();
      const { tokens, selected, labels } = stage.scene();
      const ids = [...new Set([...selected, ...tokensInBand(tokens, start, toTable(placement, at))])];
      if (ids.length > selected.length) stage.say(labels.selected(ids.length));
      stage.select(ids);
    },
    cancel: clear,
    yield: clear,
  };
}

/** Measures from where the finger went down to where it is. */
export function measure(stage: Stage, from: Point): Gesture {
  const start = endAt(stage.at(from), stage.tokenAt(from));
  const reach = (at: Point, done: boolean) => {
    const to = endAt(stage.at(at), stage.tokenAt(at));
    stage.ruler.set({ from: start, to, done });
    return to;
  };
  const clear = () => stage.ruler.set(null);
  return {
    move: (at) => void reach(at, false),
    end: (at) => {
      const { labels, byId } = stage.scene();
      const { value } = readRuler(start, reach(at, true), byId);
      stage.say(labels.measured(labels.distance(value)));
    },
    cancel: clear,
    yield: clear,
  };
}

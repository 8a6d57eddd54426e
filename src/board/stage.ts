import { distance, type Point } from '../kernel/geometry.ts';
import { type Cell, createCell } from './cell.ts';
import { leastDrawn } from './crowd.ts';
import { type Reach, tokenAt } from './hit.ts';
import type { RulerState } from './measure.ts';
import { isStill, shifted } from './moving.ts';
import type { BoardLabels, BoardToken, Mat, Move, Tool } from './types.ts';
import { type Area, clampView, type Placement, placementOf, toTable, type View, wholeMat } from './view.ts';

/** A finger's target, in rem (as --least-target in board.css). */
const LEAST_TARGET = 3;

/** What the board was last given and how large it is on this screen. */
export interface Scene {
  readonly mat: Mat;
  readonly tokens: readonly BoardToken[];
  readonly byId: ReadonlyMap<string, BoardToken>;
  readonly selected: readonly string[];
  readonly area: Area;
  /** How close tokens usually stand, in table units. */
  readonly spacing: number;
  /** One rem in px. */
  readonly rem: number;
  readonly labels: BoardLabels;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onMove: (moves: readonly Move[]) => void;
  readonly onAnnounce: ((text: string) => void) | undefined;
}

export interface Band {
  readonly from: Point;
  readonly to: Point;
}

/** What only this screen knows, each in its own cell: nothing of it is saved. */
export interface Cells {
  readonly view: Cell<View>;
  readonly locked: Cell<boolean>;
  readonly tool: Cell<Tool>;
  /** The tokens that the next tap on the mat places. */
  readonly carried: Cell<readonly string[]>;
  readonly ruler: Cell<RulerState | null>;
  readonly band: Cell<Band | null>;
  /** Where the tokens that are being dragged came from. */
  readonly ghosts: Cell<readonly BoardToken[]>;
  /** The one token that the Tab key reaches. */
  readonly focus: Cell<string | null>;
}

/** The parts of the page that gestures write to without React. */
export interface Paint {
  readonly element: (id: string) => HTMLElement | undefined;
  /** Shows the mat in a placement until the view is settled; only one transform changes. */
  readonly preview: (placement: Placement) => void;
  readonly trace: (from: BoardToken | null, by: Point) => void;
}

export interface Stage extends Cells, Paint {
  readonly scene: () => Scene;
  readonly placement: () => Placement;
  /** The token that a finger at `px` means. While something is carried only a drawn disc counts. */
  readonly tokenAt: (px: Point) => BoardToken | null;
  readonly at: (px: Point) => Point;
  readonly settle: (view: View) => void;
  readonly select: (ids: readonly string[]) => void;
  /** Gives a token the focus and makes it the one that the Tab key reaches. */
  readonly focusOn: (id: string) => void;
  /** Moves tokens together by a shift: one `onMove`, or none when nothing moves. */
  readonly shift: (tokens: readonly BoardToken[], by: Point) => void;
  readonly say: (text: string) => void;
  readonly nameOf: (tokens: readonly BoardToken[]) => string;
}

export const createCells = (mat: Mat): Cells => ({
  view: createCell(wholeMat(mat)),
  locked: createCell(false),
  tool: createCell<Tool>('select'),
  carried: createCell<readonly string[]>([]),
  ruler: createCell<RulerState | null>(null),
  band: createCell<Band | null>(null),
  ghosts: createCell<readonly BoardToken[]>([]),
  focus: createCell<string | null>(null),
});

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

/** Binds the cells, the page and the latest props into what gestures, taps and keys work with. */
export function createStage(cells: Cells, paint: Paint, scene: () => Scene): Stage {
  const placement = () => {
    const { mat, area } = scene();
    // The area may have shrunk since the view was chosen.
    return placementOf(clampView(cells.view.get(), mat, area), mat, area);
  };
  const nameOf = (tokens: readonly BoardToken[]) =>
    tokens.length === 1 && tokens[0] ? tokens[0].name : scene().labels.selected(tokens.length);
  const say = (text: string) => scene().onAnnounce?.(text);
  return {
    ...cells,
    ...paint,
    scene,
    placement,
    nameOf,
    say,
    at: (px) => toTable(placement(), px),
    tokenAt: (px) => {
      const { tokens, spacing, rem } = scene();
      const { scale } = placement();
      const drawn = leastDrawn(spacing, scale, rem) / 2 / scale;
      const carrying = cells.carried.get().length > 0;
      const reach: Reach = { drawn, finger: carrying ? drawn : (LEAST_TARGET * rem) / 2 / scale };
      return tokenAt(tokens, toTable(placement(), px), reach);
    },
    settle: (view) => {
      cells.view.set(clampView(view, scene().mat, scene().area));
      // The preview is undone even when the view comes out as it was.
      paint.preview(placement());
    },
    select: (ids) => {
      if (!same(ids, scene().selected)) scene().onSelect(ids);
    },
    focusOn: (id) => {
      cells.focus.set(id);
      // After React has drawn: writing `tabindex` to the focused element makes the browser lay out the page.
      queueMicrotask(() => paint.element(id)?.focus({ preventScroll: true }));
    },
    shift: (tokens, by) => {
      const moves = shifted(tokens, by, scene().mat).filter((move, i) => {
        const token = tokens[i];
        return token && !isStill({ x: move.x - token.x, y: move.y - token.y });
      });
      const [first] = moves;
      const origin = first && scene().byId.get(first.id);
      if (!first || !origin) return;
      say(scene().labels.moved(nameOf(tokens), scene().labels.distance(distance(origin, first))));
      scene().onMove(moves);
    },
  };
}

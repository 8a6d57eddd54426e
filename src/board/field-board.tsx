import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import './board.css';
import { BoardTools } from './board-tools.tsx';
import { useCell } from './cell.ts';
import { leastDrawn, spacingOf } from './crowd.ts';
import { cssVars } from './css-vars.ts';
import { Ghosts, RubberBand, RulerLine } from './hand-layer.tsx';
import { createKeys } from './keys.ts';
import { MatGround } from './mat-ground.tsx';
import { RingLayer } from './ring-layer.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Scene } from './stage.ts';
import { TokenLayer } from './token-layer.tsx';
import type { BoardLabels, BoardToken, Mat, Move, Ring } from './types.ts';
import { useArea } from './use-area.ts';
import { usePointers } from './use-pointers.ts';
import { useStage, worldTransform } from './use-stage.ts';
import { useWheel } from './use-wheel.ts';
import { clampView, placementOf } from './view.ts';
import { ZOOM_BUTTONS, ZoomButtons } from './zoom-buttons.tsx';

export interface FieldBoardProps {
  /** Keep the object the same from render to render. */
  readonly mat: Mat;
  /** In the order in which screen readers shall meet them; later ones lie on top. */
  readonly tokens: readonly BoardToken[];
  readonly rings?: readonly Ring[];
  /** SVG in table units, drawn on the felt below the grid. Keep the function the same between renders. */
  readonly terrain?: ((mat: Mat) => ReactNode) | undefined;
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  /** Called once for a drop, a tap-then-tap move or a key move, with places on the mat in table units. */
  readonly onMove: (moves: readonly Move[]) => void;
  readonly labels: BoardLabels;
  /** More buttons (48 px) after the board's own tools. */
  readonly tools?: ReactNode;
  /** Sentences for the app's live region. */
  readonly onAnnounce?: ((text: string) => void) | undefined;
}

const NO_RINGS: readonly Ring[] = [];

const tokenOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-token]')?.dataset.token ?? null) : null;

/**
 * A scaled mat with tokens. It knows places, permissions and gestures, and no rule: whoever uses it says
 * what is on the mat and is told what was selected and moved. Fills its parent, which needs a height.
 */
export function FieldBoard(props: FieldBoardProps) {
  const { mat, tokens, selected, labels, rings = NO_RINGS } = props;
  const board = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const help = useId();
  const layout = useArea(mat, board, tools, ZOOM_BUTTONS);
  const { area, rem } = layout;
  const byId = useMemo(() => new Map(tokens.map((token) => [token.id, token])), [tokens]);
  const spacing = useMemo(() => spacingOf(tokens), [tokens]);
  const scene: Scene = {
    mat,
    tokens,
    byId,
    selected,
    area,
    labels,
    spacing,
    rem,
    onSelect: props.onSelect,
    onMove: props.onMove,
    onAnnounce: props.onAnnounce,
  };
  const { stage, refs } = useStage(scene);
  const [keys] = useState(() => createKeys(stage));
  const pointers = usePointers(stage, keys.settle);
  useWheel(surface, stage);

  const view = useCell(stage.view);
  const placement = useMemo(() => placementOf(clampView(view, mat, area), mat, area), [view, mat, area]);
  const { scale } = placement;
  useLayoutEffect(() => {
    const world = refs.world.current;
    if (!world) return;
    world.style.setProperty('--s', String(placement.scale));
    world.style.transform = worldTransform(placement);
  }, [refs, placement]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.down(event.key, event.shiftKey, tokenOf(event.target))) event.preventDefault();
  };
  // Fingers and mice are the recogniser's; a click without one comes from a key or a screen reader.
  const onClick = (event: MouseEvent) => {
    const id = tokenOf(event.target);
    if (event.detail === 0 && id !== null) keys.press(id);
  };
  // The recogniser has understood the touch: without the mouse events that a browser makes up after one, it
  // need not look four times more for what lies under the finger. On the bare mat a text field loses focus.
  const onTouchEnd = (event: TouchEvent) => {
    if (tokenOf(event.target) !== null && event.cancelable) event.preventDefault();
  };
  return (
    <div ref={board} className="board" data-rails={layout.rails}>
      <div
        ref={surface}
        role="application"
        aria-label={labels.board}
        aria-describedby={help}
        className="board-surface"
        {...pointers}
        onClick={onClick}
        onTouchEnd={onTouchEnd}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => keys.up(event.key)}
        onBlur={keys.settle}
        onContextMenu={(event) => event.preventDefault()}
      >
        <div
          ref={refs.world}
          className="board-world"
          style={cssVars({
            '--mat-width': mat.width,
            '--mat-height': mat.height,
            '--least-drawn': `${leastDrawn(spacing, scale, rem)}px`,
          })}
        >
          <div className="board-mat">
            <MatGround mat={mat} terrain={props.terrain} />
            <RingLayer rings={rings} mat={mat} scale={scale} />
          </div>
          <Ghosts cells={stage} />
          <TokenLayer tokens={tokens} selected={selected} cells={stage} elements={refs.elements} />
          <RubberBand cells={stage} scale={scale} />
          <RulerLine cells={stage} byId={byId} scale={scale} format={labels.distance} />
          <i ref={refs.line} className="board-trace" hidden />
          <b ref={refs.tag} className="board-tag board-way" hidden />
        </div>
      </div>
      <p id={help} hidden>
        {labels.keys}
      </p>
      <ScaleBar placement={placement} area={area} matHeight={mat.height} format={labels.distance} />
      <BoardTools ref={tools} cells={stage} labels={labels} extra={props.tools} />
      <ZoomButtons stage={stage} scene={scene} folded={layout.folded} />
      <SelectionBar stage={stage} scene={scene} placement={placement} layout={layout} />
    </div>
  );
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createCells, createStage, type Paint, type Scene, type Stage } from './stage.ts';
import { drawTrace } from './trace.ts';
import type { Placement } from './view.ts';

/** The elements that gestures write to directly. */
export interface BoardRefs {
  readonly world: RefObject<HTMLDivElement | null>;
  readonly line: RefObject<HTMLElement | null>;
  readonly tag: RefObject<HTMLElement | null>;
  readonly elements: Map<string, HTMLElement>;
}

export const worldTransform = ({ left, top }: Placement): string => `translate(${left}px, ${top}px)`;

/** One stage for the life of the board; it always reads the scene of the last render. */
export function useStage(scene: Scene): { readonly stage: Stage; readonly refs: BoardRefs } {
  const latest = useRef(scene);
  const world = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLElement>(null);
  const tag = useRef<HTMLElement>(null);
  const [made] = useState(() => {
    const elements = new Map<string, HTMLElement>();
    const settled = () => stage.placement();
    const paint: Paint = {
      element: (id) => elements.get(id),
      preview: (placement) => {
        const element = world.current;
        if (!element) return;
        const { scale, left, top } = settled();
        const still = placement.scale === scale && placement.left === left && placement.top === top;
        // One bitmap follows the fingers; it is drawn sharp again when they leave.
        element.style.willChange = still ? '' : 'transform';
        element.style.transform = still
          ? worldTransform(placement)
          : `${worldTransform(placement)} scale(${placement.scale / scale})`;
      },
      trace: (from, by) => {
        if (!line.current || !tag.current) return;
        const { distance } = latest.current.labels;
        drawTrace({ line: line.current, tag: tag.current }, from, by, settled().scale, distance);
      },
    };
    const stage = createStage(createCells(scene.mat), paint, () => latest.current);
    return { stage, refs: { world, line, tag, elements } };
  });
  useLayoutEffect(() => {
    latest.current = scene;
  });
  return made;
}

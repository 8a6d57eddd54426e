import { type PointerEvent, useEffect, useMemo } from 'react';
import { perFrame } from './frames.ts';
import { boardIntent } from './intent.ts';
import { createRecogniser } from './recogniser.ts';
import type { Stage } from './stage.ts';

type Handler = (event: PointerEvent<HTMLElement>) => void;

export interface PointerHandlers {
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
  readonly onLostPointerCapture: Handler;
}

/** Feeds the surface's pointers to the recogniser, in px from the surface's corner. */
export function usePointers(stage: Stage, before: () => void): PointerHandlers {
  const [handlers, stop] = useMemo(() => {
    const recogniser = perFrame(createRecogniser(boardIntent(stage)));
    // Read once a gesture: the board does not move while a finger is on it, and reading forces layout.
    let corner = { left: 0, top: 0 };
    const pointer = (event: PointerEvent<HTMLElement>) => ({
      id: event.pointerId,
      x: event.clientX - corner.left,
      y: event.clientY - corner.top,
    });
    const down: Handler = (event) => {
      if (event.button !== 0) return;
      before();
      corner = event.currentTarget.getBoundingClientRect();
      event.currentTarget.setPointerCapture(event.pointerId);
      recogniser.down(pointer(event));
    };
    const cancel: Handler = (event) => recogniser.cancel(event.pointerId);
    const made: PointerHandlers = {
      onPointerDown: down,
      onPointerMove: (event) => recogniser.move(pointer(event)),
      onPointerUp: (event) => recogniser.up(pointer(event)),
      onPointerCancel: cancel,
      // Arrives after every `up` too, when the finger is known to have gone and nothing happens.
      onLostPointerCapture: cancel,
    };
    return [made, recogniser.stop] as const;
  }, [stage, before]);
  useEffect(() => stop, [stop]);
  return handlers;
}

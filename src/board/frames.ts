import type { Pointer, Recogniser } from './recogniser.ts';

/**
 * Passes on at most one move a finger and frame: a pen or a fast mouse reports more often than the screen
 * can show. Whatever waits is delivered before the finger goes down or up, so that no drop falls short.
 */
export function perFrame(inner: Recogniser): Recogniser {
  const waiting = new Map<number, Pointer>();
  let frame = 0;
  const flush = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const pointer of waiting.values()) inner.move(pointer);
    waiting.clear();
  };
  return {
    down: (pointer) => {
      flush();
      inner.down(pointer);
    },
    move: (pointer) => {
      waiting.set(pointer.id, pointer);
      frame ||= requestAnimationFrame(flush);
    },
    up: (pointer) => {
      flush();
      inner.up(pointer);
    },
    cancel: (id) => {
      waiting.delete(id);
      inner.cancel(id);
    },
    stop: () => {
      waiting.clear();
      flush();
      inner.stop();
    },
  };
}

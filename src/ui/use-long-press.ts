import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** How long a press must last, in milliseconds, and how far it may slip, in pixels. */
const LONG = 450;
const SLIP = 10;

/**
 * Handlers for a long press, always a shortcut and never the only way. A press that slips away is a scroll;
 * the click that ends a long press is swallowed. A right click does the same at once.
 */
export function useLongPress(onLong: () => void) {
  const press = useRef<{ x: number; y: number; timer: number } | null>(null);
  const fired = useRef(false);
  const stop = useCallback((): void => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const fire = (): void => {
    stop();
    fired.current = true;
    onLong();
  };
  return {
    onPointerDown: ({ clientX, clientY, button }: PointerEvent): void => {
      stop();
      fired.current = false;
      if (button === 0) press.current = { x: clientX, y: clientY, timer: window.setTimeout(fire, LONG) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu: (event: MouseEvent): void => {
      event.preventDefault();
      // After a long touch it says the same again; after a right click or a key no click follows.
      if (fired.current) return;
      stop();
      onLong();
    },
    onClickCapture: (event: MouseEvent): void => {
      if (!fired.current) return;
      fired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

import { type RefObject, useEffect } from 'react';
import type { Stage } from './stage.ts';
import { type Placement, placementOf, viewOf, zoomAbout } from './view.ts';

/** A wheel has no end; this many ms of rest count as one, and only then is the view settled. */
const REST_MS = 140;
const ZOOM_PER_PX = 0.0022;

/** Ctrl + wheel (a trackpad's pinch) zooms about the pointer; the plain wheel pans an enlarged mat. */
export function useWheel(surface: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let shown: Placement | null = null;
    let timer = 0;
    const settle = () => {
      const { mat, area } = stage.scene();
      if (shown) stage.settle(viewOf(shown, mat, area));
      shown = null;
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (stage.locked.get() || stage.ghosts.get().length > 0) return;
      const { mat, area } = stage.scene();
      const now = shown ?? stage.placement();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const view =
        event.ctrlKey || event.metaKey
          ? zoomAbout(now, Math.exp(-event.deltaY * ZOOM_PER_PX), at, at, mat, area)
          : viewOf({ ...now, left: now.left - event.deltaX, top: now.top - event.deltaY }, mat, area);
      shown = placementOf(view, mat, area);
      stage.preview(shown);
      clearTimeout(timer);
      timer = window.setTimeout(settle, REST_MS);
    };
    // React listens to the wheel passively, which could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', onWheel);
    };
  }, [surface, stage]);
}

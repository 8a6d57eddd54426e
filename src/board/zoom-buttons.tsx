import { Lock, LockOpen, Maximize, Minus, Plus, X, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useCell } from './cell.ts';
import type { Scene, Stage } from './stage.ts';
import { MAX_ZOOM, wholeMat, zoomAbout } from './view.ts';

/** How many buttons `ZoomButtons` shows when it is not folded. */
export const ZOOM_BUTTONS = 4;

const STEP = 1.5;
/** Zooms closer than this are the same for a reader. */
const SLACK = 0.001;

interface ZoomProps {
  readonly stage: Stage;
  readonly scene: Scene;
}

function Buttons({ stage, scene }: ZoomProps) {
  const { mat, area, labels } = scene;
  const { zoom } = useCell(stage.view);
  const locked = useCell(stage.locked);
  const middle = { x: area.left + area.width / 2, y: area.top + area.height / 2 };
  const by = (factor: number) =>
    stage.settle(zoomAbout(stage.placement(), factor, middle, middle, mat, area));
  const whyLocked = locked ? labels.zoomIsLocked : null;
  const whyWhole = whyLocked ?? (zoom <= 1 + SLACK ? labels.zoomIsWhole : null);
  const whyLargest = whyLocked ?? (zoom >= MAX_ZOOM - SLACK ? labels.zoomIsLargest : null);
  return (
    <>
      <IconButton label={labels.zoomIn} why={whyLargest} onClick={() => by(STEP)}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label={labels.zoomOut} why={whyWhole} onClick={() => by(1 / STEP)}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton label={labels.wholeMat} why={whyWhole} onClick={() => stage.settle(wholeMat(mat))}>
        <Maximize aria-hidden />
      </IconButton>
      <IconButton label={labels.lockZoom} on={locked} onClick={() => stage.locked.set(!locked)}>
        {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </>
  );
}

/**
 * Larger, smaller, the whole mat, and the lock that keeps the view still among busy hands. On a phone they
 * fold into one button that opens them over the mat.
 */
export function ZoomButtons({ stage, scene, folded }: ZoomProps & { readonly folded: boolean }) {
  const [open, setOpen] = useState(false);
  const { labels } = scene;
  return (
    <div
      role="toolbar"
      aria-label={labels.zoom}
      className="board-rail board-rail-zoom"
      data-folded={folded || undefined}
    >
      {folded && (
        <IconButton label={labels.zoom} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <X aria-hidden /> : <ZoomIn aria-hidden />}
        </IconButton>
      )}
      {(!folded || open) && <Buttons stage={stage} scene={scene} />}
    </div>
  );
}

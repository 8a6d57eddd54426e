import { distance, type Point } from '../kernel/geometry.ts';

/** A finger on the board, in px from the board's corner. */
export interface Pointer extends Point {
  readonly id: number;
}

/** What one finger does after it has moved far enough to mean it. */
export interface Gesture {
  readonly move: (at: Point) => void;
  readonly end: (at: Point) => void;
  readonly cancel: () => void;
  /** Present when a second finger may turn this gesture into a pinch; called just before it does. */
  readonly yield?: () => void;
}

export interface Pinch {
  readonly move: (a: Point, b: Point) => void;
  readonly end: () => void;
}

export interface Intent {
  readonly tap: (at: Point) => void;
  /** The gesture that starts here, or `null` when a drag from here means nothing. */
  readonly begin: (from: Point) => Gesture | null;
  readonly pinch: (a: Point, b: Point) => Pinch | null;
}

export interface Recogniser {
  readonly down: (pointer: Pointer) => void;
  readonly move: (pointer: Pointer) => void;
  readonly up: (pointer: Pointer) => void;
  readonly cancel: (id: number) => void;
  /** Ends all at once, as if every finger had been taken away by the system. */
  readonly stop: () => void;
}

/** Below this many px a touch is a tap; fingers on a table are never quite still. */
const THRESHOLD = 6;

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly id: number; readonly from: Point }
  | { readonly kind: 'gesture'; readonly id: number; readonly gesture: Gesture }
  | { readonly kind: 'pinch'; readonly ids: readonly [number, number]; readonly pinch: Pinch }
  /** Something ended while fingers are still down: they do nothing more until all have left. */
  | { readonly kind: 'spent' };

const IDLE: Phase = { kind: 'idle' };
const SPENT: Phase = { kind: 'spent' };

/** Tells taps, drags and pinches apart. Pure bookkeeping: what they do is the intent's business. */
export function createRecogniser(intent: Intent): Recogniser {
  const fingers = new Map<number, Point>();
  let phase: Phase = IDLE;

  const rest = () => {
    phase = fingers.size === 0 ? IDLE : SPENT;
  };

  const startPinch = (firstId: number, second: Pointer) => {
    const first = fingers.get(firstId);
    if (!first) return;
    if (phase.kind === 'gesture') phase.gesture.yield?.();
    const pinch = intent.pinch(first, second);
    phase = pinch ? { kind: 'pinch', ids: [firstId, second.id], pinch } : SPENT;
  };

  const finish = (id: number, at: Point | null) => {
    fingers.delete(id);
    if (phase.kind === 'pinch') {
      if (phase.ids.includes(id)) {
        phase.pinch.end();
        rest();
      }
      return;
    }
    if (phase.kind === 'pressed' && phase.id === id) {
      const { from } = phase;
      rest();
      if (at) intent.tap(from);
    } else if (phase.kind === 'gesture' && phase.id === id) {
      const { gesture } = phase;
      rest();
      if (at) gesture.end(at);
      else gesture.cancel();
    } else if (phase.kind === 'spent') rest();
  };

  return {
    down: (pointer) => {
      fingers.set(pointer.id, { x: pointer.x, y: pointer.y });
      if (phase.kind === 'idle') phase = { kind: 'pressed', id: pointer.id, from: pointer };
      else if (phase.kind === 'pressed') startPinch(phase.id, pointer);
      else if (phase.kind === 'gesture' && phase.gesture.yield) startPinch(phase.id, pointer);
    },
    move: (pointer) => {
      if (!fingers.has(pointer.id)) return;
      fingers.set(pointer.id, { x: pointer.x, y: pointer.y });
      if (phase.kind === 'pinch') {
        const [a, b] = phase.ids.map((id) => fingers.get(id));
        if (a && b) phase.pinch.move(a, b);
        return;
      }
      if (phase.kind === 'pressed' && phase.id === pointer.id) {
        if (distance(phase.from, pointer) < THRESHOLD) return;
        const gesture = intent.begin(phase.from);
        phase = gesture ? { kind: 'gesture', id: pointer.id, gesture } : SPENT;
      }
      if (phase.kind === 'gesture' && phase.id === pointer.id) phase.gesture.move(pointer);
    },
    up: (pointer) => {
      if (fingers.has(pointer.id)) finish(pointer.id, pointer);
    },
    cancel: (id) => {
      if (fingers.has(id)) finish(id, null);
    },
    stop: () => {
      for (const id of [...fingers.keys()]) finish(id, null);
    },
  };
}

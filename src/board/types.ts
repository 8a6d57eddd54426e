import type { Point } from '../kernel/geometry.ts';

/** The playing surface in table units (cm, u): its size and the distance between two lines of the grid. */
export interface Mat {
  readonly width: number;
  readonly height: number;
  readonly grid: number;
}

/** A side, or any CSS colour. The ink on it is chosen for contrast. */
export type TokenTone = 'a' | 'b' | (string & {});
type MarkTone = 'fear' | 'pursuit' | 'attack' | 'ink' | 'accent';
export type RingTone = MarkTone | TokenTone;

export interface TokenMark {
  readonly place: 'ne' | 'nw' | 'sw' | 'se';
  readonly shape: 'disc' | 'triangle' | 'diamond' | 'flame' | 'half' | 'arrow' | 'cross';
  readonly tone: MarkTone;
  /** One or two characters, for shapes with an inside (disc, triangle, diamond, flame). */
  readonly text?: string | undefined;
}

/** One piece on the mat. `x`, `y` (the centre) and `diameter` are in table units. */
export interface BoardToken extends Point {
  readonly id: string;
  readonly diameter: number;
  readonly shape: 'disc' | 'shield' | 'square';
  readonly tone: TokenTone;
  /** One to four letters drawn inside. */
  readonly code: string;
  /** All that the drawing says, in words: "Lucius, fleeing, 2 demoralisation points". */
  readonly name: string;
  readonly stars?: number | undefined;
  /** A second rim inside of the first: the sign of one side, for eyes that cannot tell the colours apart. */
  readonly rimmed?: boolean | undefined;
  readonly outline?: 'solid' | 'dashed' | undefined;
  readonly marks?: readonly TokenMark[] | undefined;
  /** Turned by 90°. */
  readonly sideways?: boolean | undefined;
  readonly faded?: boolean | undefined;
  /** A dashed glow around it: this one is concerned by what is being decided. */
  readonly lit?: boolean | undefined;
  /** `false` for a piece that may be tapped but not moved. */
  readonly movable?: boolean | undefined;
}

/** A range or an area around a place; `radius` in table units. */
export interface Ring extends Point {
  readonly id: string;
  readonly radius: number;
  readonly tone: RingTone;
  readonly style: 'solid' | 'dashed' | 'dotted';
  readonly fill?: boolean | undefined;
  readonly label?: string | undefined;
}

/** Where a token shall be. */
export interface Move extends Point {
  readonly id: string;
}

export type Tool = 'select' | 'move' | 'ruler' | 'group';

/** Every word that the board shows or says, in the reader's language. */
export interface BoardLabels {
  /** The name of the board: "Mat, 24 by 24 u". */
  readonly board: string;
  /** How the keys work, read out once with the board's name. */
  readonly keys: string;
  /** Names of the two rows of buttons. */
  readonly tools: string;
  readonly zoom: string;
  readonly select: string;
  readonly move: string;
  readonly ruler: string;
  readonly group: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeMat: string;
  readonly lockZoom: string;
  /** Why a zoom button does nothing now. */
  readonly zoomIsLocked: string;
  readonly zoomIsLargest: string;
  readonly zoomIsWhole: string;
  readonly distance: (value: number) => string;
  readonly selected: (count: number) => string;
  readonly moveSelection: string;
  readonly clearSelection: string;
  /** Shown while the next tap places what was picked: "Tap the place". */
  readonly tapPlace: string;
  readonly cancel: string;
  /** Said aloud, with a token's name or `selected(count)`. */
  readonly pickedUp: (what: string) => string;
  readonly moved: (what: string, distance: string) => string;
  readonly putBack: (what: string) => string;
  readonly measured: (distance: string) => string;
}

import type { BoardLabels, BoardToken } from './types.ts';

/** A plain token for tests; its code and name come from its id. */
export const piece = (id: string, x: number, y: number, more: Partial<BoardToken> = {}): BoardToken => ({
  id,
  x,
  y,
  diameter: 1,
  shape: 'disc',
  tone: 'a',
  code: id.slice(0, 4),
  name: `Token ${id}`,
  ...more,
});

export const LABELS: BoardLabels = {
  board: 'Mat',
  keys: 'How the keys work',
  tools: 'Tools',
  zoom: 'Zoom',
  select: 'Select',
  move: 'Move',
  ruler: 'Ruler',
  group: 'Group',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  wholeMat: 'Whole mat',
  lockZoom: 'Lock zoom',
  zoomIsLocked: 'The zoom is locked',
  zoomIsLargest: 'No closer',
  zoomIsWhole: 'All is seen',
  distance: (value) => `${Math.round(value * 10) / 10} u`,
  selected: (count) => `${count} tokens`,
  moveSelection: 'Move them',
  clearSelection: 'Let go',
  tapPlace: 'Tap the place',
  cancel: 'Cancel',
  pickedUp: (what) => `${what} picked up`,
  moved: (what, distance) => `${what} moved ${distance}`,
  putBack: (what) => `${what} put back`,
  measured: (distance) => `Measured ${distance}`,
};

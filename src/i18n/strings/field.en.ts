/** Words of the field boards. */

const en = {
  mat: (width: string, height: string) => `Field of ${width} by ${height}`,
  select: 'Select',
  ruler: 'Ruler',
  group: 'Group',
  move: 'Move',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole field',
  lock: 'Lock the zoom',
  keys: 'Arrow keys go from token to token. Enter picks one up, arrow keys move it, Enter puts it down, Escape puts it back.',
  tools: 'Tools',
  zoom: 'Zoom',
  zoomIsLocked: 'The zoom is locked.',
  zoomIsLargest: 'It cannot zoom in any further.',
  zoomIsWhole: 'The whole field is already in view.',
  selected: (n: number) => `${n} selected`,
  moveSelection: 'Move',
  clearSelection: 'Deselect',
  tapPlace: 'Tap where it goes',
  pickedUp: (what: string) => `${what}: picked up`,
  moved: (what: string, distance: string) => `${what}: moved ${distance}`,
  putBack: (what: string) => `${what}: put back`,
  measured: (distance: string) => `Measured: ${distance}`,
} as const;

export default en;
export type FieldStrings = typeof en;

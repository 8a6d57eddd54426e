/** The panels that are not needed for the first picture, but for the first tap. */
import { Asides } from './asides.tsx';
import { RangesPanel } from './ranges-panel.tsx';

export const panels = { Asides, RangesPanel };

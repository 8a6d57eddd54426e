import type { Tone } from '../model/bearer.ts';
import type { State } from '../model/state.ts';
import type { Text } from './text.ts';

/** BH-8.1, BH-8.2: what a heart of one tone means for its bearer; by house rule only if it is still full at the end. */
export const filledText = (t: Text, state: State, name: string, tone: Tone): string =>
  t.screen.table.filled(name, t.screen.table.fullOf[tone], state.settings.retireCheck === 'atEnd');

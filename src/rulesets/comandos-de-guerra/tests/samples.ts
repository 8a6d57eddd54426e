/** Commands worth trying on a state, sensible and senseless, for the contract suite and long plays. */
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { pairsOf, turnOf } from './samples-parts.ts';
import { playSamples } from './samples-play.ts';
import { sheetSamples } from './samples-sheet.ts';

export function sampleCommands(state: State): readonly Command[] {
  const turn = turnOf(state);
  const pairs = pairsOf(state, turn);
  return [...playSamples(state, pairs, turn), ...sheetSamples(state, pairs, turn)];
}

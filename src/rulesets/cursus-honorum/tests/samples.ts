/** Commands worth trying on a table: sensible ones for where it stands, and senseless ones. */
import type { Command } from '../model/commands.ts';
import type { State } from '../model/game.ts';
import { battle } from './samples-battle.ts';
import { psychology } from './samples-phase.ts';
import { byHand, roster } from './samples-table.ts';
import { spinOf } from './samples-tools.ts';

/**
 * Some forty commands for the contract suite, the recorded evenings and the long play; the next step of the guide
 * is among them. What belongs to another part of the turn would only be refused: one of those is enough.
 */
export function sampleCommands(state: State): Command[] {
  const spin = spinOf(state);
  const inBattle = state.phase === 'battle' || state.phase === 'closed';
  const [fights, steps] = [battle(state, spin), psychology(state, spin)];
  const one = (commands: readonly Command[]): Command[] => [commands[(spin * 5) % commands.length]!];
  return [
    ...(inBattle ? one(steps) : steps),
    ...(inBattle ? fights : one(fights)),
    ...roster(state, spin),
    ...byHand(state, spin),
  ];
}

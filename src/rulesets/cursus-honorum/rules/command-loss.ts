/** CH-7.7, CH-7.8, CH-8.5, CH-8.8: an army without its general. */
import { type Character, isLeader, isPresent, type Side } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import type { CommandLoss, State } from '../model/game.ts';
import { isSusceptible } from './load.ts';

const changed = (side: Side, commandLoss: CommandLoss): Event[] => [
  { type: 'commandChanged', side, commandLoss, byHand: false },
];

/** The death of the general, counted from the turn in which command was really lost (CH-7.7). */
export function onDeath(state: State, dead: Character): Event[] {
  if (dead.role !== 'general') return [];
  const now = state.armies[dead.side].commandLoss;
  const sinceTurn = now.kind === 'generalFleeing' ? now.sinceTurn : state.turn;
  return changed(dead.side, { kind: 'generalDead', sinceTurn });
}

/** The flight of the general (CH-8.5). */
export const onFlight = (state: State, fled: Character): Event[] =>
  fled.role === 'general' && state.armies[fled.side].commandLoss.kind === 'none'
    ? changed(fled.side, { kind: 'generalFleeing', sinceTurn: state.turn })
    : [];

/** The general back in ok gives the command back at once (CH-8.5, CH-14.5). */
export const onRecovery = (state: State, recovered: Character): Event[] =>
  recovered.role === 'general' && state.armies[recovered.side].commandLoss.kind === 'generalFleeing'
    ? changed(recovered.side, { kind: 'none' })
    : [];

/** Whether officers and chiefs of a side must test for the lost command in this turn (CH-7.8). */
export function mustAnswerForCommand(state: State, side: Side): boolean {
  const loss = state.armies[side].commandLoss;
  if (loss.kind === 'none') return false;
  const sameTurnCounts = loss.kind === 'generalDead' && !state.house.commandLossFromNextTurn;
  return state.turn > loss.sinceTurn || (sameTurnCounts && state.turn === loss.sinceTurn);
}

/** The officers and chiefs who take the points of a lost command. */
export const commandTesters = (state: State, side: Side): Character[] =>
  mustAnswerForCommand(state, side)
    ? state.characters.filter(
        (one) =>
          one.side === side &&
          isPresent(one) &&
          isLeader(one) &&
          one.role !== 'general' &&
          (one.status === 'ok' || one.status === 'cowering') &&
          isSusceptible(one, 'demoralisation', state.house),
      )
    : [];

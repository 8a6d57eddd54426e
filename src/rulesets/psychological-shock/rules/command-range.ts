/** PS-6: who is within Command range, and what it gives. */
import { within } from '../../../kernel/geometry.ts';
import { type Character, characterOf, type State } from '../model/state.ts';
import { canAct, faceOf, friendsOf, measured } from './cards.ts';

/** Where an answer about Command range comes from. */
export interface Reach {
  readonly inRange: boolean;
  /** Edge to edge in u; null where nothing is measured. */
  readonly distance: number | null;
  readonly source: 'measured' | 'corrected' | 'ticked';
}

/** PS-6.2: all round, edge to edge, exactly the radius included. A player's correction beats the tape. */
export function reachOf(state: State, commander: Character, character: Character): Reach {
  const distance = measured(state, commander, character);
  if (distance === null) {
    const ticked = Object.hasOwn(state.commandInRange, commander.id)
      ? state.commandInRange[commander.id]
      : undefined;
    return { inRange: ticked?.includes(character.id) ?? false, distance, source: 'ticked' };
  }
  const correction = state.corrections.find(
    (one) => one.commanderId === commander.id && one.characterId === character.id,
  );
  if (correction) return { inRange: correction.inRange, distance, source: 'corrected' };
  return { inRange: within(distance, state.settings.commandRadius), distance, source: 'measured' };
}

/** The living friends with Command on the side of the card that is up; nobody commands himself (PS-6.7). */
export const commandersFor = (state: State, character: Character): readonly Character[] =>
  friendsOf(state, character).filter((one) => faceOf(one).command >= 1);

/** PS-6.6: a shocked or wound-shocked commander lends no tries, unless the house says so. */
const lends = (state: State, commander: Character): boolean =>
  canAct(state, commander) || state.settings.disabledCommanderLendsCommand;

/** PS-6.1: Actions that Command adds. PS-6.7: the highest counts, or all. PS-6.8: none when he pays. */
export function commandBonus(state: State, character: Character): number {
  if (state.settings.commandMode === 'commanderPays') return 0;
  const values = commandersFor(state, character)
    .filter((one) => lends(state, one) && reachOf(state, one, character).inRange)
    .map((one) => faceOf(one).command);
  return state.settings.commandStacks
    ? values.reduce((sum, value) => sum + value, 0)
    : Math.max(0, ...values);
}

/** Whom a commander reaches now, for the ring and its chips. */
export function reachedBy(state: State, commanderId: string): readonly { id: string; reach: Reach }[] {
  const commander = characterOf(state, commanderId);
  if (!commander) return [];
  return friendsOf(state, commander).map((one) => ({ id: one.id, reach: reachOf(state, commander, one) }));
}

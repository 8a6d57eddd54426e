/** PS-7.3, PS-7.5: how many Actions a man has, and spending them on anything but recovery. */
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Character, characterOf, LIMITS, type State } from '../model/state.ts';
import { faceOf, hasWoundShock } from './cards.ts';
import { settle } from './checks.ts';
import { commandBonus } from './command-range.ts';
import { wholeIn } from './validate.ts';

/** PS-3.2: what the die is compared with. PS-6.3: Command leaves it alone, unless the house says so. */
export const targetOf = (state: State, character: Character): number =>
  faceOf(character).maxActions + (state.settings.commandRaisesTarget ? commandBonus(state, character) : 0);

/** The most Actions between two refills: the card and Command (PS-6.1). */
export const capOf = (state: State, character: Character): number =>
  faceOf(character).maxActions + commandBonus(state, character);

/** PS-7.3: Actions still open to him; 0 for the killed. */
export const actionsLeft = (state: State, character: Character): number =>
  character.wound === 'killed' ? 0 : Math.max(0, capOf(state, character) - character.actionsUsed);

/** Why he cannot take an Action other than recovery, or null. In the order of the spec. PS-4.2, PS-8.4 */
export function whyNotSpend(state: State, characterId: string, at: number): Rejection | null {
  const character = characterOf(state, characterId);
  if (!character) return { code: 'character-unknown' };
  const name = character.name;
  if (character.wound === 'killed') return { code: 'character-killed', params: { name } };
  if (character.shocked) return { code: 'shocked-only-recover', params: { name } };
  if (hasWoundShock(state, character))
    return { code: 'wound-shock', params: { name, turn: character.woundShockUntil ?? 0 } };
  if (actionsLeft(state, character) <= 0) return { code: 'no-actions-left', params: { name } };
  const pool = state.sides[character.side].atPool;
  if (at > pool) return { code: 'not-enough-at', params: { need: at, pool } };
  if (!wholeIn(at, LIMITS.counter)) return { code: 'at-range', params: LIMITS.counter };
  return null;
}

/** PS-7.5: one Action is counted, whatever it was; the app does not resolve it. */
export function decideSpend(state: State, command: CommandOf<'spend'>): Decision<Event> {
  const why = whyNotSpend(state, command.characterId, command.at);
  if (why) return reject(why.code, why.params);
  const action = command.action.trim().slice(0, LIMITS.nameLength);
  const spent: Event = { type: 'actionSpent', characterId: command.characterId, action, at: command.at };
  return accept<Event>(...settle(state), spent);
}

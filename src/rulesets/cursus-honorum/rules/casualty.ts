/** CH-3 and CH-7: somebody dies. */
import type { Rule } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import { type Character, isLeader } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { charactersById, type State } from '../model/game.ts';
import { onDeath } from './command-loss.ts';
import { evolve } from './evolve.ts';
import { describeLoad, isSplit, rollLoad } from './leader-load.ts';
import { isShielded, strengthOf } from './load.ts';
import { friendsInArea, friendsNear } from './measure.ts';
import { makeShare, present } from './place.ts';

/** Whether a death weighs as a leader load instead of casualty points (CH-7.6; CH-7.9 by house rule). */
export const givesLoad = (state: State, victim: Character): boolean =>
  isLeader(victim) && !(victim.status === 'cowering' && state.house.coweringLeaderNoLoad);

/** Who the board says is affected by a death: 10 cm, or the area of influence (CH-3.1, CH-7.1). */
export const witnesses = (state: State, victim: Character): EntityId[] =>
  givesLoad(state, victim) ? friendsInArea(state, victim) : friendsNear(state, victim);

/** CH-7.5: the ids without the leaders whose stars shield them from this source. */
export function unshielded(state: State, source: Character, ids: readonly EntityId[]): EntityId[] {
  const shielded = new Set(state.characters.filter((one) => isShielded(one, source)).map((one) => one.id));
  return ids.filter((id) => !shielded.has(id));
}

/**
 * Kills a character and shares its points or its load at once (CH-3.3, CH-7.3, CH-7.4); tests come in the phase
 * (CH-3.4). Size and special rules make it more (CH-3.2).
 */
export function* killCharacter(state: State, command: CommandOf<'killCharacter'>): Rule<Decision<Event>> {
  const found = present(state, command.id);
  if (!found.ok) return found;
  const victim = found.character;
  const inRange = command.inRange ?? witnesses(state, victim);
  const known = charactersById(state);
  const stranger = inRange.find((id) => !known.has(id));
  if (stranger !== undefined) return reject('E_UNKNOWN_ID', { id: stranger });
  const heavy = givesLoad(state, victim);
  const rolled = heavy ? yield* rollLoad(victim) : null;
  const source = {
    id: victim.id,
    points: rolled ? rolled.load : strengthOf(victim, 'casualty'),
    split: heavy && isSplit(state.house),
    reach: unshielded(state, victim, inRange),
  };
  const dead = evolve(state, { type: 'characterKilled', id: victim.id, load: null });
  const made = makeShare(dead, victim.side, 'demoralisation', [source], command.picks);
  if (!made.ok) return made;
  const reach = made.share.sources[0]!.reach;
  const load = rolled && describeLoad(victim.id, rolled, reach, state.house);
  return {
    ok: true,
    events: [
      { type: 'characterKilled', id: victim.id, load },
      { type: 'pointsShared', share: made.share, reason: '', joins: true },
      ...onDeath(state, victim),
    ],
  };
}

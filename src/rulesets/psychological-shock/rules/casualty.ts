/** PS-8, PS-1.1: wounds and deaths, and the check that each of them calls for. */
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Character, characterOf, LIMITS, type Side, type State } from '../model/state.ts';
import { woundKills } from './cards.ts';
import { attackFor, decline, openCheck, settle } from './checks.ts';

/** PS-8.4: the own turn at whose start a wound-shock marker goes that is laid now. */
export const woundShockUntil = (state: State, side: Side): number =>
  Math.min(LIMITS.turn.max, state.sides[side].turnNumber + 2);

/** Why nobody can be wounded or killed here any more, or null. */
export function whyNotHit(state: State, characterId: string): Rejection | null {
  const character = characterOf(state, characterId);
  if (!character) return { code: 'character-unknown' };
  if (character.wound === 'killed') return { code: 'character-killed', params: { name: character.name } };
  if (state.checks.length >= LIMITS.checks) return { code: 'checks-full', params: { max: LIMITS.checks } };
  return null;
}

/** PS-8.1, PS-8.2, PS-8.5: turns the card, sets cover and marker; the second wound kills. */
function hit(state: State, character: Character, byWound: boolean): Event {
  const characterId = character.id;
  const { healthy, wounded } = character.card;
  if (!byWound || !wounded || woundKills(character)) return { type: 'characterKilled', characterId, byWound };
  return {
    type: 'characterWounded',
    characterId,
    from: healthy.maxActions,
    to: wounded.maxActions,
    woundShockUntil: state.settings.woundShockMarkers ? woundShockUntil(state, character.side) : null,
  };
}

/** PS-1.2: each wound and each death is a casualty of its own and opens a check. */
export function decideCasualty(state: State, command: CommandOf<'wound' | 'kill'>): Decision<Event> {
  const why = whyNotHit(state, command.characterId);
  if (why) return reject(why.code, why.params);
  const character = characterOf(state, command.characterId)!;
  const attack = attackFor(state, command.sameAttack);
  // In the same attack the checks stay open: another casualty may still change who is closest.
  const first = attack > state.attack ? settle(state) : decline(state);
  const happened = hit(state, character, command.type === 'wound');
  return accept<Event>(...first, happened, openCheck(state, character.id, attack));
}

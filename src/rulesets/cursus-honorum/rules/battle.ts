/** What players enter during the turn: retreats, points by hand, spent leadership, figures that leave. */
import { type Decision, reject } from '../../../kernel/result.ts';
import { isLeader, LIMITS, type Track } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State } from '../model/game.ts';
import { onFlight } from './command-loss.ts';
import { isSusceptible, TRACK_OF } from './load.ts';
import { present } from './place.ts';

/** CH-6.1: the mark of an ordered retreat, only on a character in ok; it lasts until lifted (CH-6.2). */
export function setRetreat(state: State, { id, on }: CommandOf<'setRetreat'>): Decision<Event> {
  const found = present(state, id);
  if (!found.ok) return found;
  if (on && found.character.status !== 'ok') return reject('E_RETREAT_STATUS', { id });
  return { ok: true, events: [{ type: 'retreatSet', id, on }] };
}

/**
 * CH-8.1: a leader begins to flee outside of the rounds, by a special rule. His load falls due in the first round
 * of flight after it, as for one who fails his test; a general loses the command at once (CH-8.5).
 */
export function leaderFlees(state: State, { id }: CommandOf<'leaderFlees'>): Decision<Event> {
  const found = present(state, id);
  if (!found.ok) return found;
  const { character } = found;
  if (!isLeader(character)) return reject('E_ROLE_STARS', { id });
  // CH-14.1: of those in a reaction only one that cowers can turn to flight.
  if (character.status !== 'ok' && character.status !== 'cowering') return reject('E_IMMUNE', { id });
  return { ok: true, events: [{ type: 'leaderFled', id }, ...onFlight(state, character)] };
}

/** CH-16.4, CH-8.8: out of the game, no casualty, no points; a lost command stays lost. */
export function leaveTable(state: State, { id }: CommandOf<'leaveTable'>): Decision<Event> {
  const found = present(state, id);
  return found.ok ? { ok: true, events: [{ type: 'tableLeft', id }] } : found;
}

/** Why points of a track cannot be given to a character by hand (CH-1.2, CH-1.6); null when they can. */
export function whyNoPoints(state: State, id: string, track: Track): ReturnType<typeof reject> | null {
  const found = present(state, id);
  if (!found.ok) return found;
  const { character } = found;
  if (character.status !== 'ok' && TRACK_OF[character.status] !== track) return reject('E_IMMUNE', { id });
  return isSusceptible(character, track, state.house) ? null : reject('E_NOT_ELIGIBLE', { id });
}

/** CH-1.2: points by hand with a reason, and the figure that caused them if wanted; less than 0 takes off. */
export function addPoints(state: State, command: CommandOf<'addPoints'>): Decision<Event> {
  const { id, track, points, cause } = command;
  if (!Number.isInteger(points) || Math.abs(points) > LIMITS.points)
    return reject('E_POINTS', { id, max: LIMITS.points });
  const bad = whyNoPoints(state, id, track);
  if (bad) return bad;
  const total = characterOf(state, id)!.points[track] + points;
  if (total < 0 || total > LIMITS.points) return reject('E_POINTS', { id, max: LIMITS.points });
  if (cause !== null && !characterOf(state, cause)) return reject('E_UNKNOWN_ID', { id: cause });
  const reason = command.reason.trim().slice(0, LIMITS.noteLength);
  return { ok: true, events: [{ type: 'pointsAdded', id, track, points, reason, cause }] };
}

/** CH-13.4: leadership that a leader has spent this turn. */
export function spendLeadership(state: State, { id, spent }: CommandOf<'spendLeadership'>): Decision<Event> {
  const found = present(state, id);
  if (!found.ok) return found;
  if (!isLeader(found.character)) return reject('E_ROLE_STARS', { id });
  if (!Number.isInteger(spent) || spent < 0 || spent > LIMITS.spent)
    return reject('E_LEADERSHIP', { id, max: LIMITS.spent });
  return { ok: true, events: [{ type: 'leadershipSpent', id, spent }] };
}

/** CH-22: whom each attacker runs at; the app warns of an uneven spread and never blocks it. */
export function setTargets(state: State, { targets }: CommandOf<'setTargets'>): Decision<Event> {
  for (const { id, targetId } of targets) {
    const found = present(state, id);
    if (!found.ok) return found;
    if (targetId === null) continue;
    const target = present(state, targetId);
    if (!target.ok) return target;
    if (target.character.side === found.character.side) return reject('E_WRONG_SIDE', { id: targetId });
  }
  return targets.length > 0
    ? { ok: true, events: [{ type: 'targetsSet', targets }] }
    : { ok: true, events: [] };
}

/** House rules, army settings and values set by hand. */
import { type Decision, reject } from '../../../kernel/result.ts';
import {
  type Character,
  isLeader,
  isPresent,
  LIMITS,
  STATUSES,
  type Status,
  TRACKS,
} from '../model/character.ts';
import { type Change, COUNTERS, type CommandOf, FLAGS } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import {
  COMMAND_LOSS_POINTS,
  characterOf,
  DEFAULT_HOUSE,
  HOUSE_OPTIONS,
  PHASES,
  type State,
} from '../model/game.ts';
import { onFlight, onRecovery } from './command-loss.ts';
import { TRACK_OF } from './load.ts';

/** Any house rule of the specification, by its key. */
export function changeSetting(state: State, { key, value }: CommandOf<'changeSetting'>): Decision<Event> {
  if (!Object.hasOwn(DEFAULT_HOUSE, key)) return reject('E_SETTING');
  const options = key in HOUSE_OPTIONS ? HOUSE_OPTIONS[key as keyof typeof HOUSE_OPTIONS] : null;
  const fits = options
    ? options.some((option) => option === value)
    : key === 'commandLossPoints'
      ? Number.isInteger(value) &&
        Number(value) >= COMMAND_LOSS_POINTS.min &&
        Number(value) <= COMMAND_LOSS_POINTS.max
      : typeof value === 'boolean';
  if (!fits) return reject('E_SETTING');
  return state.house[key] === value
    ? { ok: true, events: [] }
    : { ok: true, events: [{ type: 'settingChanged', key, value }] };
}

export function changeArmy(_state: State, command: CommandOf<'changeArmy'>): Decision<Event> {
  const { side, shareMode, rangeMode } = command;
  const name = command.name.trim().slice(0, LIMITS.nameLength);
  if (name === '') return reject('E_NAME');
  return { ok: true, events: [{ type: 'armyChanged', side, name, shareMode, rangeMode }] };
}

/** The most that each counter can be set to by hand. */
export const COUNTER_LIMITS: Readonly<Record<(typeof COUNTERS)[number], number>> = {
  leadership: LIMITS.leadership,
  leadershipSpent: LIMITS.spent,
  leadershipLost: LIMITS.counter,
  turnsFleeing: LIMITS.counter,
  carriedPoints: LIMITS.points,
};

const isCount = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

/** Why a value cannot be set by hand; null when it can. */
function badChange(state: State, id: string, change: Change): ReturnType<typeof reject> | null {
  const one = characterOf(state, id)!;
  const { status } = one;
  switch (change.field) {
    case 'status':
      return STATUSES.includes(change.value) ? null : reject('E_STATUS');
    case 'points':
      if (!TRACKS.includes(change.track) || !isCount(change.value, LIMITS.points))
        return reject('E_POINTS', { id, max: LIMITS.points });
      return change.value > 0 && status !== 'ok' && TRACK_OF[status] !== change.track
        ? reject('E_IMMUNE', { id })
        : null;
    case 'causes':
      return TRACKS.includes(change.track) && change.value.length <= LIMITS.causes
        ? null
        : reject('E_POINTS', { id, max: LIMITS.causes });
    case 'flag':
      if (!FLAGS.includes(change.name)) return reject('E_SETTING');
      if (change.name === 'owesLoad' && change.value && status !== 'flight')
        return reject('E_NOT_A_SOURCE', { id });
      if (change.name === 'owesLoad' && change.value && !isLeader(one)) return reject('E_ROLE_STARS', { id });
      return change.name === 'retreating' && change.value && status !== 'ok'
        ? reject('E_RETREAT_STATUS', { id })
        : null;
    case 'counter':
      if (!COUNTERS.includes(change.name)) return reject('E_SETTING');
      return isCount(change.value, COUNTER_LIMITS[change.name])
        ? null
        : reject(change.name === 'carriedPoints' ? 'E_POINTS' : 'E_LEADERSHIP', {
            id,
            max: COUNTER_LIMITS[change.name],
          });
    default:
      return reject('E_SETTING');
  }
}

/** What a state set by hand brings with it: a leader who runs owes his load, a general his command (CH-8.1, CH-8.5). */
function followingStatus(state: State, one: Character, value: Status): Event[] {
  if (one.status === value || !isPresent(one)) return [];
  if (value === 'flight' && isLeader(one))
    return [
      { type: 'overridden', id: one.id, change: { field: 'flag', name: 'owesLoad', value: true } },
      ...onFlight(state, one),
    ];
  return value === 'ok' ? onRecovery(state, one) : [];
}

/** Any tracked value of a character by hand, told as such in the log. */
export function override(state: State, { id, change }: CommandOf<'override'>): Decision<Event> {
  const one = characterOf(state, id);
  if (!one) return reject('E_UNKNOWN_ID', { id });
  const bad = badChange(state, id, change);
  if (bad) return bad;
  const follows = change.field === 'status' ? followingStatus(state, one, change.value) : [];
  return { ok: true, events: [{ type: 'overridden', id, change }, ...follows] };
}

export const overrideTurn = (_state: State, { turn }: CommandOf<'overrideTurn'>): Decision<Event> =>
  isCount(turn, LIMITS.counter) && turn >= 1
    ? { ok: true, events: [{ type: 'turnOverridden', turn }] }
    : reject('E_TURN', { max: LIMITS.counter });

export const overridePhase = (_state: State, { phase }: CommandOf<'overridePhase'>): Decision<Event> =>
  PHASES.includes(phase)
    ? { ok: true, events: [{ type: 'phaseOverridden', phase }] }
    : reject('E_PHASE_ORDER');

export function overrideCommandLoss(
  _state: State,
  command: CommandOf<'overrideCommandLoss'>,
): Decision<Event> {
  const { side, commandLoss } = command;
  if (commandLoss.kind !== 'none' && !isCount(commandLoss.sinceTurn, LIMITS.counter))
    return reject('E_TURN', { max: LIMITS.counter });
  return { ok: true, events: [{ type: 'commandChanged', side, commandLoss, byHand: true }] };
}

/** Anything that the app keeps can be set by hand; the log says that it was. */
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Commando } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import {
  isOne,
  LIMITS,
  LOCKING_SHOCKS,
  SHOCK_KINDS,
  STATUSES,
  TRACKED,
  type Tracked,
} from '../model/words.ts';
import { ledger } from './ledger.ts';
import { checkNumber, checkWhole, type Refusal } from './refusal.ts';
import { deathAudience } from './triggers.ts';

/** What a card shows for a value that can be set. */
export function trackedValue(commando: Commando, field: Tracked): number | null {
  switch (field) {
    case 'life':
      return commando.life.now;
    case 'lifeMax':
      return commando.life.max;
    case 'blows':
      return commando.blows.now;
    case 'blowsMax':
      return commando.blows.max;
    default:
      return commando[field];
  }
}

const MAY_BE_EMPTY: readonly Tracked[] = ['walkSpeed', 'morale', 'initialMorale', 'pendingShock'];

/** The ends between which a value of a card may be set. */
export function valueRange(commando: Commando, field: Tracked): readonly [number, number] {
  const ends: Record<Tracked, readonly [number, number]> = {
    life: [0, commando.life.max],
    lifeMax: [1, LIMITS.points],
    blows: [0, commando.blows.max],
    blowsMax: [1, LIMITS.points],
    armour: [0, LIMITS.armour],
    load: [0, LIMITS.load],
    walkSpeed: [0, LIMITS.speed],
    rank: [0, LIMITS.rank],
    morale: [1, 100], // CG-16.4
    initialMorale: [1, 100],
    pendingShock: [8, 10],
  };
  return ends[field];
}

function valueRefusal(commando: Commando, field: Tracked, value: number | null): Refusal | null {
  if (value === null) return MAY_BE_EMPTY.includes(field) ? null : reject('VALUE_MISSING', { field });
  if (field === 'load' && !(value >= 0)) return reject('WEIGHT_NEGATIVE');
  const broken = field === 'load' || field === 'walkSpeed';
  return (broken ? checkNumber : checkWhole)(field, value, ...valueRange(commando, field));
}

export function setValue(state: State, { who, field, value }: CommandOf<'setValue'>): Decision<Event> {
  if (!isOne(TRACKED, field)) return reject('WORD_UNKNOWN', { word: field });
  const commando = commandoOf(state, who);
  if (!commando) return reject('COMMANDO_UNKNOWN');
  return (
    valueRefusal(commando, field, value) ??
    accept({ type: 'valueSet', who, field, before: trackedValue(commando, field), value })
  );
}

/** CG-13.7: the director says unconscious, dying or dead; a death raises its card (CG-17.3). */
export function setStatus(state: State, { who, status }: CommandOf<'setStatus'>): Decision<Event> {
  if (!isOne(STATUSES, status)) return reject('WORD_UNKNOWN', { word: status });
  const commando = commandoOf(state, who);
  if (!commando) return reject('COMMANDO_UNKNOWN');
  const log = ledger(state);
  log.add({ type: 'statusSet', who, name: commando.name, status });
  if (status === 'dead' && commando.status !== 'dead')
    log.prompt(
      commando.essential ? 'essentialDeath' : 'comradeDeath',
      deathAudience(state.commandos, who, commando.essential),
    );
  return log.done();
}

export function setShock(state: State, { who, kind, rounds, note }: CommandOf<'setShock'>): Decision<Event> {
  if (kind !== null && !isOne(SHOCK_KINDS, kind)) return reject('SHOCK_KIND_UNKNOWN', { word: kind });
  if (!commandoOf(state, who)) return reject('COMMANDO_UNKNOWN');
  if (kind === null) return accept({ type: 'shockSet', who, shock: null });
  return (
    checkWhole('rounds', rounds, 1, LIMITS.rounds) ??
    accept({
      type: 'shockSet',
      who,
      shock: { kind, roundsLeft: rounds, note: note.trim().slice(0, LIMITS.text) },
    })
  );
}

export function setFirstShock(state: State, { who, kind }: CommandOf<'setFirstShock'>): Decision<Event> {
  if (kind !== null && !isOne(LOCKING_SHOCKS, kind)) return reject('SHOCK_KIND_UNKNOWN', { word: kind });
  if (!commandoOf(state, who)) return reject('COMMANDO_UNKNOWN');
  return accept({ type: 'firstShockSet', who, kind });
}

export function setTakesPart(state: State, { who, takesPart }: CommandOf<'setTakesPart'>): Decision<Event> {
  if (!commandoOf(state, who)) return reject('COMMANDO_UNKNOWN');
  return accept({ type: 'takesPartSet', who, takesPart });
}

export function clearAim(state: State, { who }: CommandOf<'clearAim'>): Decision<Event> {
  if (!commandoOf(state, who)) return reject('COMMANDO_UNKNOWN');
  return accept({ type: 'aimCleared', who });
}

export const setRound = (_state: State, { round }: CommandOf<'setRound'>): Decision<Event> =>
  checkWhole('round', round, 1, LIMITS.round) ?? accept({ type: 'roundSet', round });

/** CG-9.5: the length of a round is the table's to say. */
export const setRoundSeconds = (_state: State, { seconds }: CommandOf<'setRoundSeconds'>): Decision<Event> =>
  (seconds === null ? null : checkNumber('roundSeconds', seconds, 0.1, 3600)) ??
  accept({ type: 'roundSecondsSet', seconds });

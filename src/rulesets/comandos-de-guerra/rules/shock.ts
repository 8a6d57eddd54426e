/** CG-18: fanaticism, apathy and whatever else the table agrees on. */
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import type { Commando, Shock } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { END_REASONS, isOne, LIMITS, SHOCK_KINDS, type ShockKind } from '../model/words.ts';
import { type Refusal, reasonOf } from './refusal.ts';

/**
 * CG-18.6, CG-18.9: whether the first choice binds this one. Other effects never break the lock, and the
 * lock does not stand in their way: they are the table's agreement, not a choice between the two.
 */
export const isLocked = ({ firstShock }: Commando, kind: ShockKind, house: House): boolean =>
  kind !== 'other' &&
  firstShock !== null &&
  firstShock !== kind &&
  (firstShock === 'fanatic' || house.shockLock === 'both');

/** CG-18.8: the same kind keeps the longer time, another replaces it. */
export const mergedShock = (now: Shock | null, next: Shock): Shock =>
  now?.kind === next.kind
    ? { ...next, roundsLeft: Math.max(now.roundsLeft, next.roundsLeft), note: next.note || now.note }
    : next;

function choiceRefusal(state: State, who: string, kind: string): Refusal | null {
  if (!isOne(SHOCK_KINDS, kind)) return reject('SHOCK_KIND_UNKNOWN', { word: kind });
  const commando = commandoOf(state, who);
  if (!commando) return reject('COMMANDO_UNKNOWN');
  if (commando.pendingShock === null) return reject('NO_SHOCK_PENDING', { name: commando.name });
  return isLocked(commando, kind, state.settings)
    ? reject('SHOCK_CHOICE_LOCKED', { name: commando.name, state: commando.firstShock ?? '' })
    : null;
}

/** Why a kind cannot be chosen, for the option that is grey; null when it can. */
export const whyNotShock = (state: State, who: string, kind: string): Rejection | null =>
  reasonOf(choiceRefusal(state, who, kind));

/** What a choice would come to: its rounds, and the last of them. */
export function shockPreview(
  state: State,
  who: string,
  kind: ShockKind,
): { rounds: number; lastRound: number } | null {
  const commando = commandoOf(state, who);
  if (!commando || commando.pendingShock === null) return null;
  const rounds = mergedShock(commando.shock, {
    kind,
    roundsLeft: commando.pendingShock,
    note: '',
  }).roundsLeft;
  return { rounds, lastRound: state.round + rounds - 1 }; // CG-18.7
}

/** CG-18.2, CG-18.3: the player's choice, for as many rounds as points were lost. */
export function chooseShock(state: State, { who, kind, note }: CommandOf<'chooseShock'>): Decision<Event> {
  const no = choiceRefusal(state, who, kind);
  if (no) return no;
  const commando = commandoOf(state, who)!;
  const chosen = {
    kind: kind as ShockKind,
    roundsLeft: commando.pendingShock!,
    note: note.trim().slice(0, LIMITS.text),
  };
  const locked = commando.firstShock === chosen.kind; // never another effect: those do not lock (CG-18.9)
  return accept({ type: 'shockChosen', who, shock: mergedShock(commando.shock, chosen), locked });
}

function endRefusal(state: State, who: string, reason: string): Refusal | null {
  if (!isOne(END_REASONS, reason)) return reject('WORD_UNKNOWN', { word: reason });
  const commando = commandoOf(state, who);
  if (!commando) return reject('COMMANDO_UNKNOWN');
  if (!commando.shock) return reject('NO_SHOCK', { name: commando.name });
  return reason === 'noEnemies' && commando.shock.kind !== 'fanatic'
    ? reject('SHOCK_NOT_FANATIC', { name: commando.name })
    : null;
}

export const whyNotEnd = (state: State, who: string, reason: string): Rejection | null =>
  reasonOf(endRefusal(state, who, reason));

/** CG-18.4: a fanatic calms down when no enemies are left; the director may end anything (CG-18.5). */
export function endShock(state: State, { who, reason }: CommandOf<'endShock'>): Decision<Event> {
  const no = endRefusal(state, who, reason);
  if (no) return no;
  const { shock } = commandoOf(state, who)!;
  return accept({
    type: 'shockEnded',
    who,
    kind: shock!.kind,
    reason: reason === 'director' ? 'director' : 'noEnemies',
  });
}

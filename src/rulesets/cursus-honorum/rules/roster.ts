/** Entering armies: adding (×n), editing, copying, removing, ordering. */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import { LIMITS, newCharacter, type Profile } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State } from '../model/game.ts';
import { faultsOf, rosterFaults } from './profile.ts';

const NUMBERED = /^(.*?)\s*(\d+)$/;

/** The name without the number at its end. */
export const stemOf = (name: string): string => NUMBERED.exec(name)?.[1] || name;

/** `count` names with the next free numbers: "Hastatus 1", "Hastatus 2" …; a single new name stays plain. */
export function numberedNames(taken: readonly string[], name: string, count: number): string[] {
  const stem = stemOf(name.trim());
  const numbers = taken.flatMap((one) => {
    const match = NUMBERED.exec(one);
    return match?.[1] === stem ? [Number(match[2])] : one === stem ? [1] : [];
  });
  if (count === 1 && numbers.length === 0) return [name.trim()];
  const from = Math.max(0, ...numbers);
  return Array.from({ length: Math.max(0, Math.min(count, LIMITS.perSide)) }, (_, i) => {
    const number = ` ${from + i + 1}`;
    return stem.slice(0, LIMITS.nameLength - number.length) + number;
  });
}

/** A profile as it is kept: names and notes trimmed to their lengths. */
export const tidy = (profile: Profile): Profile => ({
  ...profile,
  name: profile.name.trim().slice(0, LIMITS.nameLength),
  specialRules: profile.specialRules
    .map((rule) => rule.trim().slice(0, LIMITS.noteLength))
    .filter((rule) => rule !== '')
    .slice(0, LIMITS.specialRules),
});

/** Why a profile cannot be on the roster; null when it can. */
export function whyNotProfile(state: State, profile: Profile): { ok: false; why: Rejection } | null {
  if (profile.name.trim() === '') return reject('E_NAME');
  const [fault] = faultsOf(profile, state.board);
  return fault === undefined ? null : reject(fault, { name: profile.name.trim() });
}

/** One import is one command and one step of undo. */
export function addCharacters(state: State, { entries }: CommandOf<'addCharacters'>): Decision<Event> {
  for (const { profile } of entries) {
    const bad = whyNotProfile(state, profile);
    if (bad) return bad;
  }
  const characters = entries.map(({ id, profile }) => newCharacter(id, tidy(profile)));
  const [fault] = rosterFaults([...state.characters, ...characters]);
  if (fault !== undefined) return reject(fault, { max: LIMITS.perSide });
  return characters.length > 0
    ? { ok: true, events: [{ type: 'charactersAdded', characters }] }
    : { ok: true, events: [] };
}

export function editCharacter(state: State, { id, profile }: CommandOf<'editCharacter'>): Decision<Event> {
  const old = characterOf(state, id);
  if (!old) return reject('E_UNKNOWN_ID', { id });
  const bad = whyNotProfile(state, profile);
  if (bad) return bad;
  const edited = tidy(profile);
  const [fault] = rosterFaults(state.characters.map((one) => (one.id === id ? { ...one, ...edited } : one)));
  if (fault !== undefined) return reject(fault, { max: LIMITS.perSide });
  return { ok: true, events: [{ type: 'characterEdited', id, profile: edited }] };
}

/** The profile of a character, without what the battle has made of it. */
export const profileOf = (one: Profile): Profile => ({
  name: one.name,
  side: one.side,
  role: one.role,
  size: one.size,
  leadership: one.leadership,
  stars: one.stars,
  areaOfInfluenceCm: one.areaOfInfluenceCm,
  chargeDistanceCm: one.chargeDistanceCm,
  maxMoveCm: one.maxMoveCm,
  baseRadiusCm: one.baseRadiusCm,
  psychDice: one.psychDice,
  extra: one.extra,
  specialRules: one.specialRules,
});

/** A fresh copy with the next number, right behind the original. */
export function duplicateCharacter(state: State, command: CommandOf<'duplicateCharacter'>): Decision<Event> {
  const original = characterOf(state, command.id);
  if (!original) return reject('E_UNKNOWN_ID', { id: command.id });
  const names = state.characters.filter(({ side }) => side === original.side).map(({ name }) => name);
  const [name] = numberedNames(names, original.name, 1);
  const profile = { ...profileOf(original), name: name! };
  const added = addCharacters(state, { type: 'addCharacters', entries: [{ id: command.newId, profile }] });
  if (!added.ok) return added;
  const to = state.characters.findIndex(({ id }) => id === command.id) + 1;
  return { ok: true, events: [...added.events, { type: 'rosterMoved', id: command.newId, to }] };
}

export function removeCharacters(state: State, { ids }: CommandOf<'removeCharacters'>): Decision<Event> {
  const removed: { id: EntityId; name: string }[] = [];
  for (const id of new Set(ids)) {
    const one = characterOf(state, id);
    if (!one) return reject('E_UNKNOWN_ID', { id });
    removed.push({ id, name: one.name });
  }
  return removed.length > 0
    ? { ok: true, events: [{ type: 'charactersRemoved', removed }] }
    : { ok: true, events: [] };
}

/** Roster order settles ties, so players may change it. */
export function moveInRoster(state: State, { id, to }: CommandOf<'moveInRoster'>): Decision<Event> {
  if (!characterOf(state, id)) return reject('E_UNKNOWN_ID', { id });
  if (!Number.isInteger(to) || to < 0 || to >= state.characters.length)
    return reject('E_ORDER', { max: state.characters.length - 1 });
  return { ok: true, events: [{ type: 'rosterMoved', id, to }] };
}

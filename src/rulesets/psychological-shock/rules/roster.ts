/** The roster: adding, numbering, editing, removing. */
import { numberedNames } from '../../../kernel/numbered-names.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import {
  characterOf,
  charactersOf,
  freshCharacter,
  LIMITS,
  type Profile,
  type State,
} from '../model/state.ts';
import { blockingErrors, wholeIn } from './validate.ts';

/** A profile with its texts trimmed and cut to length. */
const tidy = (profile: Profile): Profile => ({
  ...profile,
  name: profile.name.trim().slice(0, LIMITS.nameLength),
  role: profile.role.trim().slice(0, LIMITS.nameLength),
});

/** Why a card cannot be used (PS-B.2), or null. */
export function whyNotProfile(profile: Profile): Rejection | null {
  const [code] = blockingErrors(profile);
  if (!code) return null;
  const name = profile.name.trim().slice(0, LIMITS.nameLength);
  return code === 'name-empty' ? { code } : { code, params: { name } };
}

function whyNotAdd(state: State, ids: readonly string[]): Rejection | null {
  if (ids.length === 0) return { code: 'nothing-to-do' };
  if (ids.length > LIMITS.batch) return { code: 'too-many', params: { max: LIMITS.batch } };
  if (new Set(ids).size < ids.length || ids.some((id) => characterOf(state, id)))
    return { code: 'character-exists' };
  if (state.characters.length + ids.length > LIMITS.characters)
    return { code: 'roster-full', params: { max: LIMITS.characters } };
  return null;
}

/** Names for `count` more of the same on its side. */
export const namesFor = (state: State, { name, side }: Profile, count: number): readonly string[] =>
  numberedNames(name, count, charactersOf(state, side), LIMITS.nameLength);

/** Adds one character for each id; several are numbered. */
export function decideAdd(state: State, command: CommandOf<'addCharacters'>): Decision<Event> {
  const profile = tidy(command.profile);
  const why = whyNotAdd(state, command.ids) ?? whyNotProfile(profile);
  if (why) return reject(why.code, why.params);
  const names = namesFor(state, profile, command.ids.length);
  const characters = command.ids.map((id, i) => freshCharacter(id, { ...profile, name: names[i]! }));
  return accept<Event>({ type: 'charactersAdded', characters });
}

/** Takes over a pasted list in one step; one bad card refuses the whole list. */
export function decideImport(state: State, { entries }: CommandOf<'importCharacters'>): Decision<Event> {
  const tidied = entries.map(({ id, profile }) => ({ id, profile: tidy(profile) }));
  const ids = tidied.map(({ id }) => id);
  const why = whyNotAdd(state, ids) ?? tidied.map(({ profile }) => whyNotProfile(profile)).find(Boolean);
  if (why) return reject(why.code, why.params);
  const characters = tidied.map(({ id, profile }) => freshCharacter(id, profile));
  return accept<Event>({ type: 'charactersAdded', characters });
}

export function decideEdit(state: State, command: CommandOf<'editCharacter'>): Decision<Event> {
  const { characterId } = command;
  const profile = tidy(command.profile);
  if (!characterOf(state, characterId)) return reject('character-unknown');
  const why = whyNotProfile(profile);
  if (why) return reject(why.code, why.params);
  return accept<Event>({ type: 'characterEdited', characterId, profile });
}

/** A fresh, unhurt copy with the next number, not yet on the board. */
export function decideDuplicate(state: State, command: CommandOf<'duplicateCharacter'>): Decision<Event> {
  const original = characterOf(state, command.characterId);
  if (!original) return reject('character-unknown');
  const why = whyNotAdd(state, [command.id]);
  if (why) return reject(why.code, why.params);
  const [name = original.name] = namesFor(state, original, 1);
  const copy = freshCharacter(command.id, { ...original, name });
  return accept<Event>({ type: 'charactersAdded', characters: [copy] });
}

export function decideRemove(state: State, command: CommandOf<'removeCharacters'>): Decision<Event> {
  const ids = [...new Set(command.characterIds)];
  if (ids.length === 0) return reject('nothing-to-do');
  const removed = ids.map((id) => ({ id, name: characterOf(state, id)?.name }));
  if (!removed.every((one): one is { id: string; name: string } => one.name !== undefined))
    return reject('character-unknown');
  return accept<Event>({ type: 'charactersRemoved', removed });
}

export function decideReorder(
  state: State,
  { characterId, to }: CommandOf<'reorderCharacter'>,
): Decision<Event> {
  const character = characterOf(state, characterId);
  if (!character) return reject('character-unknown');
  const last = charactersOf(state, character.side).length - 1;
  if (!wholeIn(to, { min: 0, max: last })) return reject('place-range', { max: last + 1 });
  return accept<Event>({ type: 'characterReordered', characterId, to });
}

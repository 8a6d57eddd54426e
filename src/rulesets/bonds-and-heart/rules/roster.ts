/** Who sits at the table: adding, editing, copying, leaving (BH-1.7). */
import { numberedNames } from '../../../kernel/numbered-names.ts';
import { accept, type Decision, type Rejection } from '../../../kernel/result.ts';
import {
  ABILITIES,
  ALTERNATE,
  type Hp,
  newBearer,
  type Profile,
  profileOf,
  QUALITIES,
  STATUSES,
} from '../model/bearer.ts';
import type { NewBearer, RosterCommand } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import { activeOf, bearerOf, players, type State } from '../model/state.ts';
import { because, firstOf, no } from './faults.ts';
import { arePlots } from './heart-commands.ts';

type Command<T> = Extract<RosterCommand, { type: T }>;

const isName = (name: string, least: number): boolean =>
  name.trim().length >= least && name.trim().length <= LIMITS.nameLength;

/** Why HP cannot stand like this; null when they can. */
export const whyNotHp = ({ current, max }: Hp): Rejection | null =>
  isWhole(max, 1, LIMITS.hp) && isWhole(current, 0, max) ? null : because('BH_E_HP_RANGE');

/** Why a sheet cannot be written like this, in the order of the spec's table; null when it can. */
export function whyNotProfile(profile: Profile): Rejection | null {
  const { abilities, qualities, specialties, hp } = profile;
  const scores = [...ABILITIES.map((id) => abilities[id]), ...QUALITIES.map((id) => qualities[id])];
  const dice = specialties.flatMap(({ heartless, nobody }) => [heartless, nobody]);
  return firstOf(
    scores.every((score) => isWhole(score, 0, LIMITS.score)) &&
      dice.every((count) => isWhole(count, 0, LIMITS.dice)) &&
      specialties.every(({ ability }) => ABILITIES.includes(ability))
      ? null
      : because('BH_E_SCORE_RANGE'),
    whyNotHp(hp),
    isName(profile.name, 1) &&
      isName(profile.playerName, 0) &&
      specialties.every(({ name }) => isName(name, 1))
      ? null
      : because('BH_E_NAME'),
    specialties.length <= LIMITS.specialties ? null : because('BH_E_LIST_FULL', { max: LIMITS.specialties }),
  );
}

const tidy = (profile: Profile): Profile => ({
  ...profileOf(profile),
  name: profile.name.trim(),
  playerName: profile.playerName.trim(),
  specialties: profile.specialties.map((one) => ({ ...one, name: one.name.trim() })),
});

/** Why these bearers cannot join; null when they can. */
export function whyNotJoin(state: State, bearers: readonly NewBearer[]): Rejection | null {
  const ids = [...state.bearers, ...bearers].map(({ id }) => id);
  return firstOf(
    bearers.every(({ light }) => light === null || arePlots(light)) ? null : because('BH_E_PLOT_RANGE'),
    ...bearers.map(({ profile }) => whyNotProfile(profile)),
    bearers.length > 0 ? null : because('BH_E_NAME'),
    new Set(ids).size === ids.length ? null : because('BH_E_BEARER_EXISTS'),
    players(state).length + bearers.length <= LIMITS.active
      ? null
      : because('BH_E_TABLE_FULL', { max: LIMITS.active }),
    ids.length <= LIMITS.bearers ? null : because('BH_E_LIST_FULL', { max: LIMITS.bearers }),
  );
}

/** Adds them all or none; a player whose bearer retired goes on with a new one (BH-8.4). */
export function addBearers(state: State, command: Command<'addBearers'>): Decision<Event> {
  const why = whyNotJoin(state, command.bearers);
  if (why) return { ok: false, why };
  const events = command.bearers.map(({ id, profile, light }): Event => {
    const plots = [...(light ?? ALTERNATE)].sort((a, b) => a - b);
    return { type: 'bearerAdded', bearer: newBearer(id, tidy(profile), plots) };
  });
  return accept(...events);
}

export function editBearer(state: State, command: Command<'editBearer'>): Decision<Event> {
  const bearer = bearerOf(state, command.id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  const why = whyNotProfile(command.profile);
  if (why) return { ok: false, why };
  return accept({ type: 'bearerEdited', id: bearer.id, name: bearer.name, profile: tidy(command.profile) });
}

/** A copy with the same sheet and heart, without bonds, and with one claim. */
export function duplicateBearer(state: State, command: Command<'duplicateBearer'>): Decision<Event> {
  const bearer = bearerOf(state, command.id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  const [name] = numberedNames(bearer.name, 1, state.bearers, LIMITS.nameLength);
  const copy = { id: command.newId, profile: tidy({ ...bearer, name: name! }), light: bearer.light };
  return addBearers(state, { type: 'addBearers', bearers: [copy] });
}

export function removeBearer(state: State, command: Command<'removeBearer'>): Decision<Event> {
  const bearer = activeOf(state, command.id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  return accept({ type: 'bearerLeft', id: bearer.id, name: bearer.name });
}

export function deleteBearer(state: State, command: Command<'deleteBearer'>): Decision<Event> {
  const bearer = bearerOf(state, command.id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  return accept({ type: 'bearerDeleted', id: bearer.id, name: bearer.name });
}

export function moveBearer(state: State, command: Command<'moveBearer'>): Decision<Event> {
  if (!bearerOf(state, command.id)) return no('BH_E_NOT_ACTIVE');
  const to = Math.min(Math.max(0, Math.trunc(command.to) || 0), state.bearers.length - 1);
  return accept({ type: 'bearerMoved', id: command.id, to });
}

/** BH-8.3: the director takes a bearer over or brings one back into play. */
export function setStatus(state: State, command: Command<'setStatus'>): Decision<Event> {
  const bearer = bearerOf(state, command.id);
  if (!bearer || !STATUSES.includes(command.status)) return no('BH_E_NOT_ACTIVE');
  const joins = command.status === 'active' && bearer.status !== 'active';
  if (joins && players(state).length >= LIMITS.active) return no('BH_E_TABLE_FULL', { max: LIMITS.active });
  const { status } = command;
  return accept({
    type: 'statusSet',
    id: bearer.id,
    status,
    fate: status === 'active' ? null : command.fate,
  });
}

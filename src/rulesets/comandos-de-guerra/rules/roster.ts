/** The cards: adding, editing, copying, removing, and what may stand on them. */
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import {
  type Commando,
  type CommandoDraft,
  commandoFrom,
  type Weapon,
  type WeaponProfile,
} from '../model/sheet.ts';
import { commandoOf, type State, weaponOf } from '../model/state.ts';
import { CHARACTERISTICS, DIFFICULTIES, LIMITS } from '../model/words.ts';
import { parseDice } from './dice-text.ts';
import { checkLevel, checkNumber, checkWhole, firstRefusal, type Refusal } from './refusal.ts';

const cleaned = (name: string): string => name.trim().slice(0, LIMITS.name);

const optional = (field: string, value: number | null, low: number, high: number): Refusal | null =>
  value === null ? null : checkWhole(field, value, low, high);

/** Whether the filled ranges grow with the difficulty. */
export function rangesAscend(ranges: WeaponProfile['ranges']): boolean {
  const filled = DIFFICULTIES.flatMap((one) => ranges[one] ?? []);
  return filled.every((distance, i) => i === 0 || distance >= filled[i - 1]!);
}

/** What a weapon's numbers may be. */
export function profileRefusal(profile: WeaponProfile): Refusal | null {
  if (cleaned(profile.name) === '') return reject('NAME_EMPTY');
  const texts = DIFFICULTIES.map((one) => profile.damage[one]);
  const bad = texts.find((text) => text !== null && !parseDice(text));
  if (bad) return reject('DAMAGE_TEXT_UNKNOWN', { text: bad });
  if (texts.includes('')) return reject('DAMAGE_TEXT_UNKNOWN', { text: '' });
  for (const one of DIFFICULTIES) {
    const distance = profile.ranges[one];
    if (distance !== null && !(distance >= 0)) return reject('DISTANCE_NEGATIVE');
    if (distance !== null && distance > LIMITS.distance)
      return checkNumber('range', distance, 0, LIMITS.distance);
  }
  if (!rangesAscend(profile.ranges)) return reject('RANGES_NOT_ASCENDING', { name: profile.name });
  return firstRefusal(
    checkWhole('jamBase', profile.jamBase, 0, 10),
    optional('unjamRounds', profile.unjamRounds, 1, LIMITS.rounds),
    optional('reloadRounds', profile.reloadRounds, 1, LIMITS.rounds),
    optional('capacity', profile.capacity, 1, LIMITS.points),
  );
}

/** What a weapon on a card may be. */
export const weaponCardRefusal = (weapon: Weapon): Refusal | null =>
  firstRefusal(
    profileRefusal(weapon),
    checkWhole('daysUncleaned', weapon.daysUncleaned, 0, LIMITS.days),
    optional('loaded', weapon.loaded, 0, weapon.capacity ?? LIMITS.points),
    checkWhole('roundsLeft', weapon.roundsLeft, 0, LIMITS.rounds),
    checkWhole('loading', weapon.loading, 0, LIMITS.points),
  );

const twice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** What a card may say. */
export function draftRefusal(draft: CommandoDraft): Refusal | null {
  if (cleaned(draft.name) === '') return reject('NAME_EMPTY');
  if (draft.skills.length > LIMITS.skills) return reject('LIST_FULL', { max: LIMITS.skills });
  if (draft.weapons.length > LIMITS.weapons) return reject('LIST_FULL', { max: LIMITS.weapons });
  if (twice(draft.skills.map(({ id }) => id)) || twice(draft.weapons.map(({ id }) => id)))
    return reject('ID_TAKEN');
  if (draft.skills.some(({ name }) => cleaned(name) === '')) return reject('NAME_EMPTY');
  if (!(draft.load >= 0)) return reject('WEIGHT_NEGATIVE');
  return firstRefusal(
    ...CHARACTERISTICS.map((one) => checkLevel(draft.characteristics[one])),
    ...draft.skills.map(({ level }) => checkLevel(level)),
    checkWhole('rank', draft.rank, 0, LIMITS.rank),
    checkWhole('lifeMax', draft.lifeMax, 1, LIMITS.points),
    checkWhole('blowsMax', draft.blowsMax, 1, LIMITS.points),
    checkWhole('armour', draft.armour, 0, LIMITS.armour),
    checkNumber('load', draft.load, 0, LIMITS.load),
    draft.walkSpeed === null ? null : checkNumber('walkSpeed', draft.walkSpeed, 0, LIMITS.speed),
    ...draft.weapons.map(weaponCardRefusal),
  );
}

const neat = (draft: CommandoDraft): CommandoDraft => ({
  ...draft,
  name: cleaned(draft.name),
  skills: draft.skills.map((skill) => ({ ...skill, name: cleaned(skill.name) })),
  weapons: draft.weapons.map((weapon) => ({ ...weapon, name: cleaned(weapon.name) })),
});

/** Several cards in one step; one bad card refuses them all. */
function addAll(
  state: State,
  entries: readonly { readonly id: string; readonly draft: CommandoDraft }[],
): Decision<Event> {
  if (entries.length === 0) return reject('NOTHING_TO_ADD');
  if (state.commandos.length + entries.length > LIMITS.commandos)
    return reject('LIST_FULL', { max: LIMITS.commandos });
  const ids = entries.map(({ id }) => id);
  if (twice(ids) || ids.some((id) => id === '' || commandoOf(state, id))) return reject('ID_TAKEN');
  for (const { draft } of entries) {
    const no = draftRefusal(draft);
    if (no) return no;
  }
  return accept({
    type: 'commandosAdded',
    commandos: entries.map(({ id, draft }) => commandoFrom(id, neat(draft))),
  });
}

/** "Add ×n": one card for each id, numbered when there are several. */
export function addCommandos(state: State, { ids, draft }: CommandOf<'addCommandos'>): Decision<Event> {
  const numbered = (i: number): string =>
    ids.length === 1 ? draft.name : `${cleaned(draft.name).slice(0, LIMITS.name - 4)} ${i + 1}`;
  if (cleaned(draft.name) === '') return reject('NAME_EMPTY');
  return addAll(
    state,
    ids.map((id, i) => ({ id, draft: { ...draft, name: numbered(i) } })),
  );
}

export const importCommandos = (state: State, { entries }: CommandOf<'importCommandos'>): Decision<Event> =>
  addAll(state, entries);

/** The sheet changes, the state of play stays; points never exceed a lower maximum. */
export function editCommando(state: State, { id, draft }: CommandOf<'editCommando'>): Decision<Event> {
  const before = commandoOf(state, id);
  if (!before) return reject('COMMANDO_UNKNOWN');
  const no = draftRefusal(draft);
  if (no) return no;
  const { lifeMax, blowsMax, ...sheet } = neat(draft);
  const commando: Commando = {
    ...before,
    ...sheet,
    life: { max: lifeMax, now: Math.min(before.life.now, lifeMax) },
    blows: { max: blowsMax, now: Math.min(before.blows.now, blowsMax) },
  };
  return accept({ type: 'commandoEdited', commando });
}

/** The sheet of a card, to be edited or copied. */
export function draftOf(commando: Commando): CommandoDraft {
  const {
    name,
    side,
    rank,
    takesPart,
    essential,
    characteristics,
    skills,
    armour,
    load,
    walkSpeed,
    weapons,
  } = commando;
  return {
    ...{ name, side, rank, takesPart, essential, characteristics, skills, armour, load, walkSpeed, weapons },
    lifeMax: commando.life.max,
    blowsMax: commando.blows.max,
  };
}

/** A copy of the sheet as it would enter the table, numbered after its model. */
export function duplicateCommando(
  state: State,
  { id, copyId }: CommandOf<'duplicateCommando'>,
): Decision<Event> {
  const model = commandoOf(state, id);
  if (!model) return reject('COMMANDO_UNKNOWN');
  const stem = model.name.replace(/ \d{1,3}$/, '').slice(0, LIMITS.name - 4);
  const names = new Set(state.commandos.map(({ name }) => name));
  let n = 2;
  while (names.has(`${stem} ${n}`)) n += 1;
  return addAll(state, [{ id: copyId, draft: { ...draftOf(model), name: `${stem} ${n}` } }]);
}

export function removeCommando(state: State, { id }: CommandOf<'removeCommando'>): Decision<Event> {
  const commando = commandoOf(state, id);
  return commando ? accept({ type: 'commandoRemoved', id, name: commando.name }) : reject('COMMANDO_UNKNOWN');
}

export function moveCommando(state: State, { id, to }: CommandOf<'moveCommando'>): Decision<Event> {
  if (!commandoOf(state, id)) return reject('COMMANDO_UNKNOWN');
  const no = checkWhole('place', to, 0, state.commandos.length - 1);
  return no ?? accept({ type: 'commandoMoved', id, to });
}

/** Adds a weapon to a card, or changes one, its state of play included. */
export function setWeapon(state: State, { who, weapon }: CommandOf<'setWeapon'>): Decision<Event> {
  const commando = commandoOf(state, who);
  if (!commando) return reject('COMMANDO_UNKNOWN');
  if (weapon.id === '') return reject('ID_TAKEN');
  if (!weaponOf(commando, weapon.id) && commando.weapons.length >= LIMITS.weapons)
    return reject('LIST_FULL', { max: LIMITS.weapons });
  return (
    weaponCardRefusal(weapon) ??
    accept({ type: 'weaponSet', who, weapon: { ...weapon, name: cleaned(weapon.name) } })
  );
}

export function removeWeapon(state: State, { who, weaponId }: CommandOf<'removeWeapon'>): Decision<Event> {
  const weapon = weaponOf(commandoOf(state, who), weaponId);
  return weapon
    ? accept({ type: 'weaponRemoved', who, weaponId, name: weapon.name })
    : reject('WEAPON_UNKNOWN');
}

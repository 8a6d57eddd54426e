/** CG-12.7 and CG-14: clearing, reloading, cleaning. What takes rounds counts down with them. */
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Weapon } from '../model/sheet.ts';
import { commandoOf, type State, weaponOf } from '../model/state.ts';
import {
  isOne,
  LIMITS,
  RELOAD_MODES,
  WEAPON_TYPES,
  type WeaponClass,
  type WeaponType,
} from '../model/words.ts';
import { checkActor } from './actor.ts';
import { checkWhole, type Refusal, reasonOf, refused } from './refusal.ts';

/** The row of the table of times for a weapon. */
export const weaponType = (weapon: Pick<Weapon, 'class' | 'skill'>): WeaponType =>
  isOne(WEAPON_TYPES, weapon.class) ? weapon.class : weapon.skill;

interface Times {
  readonly class: WeaponClass;
  readonly unjamRounds: number | null;
  readonly reloadRounds: number | null;
}

/** The weapon's own times, or those of its type. */
export function timesOf(state: State, weapon: Weapon): Times {
  const { unjam, reload } = state.tables.service[weaponType(weapon)];
  return {
    class: weapon.class,
    unjamRounds: weapon.unjamRounds ?? unjam,
    reloadRounds: weapon.reloadRounds ?? reload,
  };
}

export interface ClearingTime {
  readonly clearRounds: number;
  readonly reloadRounds: number;
  readonly totalRounds: number;
}

/** CG-12.5 to CG-12.7: rounds to get a weapon to work again. */
export function clearingTime({ class: kind, unjamRounds, reloadRounds }: Times): ClearingTime | Refusal {
  if (kind === 'revolver') return reject('NOT_REPAIRABLE_IN_COMBAT');
  const dud = kind === 'projectile';
  const clear = dud ? reloadRounds : unjamRounds;
  if (clear === null) return reject('TABLE_CELL_EMPTY', { table: dud ? 'reload' : 'unjam' });
  const reload = dud ? clear : 0;
  return { clearRounds: clear, reloadRounds: reload, totalRounds: clear + reload };
}

export interface ReloadInput extends Times {
  readonly capacity: number | null;
  readonly internalMagazine: boolean;
}

/** CG-14.1 to CG-14.4: rounds to reload. `free`: cartridges that still go in, null when not tracked. */
export function reloadTime(
  weapon: ReloadInput,
  mode: string,
  bullets: number,
  inCombat: boolean,
  free: number | null = weapon.capacity,
): number | Refusal {
  if (!isOne(RELOAD_MODES, mode)) return reject('WORD_UNKNOWN', { word: mode });
  if (inCombat && (weapon.class === 'flamethrower' || weapon.class === 'aircraft'))
    return reject('NOT_RELOADABLE_IN_COMBAT'); // CG-14.3
  if (mode === 'magazine') {
    if (weapon.internalMagazine) return reject('NO_DETACHABLE_MAGAZINE');
    return weapon.reloadRounds ?? reject('TABLE_CELL_EMPTY', { table: 'reload' }); // CG-14.1
  }
  const most = free ?? LIMITS.rounds;
  if (!Number.isInteger(bullets) || bullets < 1 || bullets > most)
    return reject('BULLETS_OUT_OF_RANGE', { max: most });
  return bullets; // CG-14.2
}

/** The weapon of somebody who can act, or why not. */
function inHand(state: State, who: string, weaponId: string): Weapon | Refusal {
  const no = checkActor(state, who);
  if (no) return no;
  return weaponOf(commandoOf(state, who), weaponId) ?? reject('WEAPON_UNKNOWN');
}

const checkRounds = (rounds: number | null): Refusal | null =>
  rounds === null ? null : checkWhole('rounds', rounds, 1, LIMITS.rounds);

/** How long clearing would take; `rounds` is what the players say where no table does. */
export function clearPlan(
  state: State,
  command: Omit<CommandOf<'clearJam'>, 'type'>,
): ClearingTime | Refusal {
  const weapon = inHand(state, command.who, command.weaponId);
  if (refused(weapon)) return weapon;
  if (weapon.state !== 'jammed' && weapon.state !== 'broken')
    return reject('WEAPON_NOT_JAMMED', { name: weapon.name });
  const wrong = checkRounds(command.rounds);
  if (wrong) return wrong;
  if (!command.inCombat) return { clearRounds: 0, reloadRounds: 0, totalRounds: 0 };
  const times = timesOf(state, weapon);
  return clearingTime({
    class: times.class,
    unjamRounds: times.unjamRounds ?? command.rounds,
    reloadRounds: times.reloadRounds ?? command.rounds,
  });
}

export const whyNotClear = (state: State, command: Omit<CommandOf<'clearJam'>, 'type'>): Rejection | null =>
  reasonOf(clearPlan(state, command));

/** What was said about times, written on the weapon. */
const learnTime = (
  state: State,
  who: string,
  weapon: Weapon,
  field: 'unjamRounds' | 'reloadRounds',
  rounds: number | null,
): Event[] =>
  rounds === null || timesOf(state, weapon)[field] !== null
    ? []
    : [{ type: 'weaponSet', who, weapon: { ...weapon, [field]: rounds } }];

/** Starts clearing a jam or a dud; out of combat it is done at once, broken revolvers included. */
export function clearJam(state: State, command: CommandOf<'clearJam'>): Decision<Event> {
  const plan = clearPlan(state, command);
  if (refused(plan)) return plan;
  const { who, weaponId } = command;
  const weapon = weaponOf(commandoOf(state, who), weaponId)!;
  const field = weapon.class === 'projectile' ? 'reloadRounds' : 'unjamRounds';
  const learned = command.remember ? learnTime(state, who, weapon, field, command.rounds) : [];
  // A dud comes out and a new projectile goes in.
  const loading = weapon.class === 'projectile' ? 1 : 0;
  return accept(...learned, {
    type: 'serviceStarted',
    who,
    weaponId,
    what: 'unjamming',
    rounds: Math.min(plan.totalRounds, LIMITS.rounds),
    loading,
  });
}

/** How many rounds a reload would take; out of combat it is done at once, whatever the tables say. */
export function reloadPlan(state: State, command: Omit<CommandOf<'reload'>, 'type'>): number | Refusal {
  const weapon = inHand(state, command.who, command.weaponId);
  if (refused(weapon)) return weapon;
  const { name, state: condition, roundsLeft, capacity, loaded } = weapon;
  if (condition === 'jammed' || condition === 'unjamming')
    return reject('WEAPON_JAMMED', { name, rounds: roundsLeft });
  if (condition === 'broken') return reject('WEAPON_BROKEN', { name });
  if (condition === 'reloading') return reject('WEAPON_NOT_LOADED', { name, rounds: roundsLeft });
  const wrong = checkRounds(command.rounds);
  if (wrong) return wrong;
  const times = timesOf(state, weapon);
  const free = capacity === null ? null : capacity - (loaded ?? 0);
  const time = reloadTime(
    { ...weapon, reloadRounds: times.reloadRounds ?? command.rounds ?? (command.inCombat ? null : 0) },
    command.mode,
    command.bullets,
    command.inCombat,
    free,
  );
  return refused(time) || command.inCombat ? time : 0;
}

export const whyNotReload = (state: State, command: Omit<CommandOf<'reload'>, 'type'>): Rejection | null =>
  reasonOf(reloadPlan(state, command));

/** Starts a reload. */
export function reload(state: State, command: CommandOf<'reload'>): Decision<Event> {
  const rounds = reloadPlan(state, command);
  if (refused(rounds)) return rounds;
  const { who, weaponId, mode } = command;
  const weapon = weaponOf(commandoOf(state, who), weaponId)!;
  const learned = command.remember ? learnTime(state, who, weapon, 'reloadRounds', command.rounds) : [];
  const loading = mode === 'bullets' ? command.bullets : (weapon.capacity ?? 0);
  return accept(...(mode === 'magazine' ? learned : []), {
    type: 'serviceStarted',
    who,
    weaponId,
    what: 'reloading',
    rounds: Math.min(rounds, LIMITS.rounds),
    loading,
  });
}

/** A weapon whose rounds of clearing or loading are over: it works, and what was loaded is in. */
export function serviced(weapon: Weapon): Weapon {
  const { capacity, loaded, loading } = weapon;
  const full = loaded === null ? null : Math.min(capacity ?? LIMITS.points, loaded + loading);
  return { ...weapon, state: 'ready', roundsLeft: 0, loading: 0, loaded: full };
}

/** CG-12.3: half an hour of work, and the jam number is what it was. */
export function cleanWeapon(state: State, { who, weaponId }: CommandOf<'cleanWeapon'>): Decision<Event> {
  if (!weaponOf(commandoOf(state, who), weaponId)) return reject('WEAPON_UNKNOWN');
  return accept({ type: 'weaponCleaned', who, weaponId });
}

/** The events of weapons and of aiming. */
import type { Event } from '../model/events.ts';
import type { ShotRecord } from '../model/records.ts';
import type { Commando, Weapon, WeaponProfile } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { withCommando } from './evolve-rivals.ts';
import { serviced } from './service.ts';

const withWeapon = (state: State, who: string, weaponId: string, change: (weapon: Weapon) => Weapon): State =>
  withCommando(state, who, (one) => ({
    ...one,
    weapons: one.weapons.map((weapon) => (weapon.id === weaponId ? change(weapon) : weapon)),
  }));

const unaimed = (state: State, who: string): State =>
  withCommando(state, who, (one) => ({ ...one, aim: null }));

/** CG-12: what the shot left of the weapon; a dud must come out like a jam. */
function fired(weapon: Weapon, { jam, loaded }: ShotRecord): Weapon {
  const left = { ...weapon, loaded: loaded === null ? null : Math.max(0, loaded) };
  if (jam.outcome === 'jammed' || jam.outcome === 'dud')
    return { ...left, state: 'jammed', roundsLeft: 0, loading: 0 };
  return jam.outcome === 'broken' ? { ...left, state: 'broken', roundsLeft: 0, loading: 0 } : left;
}

function placed(one: Commando, weapon: Weapon): Commando {
  const known = one.weapons.some(({ id }) => id === weapon.id);
  const weapons = known
    ? one.weapons.map((other) => (other.id === weapon.id ? weapon : other))
    : [...one.weapons, weapon];
  return { ...one, weapons };
}

const kept = (arsenal: readonly WeaponProfile[], profile: WeaponProfile): readonly WeaponProfile[] =>
  arsenal.some(({ id }) => id === profile.id)
    ? arsenal.map((one) => (one.id === profile.id ? profile : one))
    : [...arsenal, profile].slice(-LIMITS.arsenal);

export function evolveWeapons(state: State, event: Event): State {
  switch (event.type) {
    case 'weaponSet':
      return withCommando(state, event.who, (one) => placed(one, event.weapon));
    case 'weaponRemoved':
      return withCommando(state, event.who, (one) => ({
        ...one,
        weapons: one.weapons.filter(({ id }) => id !== event.weaponId),
      }));
    case 'aimed':
      return withCommando(state, event.who, (one) => ({ ...one, aim: event.aim }));
    case 'aimCleared':
      return unaimed(state, event.who);
    case 'shotFired': {
      const { shot } = event;
      const { who, targetName: what, role, outcome } = shot;
      const after = withWeapon(unaimed(state, who), who, shot.weaponId, (weapon) => fired(weapon, shot));
      const name = state.commandos.find(({ id }) => id === who)?.name ?? '';
      const skill = state.commandos
        .find(({ id }) => id === who)
        ?.weapons.find(({ id }) => id === shot.weaponId)?.skillId;
      return outcome
        ? { ...after, lastCheck: { who, name, skill: skill ?? null, what, role, outcome } }
        : after;
    }
    case 'serviceStarted': {
      const { who, weaponId, what, rounds, loading } = event;
      return withWeapon(unaimed(state, who), who, weaponId, (weapon) => {
        const busy: Weapon = { ...weapon, state: what, roundsLeft: rounds, loading };
        return rounds === 0 ? serviced(busy) : busy;
      });
    }
    case 'weaponCleaned':
      return withWeapon(state, event.who, event.weaponId, (weapon) => ({ ...weapon, daysUncleaned: 0 }));
    case 'dayPassed':
      return {
        ...state,
        commandos: state.commandos.map((one) => ({
          ...one,
          weapons: one.weapons.map((weapon) => ({
            ...weapon,
            daysUncleaned: Math.min(LIMITS.days, weapon.daysUncleaned + 1),
          })),
        })),
      };
    case 'weaponRemembered':
      return { ...state, tables: { ...state.tables, arsenal: kept(state.tables.arsenal, event.profile) } };
    default:
      return state;
  }
}

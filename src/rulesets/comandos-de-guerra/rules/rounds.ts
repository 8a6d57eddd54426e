/** CG-19.1, CG-18.7: what the next round takes away, and what is known of it beforehand. */
import { accept, type Decision } from '../../../kernel/result.ts';
import type { Event } from '../model/events.ts';
import type { Ending } from '../model/records.ts';
import type { Commando } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { LIMITS, type ShockKind } from '../model/words.ts';
import { aimExpires } from './aim.ts';
import { checkWhole } from './refusal.ts';
import { serviced } from './service.ts';

/** Everything that ends when the next round begins. */
export function endings(state: State): Ending[] {
  const next = state.round + 1;
  const cards = state.commandos.flatMap((commando): Ending[] => {
    const { id: who, shock, aim, weapons } = commando;
    return [
      ...(shock && shock.roundsLeft <= 1 ? [{ what: 'shock' as const, who, kind: shock.kind }] : []),
      ...weapons
        .filter(
          ({ state: now, roundsLeft }) => (now === 'unjamming' || now === 'reloading') && roundsLeft <= 1,
        )
        .map((weapon) => ({
          what: weapon.state === 'unjamming' ? ('unjam' as const) : ('reload' as const),
          who,
          weaponId: weapon.id,
        })),
      ...(aim && aimExpires(aim) < next ? [{ what: 'aim' as const, who }] : []),
    ];
  });
  // CG-4.1: both actions last one round, so a second one that was not done is gone.
  const secondaries = state.secondaries.map(({ who, name }): Ending => ({ what: 'secondary', who, name }));
  return [...cards, ...secondaries];
}

/** A card one round later. */
function tick(commando: Commando, next: number): Commando {
  const { shock, aim } = commando;
  return {
    ...commando,
    shock: shock && shock.roundsLeft > 1 ? { ...shock, roundsLeft: shock.roundsLeft - 1 } : null,
    aim: aim && aimExpires(aim) >= next ? aim : null,
    weapons: commando.weapons.map((weapon) => {
      if (weapon.state !== 'unjamming' && weapon.state !== 'reloading') return weapon;
      return weapon.roundsLeft <= 1 ? serviced(weapon) : { ...weapon, roundsLeft: weapon.roundsLeft - 1 };
    }),
  };
}

/** The table one round later. A choice that is still to be made does not count down (CG-18.2). */
export const advanced = (state: State, round: number): State => ({
  ...state,
  round,
  secondaries: [],
  commandos: state.commandos.map((one) => tick(one, round)),
});

export function nextRound(state: State): Decision<Event> {
  const no = checkWhole('round', state.round + 1, 1, LIMITS.round);
  if (no) return no;
  return accept({ type: 'roundAdvanced', round: state.round + 1, ended: endings(state) });
}

export interface Running {
  readonly who: string;
  readonly what: 'shock' | 'unjam' | 'reload' | 'aim';
  readonly kind: ShockKind | null;
  readonly weaponId: string | null;
  readonly roundsLeft: number;
  /** The last round in which it still holds. */
  readonly lastRound: number;
}

/** Everything that runs for rounds, the soonest to end first: it says beforehand when. */
export function runningOut(state: State): Running[] {
  const running = state.commandos.flatMap(({ id: who, shock, aim, weapons }): Running[] => [
    ...(shock
      ? [
          {
            who,
            what: 'shock' as const,
            kind: shock.kind,
            weaponId: null,
            roundsLeft: shock.roundsLeft,
            lastRound: state.round + shock.roundsLeft - 1,
          },
        ]
      : []),
    ...weapons
      .filter(({ state: now }) => now === 'unjamming' || now === 'reloading')
      .map((weapon) => ({
        who,
        what: weapon.state === 'unjamming' ? ('unjam' as const) : ('reload' as const),
        kind: null,
        weaponId: weapon.id,
        roundsLeft: weapon.roundsLeft,
        lastRound: state.round + weapon.roundsLeft - 1,
      })),
    ...(aim
      ? [
          {
            who,
            what: 'aim' as const,
            kind: null,
            weaponId: null,
            roundsLeft: aimExpires(aim) - state.round + 1,
            lastRound: aimExpires(aim),
          },
        ]
      : []),
  ]);
  return running.sort((a, b) => a.lastRound - b.lastRound);
}

/** CG-11: aiming, which helps a shot in the very next round. */
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Aim } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import type { HitTable } from '../model/tables.ts';
import { type Family, LIMITS, type Movement } from '../model/words.ts';
import { checkActor } from './actor.ts';
import { nameOf } from './check.ts';

/** CG-11.7: one more round on the same target, or the first on another or after a gap. */
export const aimOn = (aim: Aim | null, targetId: string, round: number): Aim =>
  aim?.targetId === targetId && aim.lastRound === round - 1
    ? { rounds: aim.rounds + 1, lastRound: round, targetId }
    : { rounds: 1, lastRound: round, targetId };

const UNAIMED: readonly Family[] = ['pistol', 'submachineGun', 'machineGun'];

/** CG-11.1, CG-11.2, CG-11.3: rounds of aim that count for a shot, 0…2. */
export function aimRoundsUsed(aim: Aim | null, targetId: string, round: number, family: Family): 0 | 1 | 2 {
  if (UNAIMED.includes(family)) return 0;
  if (aim?.targetId !== targetId || aim.lastRound !== round - 1) return 0;
  return aim.rounds >= 2 ? 2 : 1;
}

/** CG-11.4, CG-11.5, CG-11.6: the value for so many rounds. */
export const aimValue = (table: HitTable, used: 0 | 1 | 2, moving: Movement): number =>
  (moving === 'none' ? table.aimStill : table.aimMoving)[used];

/** The last round in which an aim can still be fired. */
export const aimExpires = (aim: Aim): number => aim.lastRound + 1;

/** Aiming is the action of the round. */
export function aimAt(state: State, { who, targetId, targetName }: CommandOf<'aimAt'>): Decision<Event> {
  const no = checkActor(state, who);
  if (no) return no;
  if (targetId === '') return reject('TARGET_UNKNOWN');
  const aim = aimOn(commandoOf(state, who)!.aim, targetId, state.round);
  return accept({
    type: 'aimed',
    who,
    targetName: nameOf(state, targetId, targetName),
    aim: { ...aim, rounds: Math.min(aim.rounds, LIMITS.round) },
  });
}

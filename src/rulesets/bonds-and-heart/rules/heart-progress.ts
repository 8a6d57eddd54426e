/** A heart roll in the middle of its dice: what the board shows while the players still throw. */
import type { DiceResult } from '../../../kernel/dice.ts';
import type { PlotNo, Tone } from '../model/bearer.ts';
import type { Command, HeartOrder } from '../model/commands.ts';
import type { HeartStep } from '../model/events.ts';
import { bearerOf, type State } from '../model/state.ts';
import { stepOf } from './heart.ts';

export interface HeartProgress {
  /** Whose heart it is. */
  readonly id: string;
  /** Where the next roll leads. */
  readonly toward: Tone;
  /** The light plots as the rolls so far left them (BH-3.9). */
  readonly light: readonly PlotNo[];
  readonly steps: readonly HeartStep[];
  /** Rolls of the whole command. */
  readonly rolls: number;
}

/** Whose heart a command rolls for, and in which directions; null when it rolls for none. */
function ordersOf(command: Command): { id: string; orders: readonly HeartOrder[] } | null {
  if (command.type === 'changeHeart') return { id: command.id, orders: command.changes };
  // BH-5.6
  if (command.type === 'resolveClaim' && command.decision === 'refuse')
    return { id: command.claimed, orders: [{ toward: 'dark', plots: 1 }] };
  return null;
}

/** How far a heart roll has come with the dice given so far; null when none waits for dice. */
export function heartProgress(
  state: State,
  command: Command,
  answers: readonly DiceResult[],
): HeartProgress | null {
  const found = ordersOf(command);
  const bearer = found && bearerOf(state, found.id);
  if (!found || !bearer) return null;
  const directions = found.orders.flatMap(({ toward, plots }) => Array.from({ length: plots }, () => toward));
  const steps: HeartStep[] = [];
  let { light } = bearer;
  for (const [i, toward] of directions.entries()) {
    const dice = answers[i]?.values;
    if (!dice) return { id: bearer.id, toward, light, steps, rolls: directions.length };
    const done = stepOf(bearer, light, toward, dice, state.settings);
    steps.push(done.step);
    light = done.light;
  }
  return null;
}

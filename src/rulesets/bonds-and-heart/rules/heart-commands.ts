/** The commands that change a heart: rolls (BH-3), the director's brush (BH-2.5) and the mark (BH-8.2). */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, type Decision } from '../../../kernel/result.ts';
import { type Bearer, fullTone, TONES } from '../model/bearer.ts';
import type { Cause, HeartCommand, HeartOrder } from '../model/commands.ts';
import type { Event, HeartEvent } from '../model/events.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import type { Settings } from '../model/settings.ts';
import { bearerOf, type State } from '../model/state.ts';
import { no } from './faults.ts';
import { heartRolls, paint, shiftsBetween, whyNotChange } from './heart.ts';

type Command<T> = Extract<HeartCommand, { type: T }>;
type HeartChanged = Extract<HeartEvent, { type: 'heartChanged' }>;

/** Rolls one or more directions in their order and tells each as one event. */
export function* changeBy(
  bearer: Bearer,
  cause: Cause,
  changes: readonly HeartOrder[],
  settings: Settings,
): Rule<HeartChanged[]> {
  const events: HeartChanged[] = [];
  let light = bearer.light;
  let first = 1;
  for (const order of changes) {
    const rolled = yield* heartRolls(bearer, light, order, first, settings);
    const { steps } = rolled;
    light = rolled.light;
    const changed = steps.some((step) => step.changed !== null);
    // BH-2.4: a change that leaves one tone only marks the heart.
    const filled = changed ? fullTone(light) : null;
    const prompt = changed && settings.bondModel === 'free';
    events.push({ type: 'heartChanged', id: bearer.id, toward: order.toward, cause, steps, filled, prompt });
    first += order.plots;
  }
  return events;
}

/**
 * BH-3: a deed, a card or anything else changes the heart of the bearer it concerns. The whole series is
 * one command, so that it is undone as a whole (BH-3.9, BH-9.2).
 */
export function* changeHeart(state: State, command: Command<'changeHeart'>): Rule<Decision<Event>> {
  const bearer = bearerOf(state, command.id);
  const why = whyNotChange(bearer, command.cause, command.changes);
  if (why) return { ok: false, why };
  return accept(...(yield* changeBy(bearer!, command.cause, command.changes, state.settings)));
}

/** BH-2.5: a correction of one plot. It costs no roll and moves bonds like any change. */
export function paintPlot(state: State, command: Command<'paintPlot'>): Decision<Event> {
  const { plot, tone } = command;
  if (!isWhole(plot, 1, LIMITS.plots)) return no('BH_E_PLOT_RANGE');
  if (!TONES.includes(tone)) return no('BH_E_CAUSE');
  const bearer = bearerOf(state, command.id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  const light = paint(bearer.light, plot, tone);
  const shifts = shiftsBetween(bearer, bearer.light, light, state.settings);
  const filled = light.length === bearer.light.length ? null : fullTone(light);
  return accept({ type: 'plotPainted', id: bearer.id, plot, tone, shifts, filled });
}

/** BH-2.3: a whole heart filled by hand. */
export function paintHeart(state: State, command: Command<'paintHeart'>): Decision<Event> {
  if (!arePlots(command.light)) return no('BH_E_PLOT_RANGE');
  const bearer = bearerOf(state, command.id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  const light = [...command.light].sort((a, b) => a - b);
  return accept({ type: 'heartPainted', id: bearer.id, light, filled: fullTone(light) });
}

/** Whether these are different plots of 1…20. */
export const arePlots = (plots: readonly number[]): boolean =>
  plots.every((plot) => isWhole(plot, 1, LIMITS.plots)) && new Set(plots).size === plots.length;

/** BH-8.2: the director clears the mark of a full heart, or sets it. */
export function setMark(state: State, command: Command<'setMark'>): Decision<Event> {
  const bearer = bearerOf(state, command.id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  return accept({ type: 'markSet', id: bearer.id, mark: command.mark });
}

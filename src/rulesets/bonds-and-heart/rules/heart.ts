/** BH-2 and BH-3: the twenty plots and how a roll of three dice changes one of them. */
import { type Rule, roll } from '../../../kernel/dice.ts';
import type { Rejection } from '../../../kernel/result.ts';
import { type Bearer, type PlotNo, TONES, type Tone } from '../model/bearer.ts';
import { CAUSES, type Cause, type HeartOrder } from '../model/commands.ts';
import type { BondShift, HeartStep } from '../model/events.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import type { Settings } from '../model/settings.ts';
import { lightIn } from './bonds.ts';
import { because, firstOf } from './faults.ts';

/** BH-3.6: always counted from the sum of the dice. */
const OFFSETS = [0, 1, -1, 2, -2] as const;

export interface Search {
  /** The plots looked at, in order; the changed one stands last. */
  readonly tried: readonly PlotNo[];
  readonly changed: PlotNo | null;
}

export const toneAt = (light: readonly PlotNo[], plot: PlotNo): Tone =>
  light.includes(plot) ? 'light' : 'dark';

/**
 * Looks for the plot that a sum changes: sum, +1, −1, +2, −2, and the first that has not yet the wanted
 * tone takes it (BH-3.6). Null when all have it (BH-3.7). Plots outside 1…20 are skipped (BH-3.8).
 */
export function search(light: readonly PlotNo[], toward: Tone, sum: number): Search {
  const tried: PlotNo[] = [];
  for (const offset of OFFSETS) {
    const plot = sum + offset;
    if (plot < 1 || plot > LIMITS.plots) continue;
    tried.push(plot);
    if (toneAt(light, plot) !== toward) return { tried, changed: plot };
  }
  return { tried, changed: null };
}

/** The light plots after one plot took a tone, ascending. */
export const paint = (light: readonly PlotNo[], plot: PlotNo, tone: Tone): PlotNo[] => {
  const rest = light.filter((other) => other !== plot);
  return tone === 'light' ? [...rest, plot].sort((a, b) => a - b) : rest;
};

/** BH-3.12: bonds of a heart whose light differs between two states of its plots. */
export function shiftsBetween(
  bearer: Bearer,
  before: readonly PlotNo[],
  after: readonly PlotNo[],
  settings: Settings,
): BondShift[] {
  return bearer.bonds
    .map((bond) => ({
      bond: bond.id,
      to: bond.to,
      kind: bond.kind,
      before: lightIn(before, bond, settings),
      after: lightIn(after, bond, settings),
    }))
    .filter((shift) => shift.before !== shift.after);
}

/** What one sum does to a heart: the search, the plots afterwards, the bonds that change. */
export function stepOf(
  bearer: Bearer,
  light: readonly PlotNo[],
  toward: Tone,
  dice: readonly number[],
  settings: Settings,
): { step: HeartStep; light: readonly PlotNo[] } {
  const sum = dice.reduce((total, face) => total + face, 0);
  const { tried, changed } = search(light, toward, sum);
  const after = changed === null ? light : paint(light, changed, toward);
  return {
    step: { dice, sum, tried, changed, shifts: shiftsBetween(bearer, light, after, settings) },
    light: after,
  };
}

/**
 * BH-3.5, BH-3.9: three plain dice for each plot, one roll after another, each on the heart as the last
 * one left it. A roll that finds nothing is spent (BH-3.7).
 * @param first number of the first roll within the command, from 1
 */
export function* heartRolls(
  bearer: Bearer,
  start: readonly PlotNo[],
  order: HeartOrder,
  first: number,
  settings: Settings,
): Rule<{ steps: HeartStep[]; light: readonly PlotNo[] }> {
  const steps: HeartStep[] = [];
  let light = start;
  for (let i = 0; i < order.plots; i += 1) {
    const dice = yield* roll(`heart-${first + i}`, 3, 6);
    const done = stepOf(bearer, light, order.toward, dice, settings);
    steps.push(done.step);
    light = done.light;
  }
  return { steps, light };
}

/** BH-3.2, BH-3.3: the direction that a cause prescribes; null when it leaves the choice. */
export const directionOf = (cause: Cause): Tone | null =>
  cause === 'kindAct' ? 'light' : cause === 'wickedAct' || cause === 'refusedClaim' ? 'dark' : null;

/** The rule that each cause rests on. */
export const CAUSE_RULES: Readonly<Record<Cause, string>> = {
  kindAct: 'BH-3.2',
  wickedAct: 'BH-3.2',
  refusedClaim: 'BH-3.3',
  card: 'BH-3.4',
  other: 'BH-3.1',
};

/** Most plots that one cause can change: one for a deed or a refusal (BH-3.2, BH-3.3), else 20 (BH-3.4). */
export const mostPlots = (cause: Cause): number => (directionOf(cause) === null ? LIMITS.plots : 1);

/** Why a heart cannot be changed like this; null when it can. */
export function whyNotChange(
  bearer: Bearer | undefined,
  cause: Cause,
  changes: readonly HeartOrder[],
): Rejection | null {
  const max = CAUSES.includes(cause) ? mostPlots(cause) : LIMITS.plots;
  const counted =
    changes.length >= 1 &&
    changes.length <= Math.min(max, LIMITS.changes) &&
    changes.every(({ plots }) => isWhole(plots, 1, max));
  const wanted = directionOf(cause);
  const fitting =
    CAUSES.includes(cause) &&
    changes.every(({ toward }) => TONES.includes(toward) && (wanted ?? toward) === toward);
  return firstOf(
    counted ? null : because('BH_E_COUNT', { max }),
    fitting ? null : because('BH_E_CAUSE'),
    bearer ? null : because('BH_E_NOT_ACTIVE'),
  );
}

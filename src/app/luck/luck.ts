/** The faces that fell at a table against those that were due. */
import type { Entry, Ruleset, Tagged } from '../../kernel/log.ts';
import { narrate } from '../../kernel/narrate.ts';
import { requestsOf } from '../check/requests.ts';

export interface DieLuck {
  readonly faces: number;
  /** How often each face fell, the 1 first. */
  readonly counts: readonly number[];
  readonly rolled: number;
  readonly sum: number;
}

export interface Luck {
  /** By kind of die, the most rolled first. */
  readonly app: readonly DieLuck[];
  readonly typed: readonly DieLuck[];
  /** Results whose kind of die is not known to the installed rules. */
  readonly skipped: number;
}

type Counts = Map<number, number[]>;

function add(into: Counts, faces: number, values: readonly number[]): void {
  const counts = into.get(faces) ?? new Array<number>(faces).fill(0);
  for (const value of values) counts[value - 1]! += 1;
  into.set(faces, counts);
}

const summed = (all: Counts): DieLuck[] =>
  [...all]
    .map(([faces, counts]) => ({
      faces,
      counts,
      rolled: counts.reduce((a, b) => a + b, 0),
      sum: counts.reduce((total, count, i) => total + count * (i + 1), 0),
    }))
    .sort((a, b) => b.rolled - a.rolled);

/** Rolls that count, told outcomes left out: they show no faces. */
export function luckOf<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  entries: readonly Entry<S, C, E>[],
): Luck {
  const bySource: Record<'app' | 'typed', Counts> = { app: new Map(), typed: new Map() };
  let skipped = 0;
  for (const { entry, before, undone } of narrate(ruleset, entries)) {
    if (undone) continue;
    if (entry.kind === 'roll' && entry.dice.source !== 'declared')
      add(bySource[entry.dice.source], entry.faces, entry.dice.values);
    if (entry.kind !== 'play' || entry.dice.length === 0) continue;
    const requests = requestsOf(ruleset, before, entry);
    entry.dice.forEach(({ source, values }, i) => {
      const faces = requests?.[i]?.faces;
      if (source === 'declared') return;
      if (faces) add(bySource[source], faces, values);
      else skipped += 1;
    });
  }
  return { app: summed(bySource.app), typed: summed(bySource.typed), skipped };
}

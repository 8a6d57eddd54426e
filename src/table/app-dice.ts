/**
 * The app's own dice: keyed by the table's secret and the identity of the test. The hashes behind them are
 * needed by the first roll and not by the first view, so a table is given them as a part that may come later.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../kernel/canonical.ts';
import type { DiceRequest, DiceResult } from '../kernel/dice.ts';
import { diceKey, fingerprint, keyedFaces } from '../kernel/keyed-dice.ts';
import type { Tagged } from '../kernel/log.ts';
import type { Timeline } from '../kernel/timeline.ts';

/** How many live entries with this same command came before. */
function occurrence<S, C extends Tagged, E>(timeline: Timeline<S, C, E>, command: C): number {
  const name = canonical(command);
  let count = 0;
  for (const entry of timeline.entries) {
    if (entry.kind !== 'play' || entry.command.type !== command.type) continue;
    if (!timeline.undone.has(entry.id) && canonical(entry.command) === name) count += 1;
  }
  return count;
}

export const appDice = {
  /** Whether the secret is the one that the log promised before the first roll; a damaged one would roll unprovably. */
  areTrue<S, C extends Tagged, E>(secret: string, { entries }: Timeline<S, C, E>): boolean {
    const open = entries.find((entry) => entry.kind === 'open');
    return !open || open.fingerprint === fingerprint(hexToBytes(secret));
  },

  /** Faces for the request number `index` of a command on this table. */
  roll<S, C extends Tagged, E>(
    secret: string,
    timeline: Timeline<S, C, E>,
    command: C,
    request: DiceRequest,
    index: number,
  ): DiceResult {
    const key = diceKey(command, occurrence(timeline, command), index, request);
    const values = keyedFaces(hexToBytes(secret), key, request.count, request.faces);
    return { id: request.id, source: 'app', values };
  },

  /** Faces for the free tray: the same throw repeated is the next of its kind, undone ones not counted. */
  free<S, C, E>(secret: string, timeline: Timeline<S, C, E>, count: number, faces: number): DiceResult {
    const id = `${count}d${faces}`;
    const before = timeline.entries.filter(
      (entry) => entry.kind === 'roll' && entry.dice.id === id && !timeline.undone.has(entry.id),
    ).length;
    const key = canonical(['nervio-free-1', id, before]);
    return { id, source: 'app', values: keyedFaces(hexToBytes(secret), key, count, faces) };
  },
};

export type AppDice = typeof appDice;

/** As many throws as it takes until a browser compiles the hashes: a few milliseconds. */
const WARM_UP = 16;

// Nobody waits when this file arrives, and nobody sees these throws; the first roll of an evening is quicker for them.
for (let i = 0; i < WARM_UP; i += 1) keyedFaces(new Uint8Array(32), `${i}`.repeat(200), 1, 6);

/** Recomputes every app roll of a closed table from the revealed secret. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../../kernel/canonical.ts';
import { type DiceResult, FACES } from '../../kernel/dice.ts';
import { diceKey, fingerprint, keyedFaces } from '../../kernel/keyed-dice.ts';
import { type Entry, inOrder, type PlayEntry, type Ruleset, type Tagged } from '../../kernel/log.ts';
import { narrate } from '../../kernel/narrate.ts';
import { createLiveCount, type LiveCount } from './live-count.ts';
import { requestsOf } from './requests.ts';

export interface Misfit {
  readonly entry: string;
  /** Faces that the secret gives; empty when no such roll exists. */
  readonly expected: readonly number[];
  readonly found: readonly number[];
}

export interface CheckReport {
  readonly fingerprintFits: boolean;
  /** App rolls that fit. */
  readonly fits: number;
  readonly misfits: readonly Misfit[];
  /** App rolls that fit, but in the order that another tab saw. */
  readonly otherOrder: number;
  /** App rolls of other rules than those installed. */
  readonly older: number;
  /** Typed and told results. */
  readonly outside: number;
}

type Verdict = 'fits' | 'other-order' | { readonly expected: readonly number[] };

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

const nameOf = (entry: Entry<unknown, Tagged, Tagged>): string | null => {
  if (entry.kind === 'play') return canonical(entry.command);
  return entry.kind === 'roll' ? `free ${entry.dice.id}` : null;
};

/**
 * Compares with the faces of each place that a roll may have had: the one that the log gives, and, after a
 * time in which two tabs wrote at once, those that the writing tab may have seen.
 */
function judge(
  found: readonly number[],
  count: LiveCount,
  name: string,
  together: boolean,
  facesAt: (occurrence: number) => readonly (readonly number[])[],
): Verdict {
  const here = facesAt(count.live(name));
  if (here.some((faces) => same(faces, found))) return 'fits';
  for (let other = 0; together && other <= count.all(name); other += 1) {
    if (facesAt(other).some((faces) => same(faces, found))) return 'other-order';
  }
  return { expected: here[0] ?? [] };
}

/** @returns null when the table is not closed, so that its secret is not known */
export function checkRolls<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  unordered: readonly Entry<S, C, E>[],
): CheckReport | null {
  const entries = inOrder(unordered);
  const open = entries.find((entry) => entry.kind === 'open');
  const close = entries.findLast((entry) => entry.kind === 'close');
  if (!close) return null;
  const secret = hexToBytes(close.secret);
  const count = createLiveCount();
  const misfits: Misfit[] = [];
  const tally = { fits: 0, otherOrder: 0, older: 0, outside: 0 };
  // Only entries of tabs that did not know of each other yet can stand at the same place of the order.
  let together = false;
  let last = -1;

  const note = (entry: string, { values }: DiceResult, verdict: Verdict): void => {
    if (verdict === 'fits') tally.fits += 1;
    else if (verdict === 'other-order') tally.otherOrder += 1;
    else misfits.push({ entry, expected: verdict.expected, found: values });
  };

  const checkPlay = (entry: PlayEntry<C, E>, before: S, name: string): void => {
    const requests = requestsOf(ruleset, before, entry);
    entry.dice.forEach((result, index) => {
      if (result.source !== 'app') {
        tally.outside += 1;
        return;
      }
      if (entry.rulesVersion !== ruleset.rulesVersion) {
        tally.older += 1;
        return;
      }
      // Where the rules would not ask so on this state, another tab's state may have been the ground.
      const sizes = requests ? [requests[index]!.faces] : together ? FACES : [];
      const facesAt = (occurrence: number) =>
        sizes.map((faces) => {
          const key = diceKey(entry.command, occurrence, index, { id: result.id, faces });
          return keyedFaces(secret, key, result.values.length, faces);
        });
      note(entry.id, result, judge(result.values, count, name, together, facesAt));
    });
  };

  for (const { entry, before } of narrate(ruleset, entries)) {
    const name = nameOf(entry as Entry<unknown, Tagged, Tagged>);
    together ||= entry.lamport === last;
    last = entry.lamport;
    if (entry.kind === 'play') checkPlay(entry, before, name!);
    if (entry.kind === 'roll' && entry.dice.source === 'app') {
      const { dice, faces } = entry;
      const facesAt = (occurrence: number) => [
        keyedFaces(secret, canonical(['nervio-free-1', dice.id, occurrence]), dice.values.length, faces),
      ];
      note(entry.id, dice, judge(dice.values, count, name!, together, facesAt));
    }
    count.pass(entry, name);
  }
  return { fingerprintFits: open?.fingerprint === fingerprint(secret), misfits, ...tally };
}

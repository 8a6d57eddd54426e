/** Long logs of real play, made by a ruleset's own sample commands from its demo. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type DiceResult, resolve } from '../../src/kernel/dice.ts';
import { diceKey, fingerprint, keyedFaces } from '../../src/kernel/keyed-dice.ts';
import type { Entry, PlayEntry, Tagged } from '../../src/kernel/log.ts';
import { here } from '../../src/later/later.ts';
import { appDice } from '../../src/table/app-dice.ts';
import { createTable, type Table } from '../../src/table/table.ts';
import type { Loaded } from '../contract/rulesets.ts';

export type AnyEntry = Entry<unknown, Tagged, Tagged>;
type AnyPlay = PlayEntry<Tagged, Tagged>;

export const secret = sha256(new TextEncoder().encode('bench'));

/** As many different plays as are made by the rules; longer logs repeat their events. */
const PLAYED = 500;

const stamp = (lamport: number) => ({ id: `s-${lamport}`, seat: 's', seq: lamport, lamport, at: lamport });

function* plays({ module, extras, proof }: Loaded): Generator<Pick<AnyPlay, 'command' | 'dice' | 'events'>> {
  const { ruleset } = module;
  let state: unknown = extras.demo('en').state;
  for (let n = 0; ; n += 1) {
    const samples = proof.sampleCommands(state);
    const command = samples[(n * 7919) % samples.length]!;
    const dice: DiceResult[] = [];
    let step = resolve(() => ruleset.decide(state, command), dice);
    while (step.kind === 'needsDice') {
      const { id, count, faces } = step.request;
      dice.push({
        id,
        source: 'app',
        values: keyedFaces(secret, diceKey(command, n, step.index, step.request), count, faces),
      });
      step = resolve(() => ruleset.decide(state, command), dice);
    }
    if (step.kind !== 'done' || !step.value.ok) continue;
    state = step.value.events.reduce(ruleset.evolve, state);
    yield { command, dice, events: step.value.events as readonly Tagged[] };
  }
}

/** An opening and `count` plays. */
export function makeLog(loaded: Loaded, count: number): AnyEntry[] {
  const { id: ruleset, rulesVersion } = loaded.module.ruleset;
  const open: AnyEntry = {
    ...stamp(1),
    ...{ kind: 'open', ruleset, rulesVersion, name: 'Bench', fingerprint: fingerprint(secret) },
    state: loaded.extras.demo('en').state as unknown,
  };
  const made = plays(loaded);
  const played = Array.from({ length: Math.min(count, PLAYED) }, () => made.next().value!);
  return [
    open,
    ...Array.from(
      { length: count },
      (_, i): AnyPlay => ({
        ...stamp(i + 2),
        kind: 'play',
        rulesVersion,
        ...played[i % played.length]!,
      }),
    ),
  ];
}

export const openTable = ({ module }: Loaded, entries: readonly AnyEntry[]): Table<unknown, Tagged, Tagged> =>
  createTable<unknown, Tagged, Tagged>({
    ...{ id: 't', ruleset: module.ruleset, entries, draft: null, seat: 'b', save: 'saved' },
    ...{ secret: bytesToHex(secret), dice: here(appDice) },
    now: () => 0,
    journal: { append: () => {}, keepDraft: () => {} },
  });

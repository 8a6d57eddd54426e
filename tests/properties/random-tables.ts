/** Tables of every ruleset in the middle of random play, for what must hold of any state. */
import { type AnyTable, commandOf, openTable, stateOf, timelineOf } from '../contract/random-play.ts';
import { FOLDERS, type Loaded, loadRuleset } from '../contract/rulesets.ts';

/** A small generator of its own, so that a failing table can be made again from its seed. */
export function randomNumbers(seed: number): (below: number) => number {
  let now = seed >>> 0;
  return (below) => {
    now = (Math.imul(now ^ (now >>> 15), now | 1) + 0x6d2b79f5) >>> 0;
    return Math.floor((((now ^ (now >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A table after some random commands, undone ones among them; about one in three is left in mid-test. */
export function randomTable(loaded: Loaded, seed: number): AnyTable {
  const pick = randomNumbers(seed * 7919 + 1);
  const table = openTable(loaded, pick(4) > 0);
  for (let step = pick(30); step > 0; step -= 1) {
    const command = commandOf(loaded, stateOf(table), { do: 'play', pick: pick(1000), twists: [] });
    if (command) table.play(command);
    if (pick(8) === 0) table.undo();
  }
  if (pick(3) === 0) leaveOpen(loaded, table, pick);
  return table;
}

function leaveOpen({ proof }: Loaded, table: AnyTable, pick: (below: number) => number): void {
  const samples = proof.sampleCommands(stateOf(table));
  for (let tries = 0; tries < 10 && samples.length > 0; tries += 1) {
    const outcome = table.ask(samples[pick(samples.length)]!);
    if (outcome.kind !== 'asking') continue;
    table.typeFace(1);
    return;
  }
}

export const everyRuleset = (): Promise<Loaded[]> => Promise.all(FOLDERS.map(loadRuleset));

/** What a link of the table carries. */
export function contentOf({ module }: Loaded, table: AnyTable) {
  const { timeline, pending } = table.store.getState();
  return {
    name: timeline.name,
    minute: 29_400_000,
    rulesVersion: module.ruleset.rulesVersion,
    state: timeline.state,
    draft: pending && { command: pending.command, answers: pending.answers, typed: pending.typed },
  };
}

export const codecOf = ({ module }: Loaded) => ({
  schemas: module.schemas,
  rulesVersion: module.ruleset.rulesVersion,
  schema: 1,
});

export { timelineOf };

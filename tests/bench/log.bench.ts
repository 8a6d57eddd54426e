/** How long a table takes to open, to go on, and to take back. */
import type { Tagged } from '../../src/kernel/log.ts';
import { fold } from '../../src/kernel/timeline.ts';
import type { AnyRulesetModule } from '../../src/rulesets/contract.ts';
import { type Figure, median, medianTime } from './figure.ts';
import { type AnyEntry, makeLog, openTable } from './logs.ts';

const MODULES = import.meta.glob<{ default: AnyRulesetModule }>(
  ['../../src/rulesets/*/index.ts', '!**/_template/**'],
  { eager: true },
);

/** A command that the rules accept on this table, so that each append is a real one. */
function appendTimes(
  module: AnyRulesetModule,
  entries: readonly AnyEntry[],
  runs: number,
): { append: number; undo: number } {
  const table = openTable(module, entries);
  const appends: number[] = [];
  const undos: number[] = [];
  for (let n = 0; appends.length < runs; n += 1) {
    const samples: readonly Tagged[] = module.sampleCommands(table.store.getState().timeline.state);
    const command = samples[(n * 7919) % samples.length]!;
    const start = performance.now();
    const outcome = table.play(command);
    const played = performance.now();
    if (outcome.kind !== 'done') continue;
    table.undo();
    undos.push(performance.now() - played);
    appends.push(played - start);
  }
  return { append: median(appends), undo: median(undos) };
}

function figuresOf(module: AnyRulesetModule): Figure[] {
  const { id } = module.ruleset;
  const [thousand, tenThousand] = [makeLog(module, 1_000), makeLog(module, 10_000)];
  const foldThousand = medianTime(25, () => fold(module.ruleset, thousand));
  const peer = { name: 'fold again', value: foldThousand };
  const { append, undo } = appendTimes(module, thousand, 51);
  const figure = (name: string, value: number, more: Partial<Figure>): Figure => ({
    ...{ name: `${name}, ${id}`, value, unit: 'ms', better: 'less' },
    ...more,
  });
  return [
    figure('fold 1,000 entries', foldThousand, {}),
    figure(
      'fold 10,000 entries',
      medianTime(5, () => fold(module.ruleset, tenThousand)),
      { target: 200 },
    ),
    figure('append at 1,000 entries', append, { target: 5, peer }),
    figure('undo at 1,000 entries', undo, { target: 25, peer }),
  ];
}

export async function run(): Promise<Figure[]> {
  return Object.values(MODULES).flatMap((module) => figuresOf(module.default));
}

/** How long a table takes to open, to go on, and to take back. */
import { fold } from '../../src/kernel/timeline.ts';
import { GAMES, type Loaded, loadRuleset } from '../contract/rulesets.ts';
import { type Figure, median, medianTime } from './figure.ts';
import { type AnyEntry, makeLog, openTable } from './logs.ts';

/** A command that the rules accept on this table, so that each append is a real one. */
function appendTimes(
  loaded: Loaded,
  entries: readonly AnyEntry[],
  runs: number,
): { append: number; undo: number } {
  const table = openTable(loaded, entries);
  const appends: number[] = [];
  const undos: number[] = [];
  for (let n = 0; appends.length < runs; n += 1) {
    const samples = loaded.proof.sampleCommands(table.store.getState().timeline.state);
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

function figuresOf(loaded: Loaded): Figure[] {
  const { id } = loaded.module.ruleset;
  const [thousand, tenThousand] = [makeLog(loaded, 1_000), makeLog(loaded, 10_000)];
  const foldThousand = medianTime(25, () => fold(loaded.module.ruleset, thousand));
  const peer = { name: 'fold again', value: foldThousand };
  const { append, undo } = appendTimes(loaded, thousand, 51);
  const figure = (name: string, value: number, more: Partial<Figure>): Figure => ({
    ...{ name: `${name}, ${id}`, value, unit: 'ms', better: 'less' },
    ...more,
  });
  return [
    figure('fold 1,000 entries', foldThousand, {}),
    figure(
      'fold 10,000 entries',
      medianTime(5, () => fold(loaded.module.ruleset, tenThousand)),
      { target: 200 },
    ),
    figure('append at 1,000 entries', append, { target: 5, peer }),
    figure('undo at 1,000 entries', undo, { target: 25, peer }),
  ];
}

export async function run(): Promise<Figure[]> {
  const games = await Promise.all(GAMES.map(loadRuleset));
  return games.flatMap(figuresOf);
}

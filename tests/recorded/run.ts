/**
 * `npm run record`: writes down how the fixed evenings go now, or with `-- <folder>` those of one ruleset. Read
 * the difference before it is committed.
 */
import { writeFileSync } from 'node:fs';
import { EVENINGS, linesOf } from './evening.ts';
import { recordables } from './games.ts';

export async function main(): Promise<boolean> {
  const games = await recordables();
  const wanted = process.argv.slice(3);
  const unknown = wanted.filter((folder) => !games.has(folder));
  if (unknown.length > 0) {
    console.error(`No such ruleset: ${unknown.join(', ')}. There are: ${[...games.keys()].join(', ')}.`);
    return false;
  }
  for (const [folder, game] of games) {
    if (wanted.length > 0 && !wanted.includes(folder)) continue;
    const evenings = Array.from({ length: EVENINGS }, (_, i) => [...linesOf(game, i)].join('\n'));
    writeFileSync(`tests/recorded/${folder}.txt`, `${evenings.join('\n\n')}\n`);
  }
  return true;
}

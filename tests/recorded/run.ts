/** `npm run record`: writes down how the fixed evenings go now. Read the difference before it is committed. */
import { writeFileSync } from 'node:fs';
import { EVENINGS, linesOf } from './evening.ts';
import { recordables } from './games.ts';

export async function main(): Promise<void> {
  for (const [folder, game] of await recordables()) {
    const evenings = Array.from({ length: EVENINGS }, (_, i) => [...linesOf(game, i)].join('\n'));
    writeFileSync(`tests/recorded/${folder}.txt`, `${evenings.join('\n\n')}\n`);
  }
}

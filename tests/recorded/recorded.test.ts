/**
 * Play goes as it went when it was recorded. Where a rule was changed on purpose, `npm run record` writes the new
 * lines, and their difference shows what the change does at the table.
 */
import { describe, expect, it } from 'vitest';
import { EVENINGS, linesOf } from './evening.ts';
import { recordables } from './games.ts';

const RECORDS = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });

for (const [folder, game] of await recordables()) {
  const record = RECORDS[`./${folder}.txt`];
  const evenings = record?.split('\n\n') ?? [];
  const anew = `\`npm run record -- ${folder}\` writes tests/recorded/${folder}.txt`;
  describe(folder, () => {
    it('has been recorded', () => {
      expect(record, `Never recorded: ${anew}.`).toBeDefined();
      expect(evenings, `Recorded in part: ${anew} anew.`).toHaveLength(EVENINGS);
      for (const evening of evenings) expect(evening.trim().split('\n').length).toBeGreaterThan(10);
    });

    it.each(evenings.map((text, i) => [i, text.trim().split('\n')] as const))('evening %i', (i, recorded) => {
      const played: string[] = [];
      for (const line of linesOf(game, i)) {
        played.push(line);
        // The first step that differs says what changed; those behind it differ because of it.
        expect(line, `step ${played.length}; if the rule was changed on purpose, ${anew} anew`).toBe(
          recorded[played.length - 1],
        );
      }
      expect(played).toHaveLength(recorded.length);
    });
  });
}

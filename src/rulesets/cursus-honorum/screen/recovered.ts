import type { TableState } from '../../../table/table.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';

/** "2/3": how many came back of those who tried in this phase; empty when nobody has tried. */
export function recoveredNow({ timeline }: TableState<State, Command, Event>): string {
  let tried = 0;
  let back = 0;
  for (let i = timeline.entries.length - 1; i >= 0; i -= 1) {
    const entry = timeline.entries[i]!;
    if (entry.kind !== 'play' || timeline.undone.has(entry.id)) continue;
    for (const event of entry.events) {
      if (event.type !== 'recoveryTried' || event.declined) continue;
      tried += 1;
      if (event.result === 'ok') back += 1;
    }
    if (entry.command.type === 'beginPsychology') break;
  }
  return tried > 0 ? `${back}/${tried}` : '';
}

import { DieFace } from '../../../dice/die-face.tsx';
import type { PlayEntry } from '../../../kernel/log.ts';
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';

type ShockTable = TableState<State, Command, Event>;

/** The latest entry that counts, if it rolled a die. */
const lastRoll = (now: ShockTable): PlayEntry<Command, Event> | null => {
  const { entries, undoable } = now.timeline;
  const entry = entries.findLast((one) => one.id === undoable);
  return entry?.kind === 'play' && entry.dice.length > 0 ? entry : null;
};

/** The die as it lies on the table: what was thrown last, or blank. It is drawn from the value that counted. */
export function LastThrow() {
  const entry = useTableState(lastRoll);
  const thrown = entry?.events.find(
    (event) => event.type === 'shockTested' || event.type === 'recoveryTried',
  );
  return (
    <DieFace
      key={entry?.id}
      faces={6}
      size="large"
      value={thrown?.die ?? null}
      tone={thrown ? (thrown.passed ? 'ok' : 'bad') : 'plain'}
    />
  );
}

/** Where the dice behind a unit's last test came from; faces that only stand for an outcome are not shown. */
import type { DiceSource } from '../../../kernel/dice.ts';
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';

/** Null when no entry tells: the table was handed over after the roll. */
const sourceOf = ({ timeline }: TableState<State, Command, Event>, unitId: string): DiceSource | null => {
  const entry = timeline.entries.findLast(
    (one) =>
      one.kind === 'play' &&
      !timeline.undone.has(one.id) &&
      one.events.some((event) => event.type === 'stupidityTested' && event.id === unitId),
  );
  return entry?.kind === 'play' ? (entry.dice.at(-1)?.source ?? null) : null;
};

export const useTestSource = (unitId: string): DiceSource | null =>
  useTableState((now: TableState<State, Command, Event>) => sourceOf(now, unitId));

/** The latest step that still counts: what the players look at after a roll. */
import type { PlayEntry } from '../../../kernel/log.ts';
import { latestPlay } from '../../../play/latest.ts';
import { useTableState } from '../../../table/react.ts';
import type { Command } from '../model/commands.ts';
import type { Event, EventOf } from '../model/events.ts';
import type { State } from '../model/state.ts';

type Entry = PlayEntry<Command, Event>;

export const useLatest = (): Entry | null => useTableState(latestPlay<State, Command, Event>);

/** The throw against a card within an entry, if there was one. */
export const throwIn = (entry: Entry | null): EventOf<'shockTested' | 'recoveryTried'> | undefined =>
  entry?.events.find((event) => event.type === 'shockTested' || event.type === 'recoveryTried');

import { useMemo } from 'react';
import { narrate } from '../../../kernel/narrate.ts';
import { useTable, useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { useLatest, useTelling } from './use-desk.ts';

/** What has just happened, as the log tells it; with `about`, only when it is of that kind. */
export function LastLine({ about }: { readonly about?: Event['type'] }) {
  const telling = useTelling();
  const latest = useLatest();
  const { ruleset } = useTable<State, Command, Event>();
  const entries = useTableState((now: TableState<State, Command, Event>) => now.timeline.entries);
  const text = useMemo(() => {
    const told = narrate(ruleset, entries).find(({ entry }) => entry.id === latest?.id);
    return told?.entry.kind === 'play' ? telling.line(told.before, told.entry) : '';
  }, [ruleset, entries, latest, telling]);
  const fits = about === undefined || latest?.events.some(({ type }) => type === about);
  if (text === '' || !fits) return null;
  return <p className="border-accent border-l-4 pl-3 text-muted text-sm">{text}</p>;
}

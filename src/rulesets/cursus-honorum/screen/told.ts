/** What the players of a table have tapped about who stands near whom, for the forecast of a side without a map. */
import type { Timeline } from '../../../kernel/timeline.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { type Told, toldBy } from '../rules/forecast-ranges.ts';
import { type RangeKind, rangeQuestions } from '../rules/range-plan.ts';
import { rangeKey } from './concerned.ts';
import type { Ui } from './ui-store.ts';

/** Figures move from turn to turn: only what was tapped since the turn began still holds. */
function eventsOfTurn({ entries, undone }: Timeline<State, Command, Event>): Event[] {
  const events: Event[] = [];
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i]!;
    if (entry.kind !== 'play' || undone.has(entry.id)) continue;
    if (entry.command.type === 'endTurn') break;
    events.unshift(...entry.events);
  }
  return events;
}

const TOLD: Readonly<Partial<Record<RangeKind, Told['kind']>>> = {
  near: 'near',
  area: 'area',
  threat: 'threat',
};

/** The lists of this turn, and those that are being tapped for the next share. */
export function toldAt(timeline: Timeline<State, Command, Event>, ranges: Ui['ranges']): Told[] {
  const now = rangeQuestions(timeline.state).flatMap(({ id, kind }): Told[] => {
    const ids = ranges[rangeKey(timeline.state, id)];
    const told = TOLD[kind];
    return ids && told ? [{ id, ids, kind: told, now: true }] : [];
  });
  return [...toldBy(eventsOfTurn(timeline)), ...now];
}

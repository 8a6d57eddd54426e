/** The rules as the table sees them. */
import type { Ruleset } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { initial, type State } from '../model/state.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { owed } from './owed.ts';

/** The bearers that an event changes. */
function touches(event: Event): string[] {
  if ('bearer' in event) return [event.bearer.id];
  if ('owner' in event) return [event.owner];
  if ('claimant' in event) return [event.claimant, event.claimed];
  if ('retired' in event) return event.retired.map(({ bearer }) => bearer);
  if ('roller' in event) return event.roller === null ? [] : [event.roller];
  if (event.type === 'helpDropped') return [event.help.claimant, event.help.claimed];
  return 'id' in event ? [event.id] : [];
}

export const ruleset: Ruleset<State, Command, Event> = {
  id: 'bonds-and-heart',
  rulesVersion: 1,
  initial,
  decide,
  evolve,
  touches,
  owed,
};

/** The rules as the table sees them. */
import type { Ruleset } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { initial, type State } from '../model/state.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { owed } from './owed.ts';
import { touches } from './touches.ts';

export const ruleset: Ruleset<State, Command, Event> = {
  id: 'comandos-de-guerra',
  rulesVersion: 1,
  initial,
  decide,
  evolve,
  touches,
  owed,
};

/** The doors to what follows the first view: the guide beyond the tests. */
import { latePart } from '../../../play/words.tsx';
import type { RulesetLate } from '../../contract.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import type { panels } from './guide-after.tsx';

interface StupidityLate extends RulesetLate<State, Command, Event> {
  readonly panels: typeof panels;
}

export const TurnGuide = latePart((late: StupidityLate) => late.panels.TurnGuide);
export const AfterTest = latePart((late: StupidityLate) => late.panels.AfterTest);
export const UnitTail = latePart((late: StupidityLate) => late.panels.UnitTail);

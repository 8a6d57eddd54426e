/** The doors to what follows the first view: what is asked for, and the question of ranges. */
import { latePart } from '../../../play/words.tsx';
import type { RulesetLate } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import type { panels } from './panels.ts';

interface CursusLate extends RulesetLate<State, Command, Event> {
  readonly panels: typeof panels;
}

export const Asides = latePart((late: CursusLate) => late.panels.Asides);
export const RangesPanel = latePart((late: CursusLate) => late.panels.RangesPanel);

/** The doors to what follows the first view. */
import { latePart, useLate } from '../../../play/words.tsx';
import type { RulesetLate } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { LateText } from '../strings/text.ts';
import type { panels } from './panels.ts';

interface ShockLate extends RulesetLate<State, Command, Event> {
  readonly text: LateText;
  readonly panels: typeof panels;
}

export const useLateText = (): LateText => useLate<ShockLate>().text;

export const BoostSteppers = latePart((late: ShockLate) => late.panels.BoostSteppers);
export const HitMenu = latePart((late: ShockLate) => late.panels.HitMenu);
export const RecoveryPanel = latePart((late: ShockLate) => late.panels.RecoveryPanel);
export const ShortfallPanel = latePart((late: ShockLate) => late.panels.ShortfallPanel);
export const SizeNote = latePart((late: ShockLate) => late.panels.SizeNote);
export const SoldierPanel = latePart((late: ShockLate) => late.panels.SoldierPanel);

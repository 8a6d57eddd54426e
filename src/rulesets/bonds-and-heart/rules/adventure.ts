/** BH-1 and BH-8: adventures, combats, scenes, and hearts that end a career. */
import { accept, type Decision } from '../../../kernel/result.ts';
import { type Bearer, fullTone, type Tone } from '../model/bearer.ts';
import type { TableCommand } from '../model/commands.ts';
import type { Event, Retired } from '../model/events.ts';
import { SETTING_VALUES, type SettingChange, type Settings } from '../model/settings.ts';
import { players, type State } from '../model/state.ts';
import { no } from './faults.ts';

/**
 * BH-8.1, BH-8.2: the tone with which a bearer retires when the adventure ends; null when they go on. The
 * mark of a once full heart decides, or by house rule only the heart as it stands.
 */
export const fateOf = (bearer: Bearer, settings: Settings): Tone | null =>
  settings.retireCheck === 'atEnd' ? fullTone(bearer.light) : bearer.filledMark;

/** Who would retire if the adventure ended now. */
export const retiring = (state: State): Retired[] =>
  players(state).flatMap((bearer) => {
    const fate = fateOf(bearer, state.settings);
    return fate ? [{ bearer: bearer.id, fate }] : [];
  });

/** What bonds need: one bearer for the heart, two for bonds (BH-1.2). */
export const tableSize = (state: State): 'empty' | 'heart' | 'bonds' =>
  players(state).length === 0 ? 'empty' : players(state).length === 1 ? 'heart' : 'bonds';

export function changePhase(
  state: State,
  command: Exclude<TableCommand, { type: 'changeSetting' }>,
): Decision<Event> {
  switch (command.type) {
    case 'startAdventure':
      return accept({ type: 'adventureStarted', adventure: Math.min(state.adventure + 1, 9999) });
    case 'endAdventure':
      return accept({ type: 'adventureEnded', retired: retiring(state) });
    case 'startCombat':
      return accept({ type: 'combatStarted' });
    case 'endCombat':
      return accept({ type: 'combatEnded' });
    case 'endScene':
      return accept({ type: 'sceneEnded', scene: Math.min(state.scene + 1, 9999) });
  }
}

/** A value that fits its setting, or null. */
export function settingChange(key: string, value: unknown): SettingChange | null {
  if (!Object.hasOwn(SETTING_VALUES, key)) return null;
  const allowed: readonly unknown[] = SETTING_VALUES[key as keyof Settings];
  return allowed.includes(value) ? ({ key, value } as SettingChange) : null;
}

export function changeSetting(command: Extract<TableCommand, { type: 'changeSetting' }>): Decision<Event> {
  const change = settingChange(command.key, command.value);
  return change ? accept({ type: 'settingChanged', change }) : no('BH_E_SETTING');
}

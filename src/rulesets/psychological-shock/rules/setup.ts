/** The table around the battle: names, house rules, board, places and ticked ranges. */
import { clampToMat } from '../../../kernel/geometry.ts';
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { SETTING_KEYS, SETTING_OPTIONS, SETTING_RANGES } from '../model/settings.ts';
import { characterOf, LIMITS, type State } from '../model/state.ts';
import { measured } from './cards.ts';
import { settingNumberError } from './validate.ts';

export function decideNameSide(_state: State, command: CommandOf<'nameSide'>): Decision<Event> {
  const { side, colour } = command;
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return reject('colour-invalid');
  const name = command.name.trim().slice(0, LIMITS.nameLength);
  return accept<Event>({ type: 'sideNamed', side, name, colour: colour.toLowerCase() });
}

/** Changes one house rule; the value must be of its kind and within its range. */
export function decideSetting(state: State, { key, value }: CommandOf<'changeSetting'>): Decision<Event> {
  if (!SETTING_KEYS.includes(key)) return reject('setting-unknown');
  if (key in SETTING_OPTIONS) {
    const options: readonly unknown[] = SETTING_OPTIONS[key as keyof typeof SETTING_OPTIONS];
    if (!options.includes(value)) return reject('setting-value');
  } else if (key in SETTING_RANGES) {
    const number = key as keyof typeof SETTING_RANGES;
    const error = settingNumberError(number, value);
    const { min, max } = SETTING_RANGES[number];
    if (error) return reject(error, { min, max });
  } else if (typeof value !== typeof state.settings[key]) return reject('setting-value');
  return accept<Event>({ type: 'settingChanged', key, value });
}

export function decideBoard(_state: State, { inUse, size }: CommandOf<'setBoard'>): Decision<Event> {
  const { min, max } = LIMITS.board;
  if (!(size >= min && size <= max)) return reject('board-size-range', { min, max });
  return accept<Event>({ type: 'boardChanged', inUse, size });
}

/** Moves figures, several at once; outside the mat they stop at its edge. */
export function decideMove(state: State, { moves }: CommandOf<'moveFigures'>): Decision<Event> {
  if (moves.length === 0) return reject('nothing-to-do');
  if (moves.length > LIMITS.characters) return reject('too-many', { max: LIMITS.characters });
  for (const { characterId, position } of moves) {
    if (!characterOf(state, characterId)) return reject('character-unknown');
    if (position && !(Number.isFinite(position.x) && Number.isFinite(position.y)))
      return reject('position-invalid');
  }
  const { size } = state.board;
  const onMat = moves.map(({ characterId, position }) => ({
    characterId,
    position: position && clampToMat(position, size, size),
  }));
  return accept<Event>({ type: 'figuresMoved', moves: onMat });
}

/** PS-6.2: ticks whom a commander reaches, or corrects what was measured. */
export function decideTickRange(state: State, command: CommandOf<'tickCommandRange'>): Decision<Event> {
  const { commanderId, characterId, inRange } = command;
  const commander = characterOf(state, commanderId);
  const character = characterOf(state, characterId);
  if (!commander || !character) return reject('character-unknown');
  if (commanderId === characterId) return reject('own-command', { name: commander.name });
  if (commander.side !== character.side) return reject('not-friendly', { name: commander.name });
  const correction = measured(state, commander, character) !== null;
  return accept<Event>({ type: 'commandRangeTicked', commanderId, characterId, inRange, correction });
}

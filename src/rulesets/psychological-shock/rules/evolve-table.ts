/** The roster and the board, changed. Nothing here judges. */
import { clampToMat } from '../../../kernel/geometry.ts';
import type { Move } from '../model/commands.ts';
import type { EventOf } from '../model/events.ts';
import { type Character, freshCharacter, initial, type Profile, type State } from '../model/state.ts';

export function add(state: State, added: readonly Character[]): State {
  const ids = new Set(added.map(({ id }) => id));
  return { ...state, characters: [...state.characters.filter(({ id }) => !ids.has(id)), ...added] };
}

export const edit = (state: State, id: string, profile: Profile): State => ({
  ...state,
  characters: state.characters.map((one) => (one.id === id ? { ...one, ...profile } : one)),
});

/** Takes characters off the table with everything that hangs on them. */
export function remove(state: State, ids: readonly string[]): State {
  const gone = new Set(ids);
  const commandInRange = Object.fromEntries(
    Object.entries(state.commandInRange)
      .filter(([commander]) => !gone.has(commander))
      .map(([commander, reached]) => [commander, reached.filter((id) => !gone.has(id))]),
  );
  const checks = state.checks
    .filter((check) => !gone.has(check.casualtyId))
    .map((check) => ({
      ...check,
      chosenId: check.chosenId !== null && gone.has(check.chosenId) ? null : check.chosenId,
      witnesses: check.witnesses?.filter((id) => !gone.has(id)) ?? null,
    }));
  return {
    ...state,
    characters: state.characters.filter((one) => !gone.has(one.id)),
    commandInRange,
    corrections: state.corrections.filter((one) => !gone.has(one.commanderId) && !gone.has(one.characterId)),
    checks,
    shortfall: state.shortfall && gone.has(state.shortfall.characterId) ? null : state.shortfall,
    tested: state.tested.filter((one) => !gone.has(one.characterId)),
  };
}

/** Moves somebody to place `to` among his own side; the other side stays where it is. */
export function reorder(state: State, id: string, to: number): State {
  const moved = state.characters.find((one) => one.id === id);
  if (!moved) return state;
  const own = state.characters.filter((one) => one.side === moved.side && one.id !== id);
  own.splice(to, 0, moved);
  const next = own[Symbol.iterator]();
  const characters = state.characters.map((one) =>
    one.side === moved.side ? (next.next().value ?? one) : one,
  );
  return { ...state, characters };
}

/** Figures go where they were put; a correction holds only until one of its two moves. */
export function move(state: State, moves: readonly Move[]): State {
  const to = new Map(moves.map(({ characterId, position }) => [characterId, position]));
  const { size } = state.board;
  return {
    ...state,
    characters: state.characters.map((one) => {
      const position = to.get(one.id);
      if (position === undefined) return one;
      return { ...one, position: position && clampToMat(position, size, size) };
    }),
    corrections: state.corrections.filter((one) => !to.has(one.commanderId) && !to.has(one.characterId)),
  };
}

export function tick(state: State, event: EventOf<'commandRangeTicked'>): State {
  const { commanderId, characterId, inRange } = event;
  if (event.correction) {
    const others = state.corrections.filter(
      (one) => one.commanderId !== commanderId || one.characterId !== characterId,
    );
    return {
      ...state,
      corrections: inRange === null ? others : [...others, { commanderId, characterId, inRange }],
    };
  }
  const known = Object.hasOwn(state.commandInRange, commanderId) ? state.commandInRange[commanderId]! : [];
  const others = known.filter((id) => id !== characterId);
  const reached = inRange ? [...others, characterId] : others;
  return { ...state, commandInRange: { ...state.commandInRange, [commanderId]: reached } };
}

/** A new battle with the same roster, house rules, names and places. */
export function reset(state: State): State {
  const empty = initial();
  const atPool = state.settings.atPerTurn;
  const { A, B } = state.sides;
  return {
    ...empty,
    sides: { A: { ...A, atPool, turnNumber: 1 }, B: { ...B, atPool, turnNumber: 1 } },
    characters: state.characters.map((one) => ({ ...freshCharacter(one.id, one), position: one.position })),
    commandInRange: state.commandInRange,
    corrections: state.corrections,
    board: state.board,
    settings: state.settings,
  };
}

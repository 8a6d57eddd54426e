/** CH-16.1, CH-16.4, CH-23.2: the move of those in flight. */
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { Character } from '../model/character.ts';
import type { CommandOf, Placement } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State } from '../model/game.ts';
import { present } from './place.ts';

/** Board positions are kept to a hundredth of a cm; adding 0 turns −0 into 0. */
export const toHundredths = (cm: number): number => Math.round(cm * 100) / 100 + 0;

/** Whether a place is on the table, its edge included. */
export const isOnBoard = (
  board: Pick<State['board'], 'widthCm' | 'heightCm'>,
  x: number,
  y: number,
): boolean => x >= 0 && y >= 0 && x <= board.widthCm && y <= board.heightCm;

/** The heading of the next flight move in degrees: a half turn in the first one only (CH-16.1). */
export const fleeHeading = (character: Pick<Character, 'facingDeg' | 'hasTurned'>): number =>
  character.hasTurned ? character.facingDeg : (character.facingDeg + 180) % 360;

/** Where a full flight move leads, straight on; `pos` null = off the table (CH-23.2). */
export function fleePlacement(state: State, character: Character): Placement | null {
  if (!character.pos) return null;
  const facingDeg = fleeHeading(character);
  const angle = (facingDeg * Math.PI) / 180;
  const x = toHundredths(character.pos.x + character.maxMoveCm * Math.sin(angle));
  const y = toHundredths(character.pos.y - character.maxMoveCm * Math.cos(angle));
  return { id: character.id, pos: isOnBoard(state.board, x, y) ? { x, y } : null, facingDeg };
}

/** Why a character makes no flight move; null when it does. */
export function whyNoFleeMove(state: State, id: string): { ok: false; why: Rejection } | null {
  const found = present(state, id);
  if (!found.ok) return found;
  const { status, pos } = found.character;
  if (status === 'ok') return reject('E_STATUS_OK', { id });
  if (status !== 'flight') return reject('E_IMMUNE', { id });
  return pos ? null : reject('E_POSITION', { id });
}

export function fleeMove(state: State, { ids }: CommandOf<'fleeMove'>): Decision<Event> {
  const events: Event[] = [];
  for (const id of new Set(ids)) {
    const bad = whyNoFleeMove(state, id);
    if (bad) return bad;
    events.push({ type: 'fledAcross', move: fleePlacement(state, characterOf(state, id)!)! });
  }
  return { ok: true, events };
}

/** Tokens on the map: moving them one by one or as a group, and deployment in rows. */
import { clamp } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import { LIMITS } from '../model/character.ts';
import type { CommandOf, Placement } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State } from '../model/game.ts';
import { isOnBoard, toHundredths } from './flee-move.ts';

export const BOARD = { min: 20, max: LIMITS.distance } as const;

const isFacing = (deg: number): boolean => Number.isFinite(deg) && deg >= 0 && deg < 360;

/** A drag of one token or of a selected group; all or none of them move. */
export function moveTokens(state: State, { moves }: CommandOf<'moveTokens'>): Decision<Event> {
  for (const { id, pos, facingDeg } of moves) {
    if (!characterOf(state, id)) return reject('E_UNKNOWN_ID', { id });
    if (!isFacing(facingDeg) || (pos && !isOnBoard(state.board, pos.x, pos.y)))
      return reject('E_POSITION', { id });
  }
  const tidied = moves.map((move) => ({
    ...move,
    pos: move.pos && { x: toHundredths(move.pos.x), y: toHundredths(move.pos.y) },
  }));
  return moves.length > 0
    ? { ok: true, events: [{ type: 'tokensMoved', moves: tidied, deployed: false }] }
    : { ok: true, events: [] };
}

/**
 * Rows of `perRow` characters, one behind the other, each row centred; `gapCm` is the clear space between
 * bases. Rows go backwards from the front; whatever would leave the table stands at its edge.
 */
export function rowPlaces(
  state: State,
  ids: readonly EntityId[],
  plan: Omit<CommandOf<'deployRows'>, 'type' | 'ids'>,
): Placement[] {
  const placed = ids.flatMap((id) => characterOf(state, id) ?? []);
  const step = plan.gapCm + 2 * Math.max(0, ...placed.map(({ baseRadiusCm }) => baseRadiusCm));
  const back = Math.cos((plan.facingDeg * Math.PI) / 180) >= 0 ? 1 : -1;
  return placed.map(({ id }, i) => {
    const row = Math.floor(i / plan.perRow);
    const inRow = Math.min(plan.perRow, placed.length - row * plan.perRow);
    const x = plan.centreCm + ((i % plan.perRow) - (inRow - 1) / 2) * step;
    const y = plan.frontCm + back * row * step;
    const pos = {
      x: toHundredths(clamp(x, 0, state.board.widthCm)),
      y: toHundredths(clamp(y, 0, state.board.heightCm)),
    };
    return { id, pos, facingDeg: plan.facingDeg };
  });
}

export function deployRows(state: State, command: CommandOf<'deployRows'>): Decision<Event> {
  const { ids, perRow, gapCm, centreCm, frontCm, facingDeg } = command;
  const stranger = ids.find((id) => !characterOf(state, id));
  if (stranger !== undefined) return reject('E_UNKNOWN_ID', { id: stranger });
  if (!Number.isInteger(perRow) || perRow < 1 || perRow > LIMITS.perSide)
    return reject('E_ORDER', { max: LIMITS.perSide });
  if (!Number.isFinite(gapCm) || gapCm < 0 || gapCm > LIMITS.distance)
    return reject('E_DISTANCE', { max: LIMITS.distance });
  if (!isFacing(facingDeg) || !isOnBoard(state.board, centreCm, frontCm)) return reject('E_POSITION');
  const moves = rowPlaces(state, [...new Set(ids)], command);
  return moves.length > 0
    ? { ok: true, events: [{ type: 'tokensMoved', moves, deployed: true }] }
    : { ok: true, events: [] };
}

/** The size of the table; tokens outside a smaller one stand at its edge. */
export function changeBoard(state: State, command: CommandOf<'changeBoard'>): Decision<Event> {
  const { widthCm, heightCm, scenery } = command;
  const fits = (cm: number): boolean => Number.isFinite(cm) && cm >= BOARD.min && cm <= BOARD.max;
  if (!fits(widthCm) || !fits(heightCm)) return reject('E_DISTANCE', { max: BOARD.max });
  const moves = state.characters.flatMap(({ id, pos, facingDeg }) =>
    pos && !isOnBoard({ widthCm, heightCm }, pos.x, pos.y)
      ? [{ id, pos: { x: clamp(pos.x, 0, widthCm), y: clamp(pos.y, 0, heightCm) }, facingDeg }]
      : [],
  );
  const changed: Event = { type: 'boardChanged', widthCm, heightCm, scenery };
  return {
    ok: true,
    events: moves.length > 0 ? [changed, { type: 'tokensMoved', moves, deployed: false }] : [changed],
  };
}

/** The story of each unit, as events write it. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import { LIMITS, type Moment } from '../model/unit.ts';

interface Line {
  readonly id: EntityId;
  readonly what: Moment['what'];
  readonly values?: readonly number[];
  readonly other?: EntityId;
}

const CONTACT_LINES = {
  none: 'moved',
  enemy: 'hitEnemy',
  friend: 'hitFriend',
  tableEdge: 'leftTable',
} as const;

function linesOf(event: Event): readonly Line[] {
  const each = (ids: readonly EntityId[], what: Moment['what']) => ids.map((id) => ({ id, what }));
  switch (event.type) {
    case 'turnStarted':
      return each(event.lapsed, 'lapsed');
    case 'panicTerrorConfirmed':
      return [...each(event.panicked, 'panic'), ...each(event.terrified, 'terror')];
    case 'stupidityTested':
      return [{ id: event.id, what: event.passed ? 'passed' : 'failed', values: [event.ld] }];
    case 'contactRecorded':
      return contactLines(event);
    case 'reactionDeclared':
      return [{ id: event.targetId, what: event.reaction, other: event.id }];
    case 'idleChosen':
    case 'oddDieRolled': {
      const { id, fighting, stupidInContact } = event;
      return [{ id, what: 'fought', values: [fighting, stupidInContact - fighting] }];
    }
    case 'unitFled':
      return [{ id: event.id, what: event.cause }];
    case 'unitRallied':
      return [{ id: event.id, what: 'rallied' }];
    case 'stupidityEnded':
      return [{ id: event.id, what: 'rulesLost' }];
    default:
      return [];
  }
}

function contactLines(event: Extract<Event, { type: 'contactRecorded' }>): readonly Line[] {
  const { id, targetId, moved, points } = event;
  const values = event.with === 'tableEdge' ? (points === null ? [] : [points]) : [moved];
  const own: Line = { id, what: CONTACT_LINES[event.with], values };
  if (targetId === null) return [own];
  const theirs: Line[] = [
    { id: targetId, what: event.with === 'enemy' ? 'wasHitByEnemy' : 'wasHitByFriend', other: id },
  ];
  if (event.chargeBlocked) theirs.push({ id: targetId, what: 'chargeBlocked', other: id });
  return [{ ...own, other: targetId }, ...theirs];
}

/** Writes an event into the stories of those it concerns. `state` is the one after the event. */
export function remember(state: State, event: Event): State {
  const lines = linesOf(event);
  if (lines.length === 0) return state;
  const moment = ({ what, values = [], other }: Line): Moment => ({
    turn: state.turn,
    side: state.activeSide,
    what,
    values,
    other: state.units.find(({ id }) => id === other)?.name ?? null,
  });
  return {
    ...state,
    units: state.units.map((unit) => {
      const own = lines.filter(({ id }) => id === unit.id);
      if (own.length === 0) return unit;
      return { ...unit, history: [...unit.history, ...own.map(moment)].slice(-LIMITS.history) };
    }),
  };
}

/** The story of one unit, oldest first; empty when it is not on the table. */
export const timelineOf = (state: State, id: EntityId): readonly Moment[] => unitOf(state, id)?.history ?? [];

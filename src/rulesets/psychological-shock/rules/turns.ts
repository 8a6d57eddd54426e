/** PS-7.1 to PS-7.4: turns, refills, and what to think of at the end of one. */
import { accept, type Decision } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import {
  type Character,
  charactersOf,
  LIMITS,
  opponentOf,
  SIDES,
  type Side,
  type State,
} from '../model/state.ts';
import { hasWoundShock } from './cards.ts';
import { openChecks, settle } from './checks.ts';

/** PS-8.4: whose marker goes when the side's turn of this number starts. */
const markersDue = (state: State, side: Side, turnNumber: number): readonly Character[] =>
  charactersOf(state, side).filter(
    (one) => one.woundShockUntil !== null && one.woundShockUntil <= turnNumber,
  );

/** PS-7.2: whose pools are set back when `side` starts its turn. */
const refilledBy = (state: State, side: Side): readonly Side[] =>
  state.settings.poolRefresh === 'everyTurn' ? SIDES : [side];

/** PS-7.2: starts a turn of `side`, whoever's turn it was. Shock, wounds and cover stay (PS-7.4). */
export function decideStartTurn(state: State, { side }: CommandOf<'startTurn'>): Decision<Event> {
  const turnNumber = Math.min(LIMITS.turn.max, state.sides[side].turnNumber + 1);
  return accept<Event>(...settle(state), {
    type: 'turnStarted',
    side,
    turnNumber,
    refilled: refilledBy(state, side),
    atPool: state.settings.atPerTurn,
    markersRemoved: markersDue(state, side, turnNumber).map(({ id }) => id),
  });
}

/** Something to say before the turn passes on. `n` counts AT or checks, `ids` names characters. */
export interface Reminder {
  readonly key: 'owed' | 'inShock' | 'heldFire' | 'atLeft' | 'atLost' | 'markersGo' | 'woundShock';
  readonly side: Side;
  readonly ids: readonly string[];
  readonly n: number;
}

/** What to think of before `next` starts its turn; the empty ones are left out. */
export function remindersFor(state: State, next: Side = opponentOf(state.activeSide)): readonly Reminder[] {
  const last = opponentOf(next);
  const refilled = refilledBy(state, next);
  const ids = (list: readonly Character[]): readonly string[] => list.map(({ id }) => id);
  const shocked = (side: Side): readonly string[] =>
    ids(charactersOf(state, side).filter((one) => one.shocked));
  const due = ids(markersDue(state, next, state.sides[next].turnNumber + 1));
  const marked = ids(
    charactersOf(state, next).filter((one) => hasWoundShock(state, one) && !due.includes(one.id)),
  );
  const owed = openChecks(state).filter((one) => one.due).length + (state.shortfall ? 1 : 0);
  const list: Reminder[] = [
    { key: 'owed', side: last, ids: [], n: owed },
    { key: 'inShock', side: last, ids: shocked(last), n: shocked(last).length },
    { key: 'inShock', side: next, ids: shocked(next), n: shocked(next).length },
    // PS-4.5: whoever is in shock cannot carry out fire that he had prepared.
    { key: 'heldFire', side: last, ids: shocked(last), n: shocked(last).length },
    { key: refilled.includes(last) ? 'atLost' : 'atLeft', side: last, ids: [], n: state.sides[last].atPool },
    { key: 'atLost', side: next, ids: [], n: state.sides[next].atPool },
    { key: 'markersGo', side: next, ids: due, n: due.length },
    { key: 'woundShock', side: next, ids: marked, n: marked.length },
  ];
  return list.filter(({ n }) => n > 0);
}

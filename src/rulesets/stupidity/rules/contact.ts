/** ST-6.4 to ST-6.7: what a unit touches in its compulsory move. */
import { EPSILON } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/command.ts';
import type { EventOf } from '../model/event.ts';
import type { Settings } from '../model/settings.ts';
import { type State, unitOf } from '../model/state.ts';
import type { Reaction, Touch, Unit } from '../model/unit.ts';
import { fromCm } from './length.ts';
import { moveForward, unitMovement } from './move.ts';
import { immuneToPsychology } from './permissions.ts';
import { activeGroups, alive, effectsActive } from './who-tests.ts';

/** With ST-10.2 a unit of none but stupid models has nobody left to shoot. */
const barredFromShooting = (unit: Unit, settings: Settings): boolean =>
  settings.stupidCannotShoot &&
  effectsActive(unit, settings) &&
  activeGroups(unit, settings).length === alive(unit).length;

/** ST-6.5: the charge reactions that a touched enemy may choose from. */
export function reactionsOf(target: Unit, settings: Settings): readonly Reaction[] {
  if (target.engaged) return ['hold'];
  const shoots = target.missile && !settings.strictStandAndShoot && !barredFromShooting(target, settings);
  const flees = !immuneToPsychology(target, settings);
  return ['hold', ...(shoots ? (['standAndShoot'] as const) : []), ...(flees ? (['flee'] as const) : [])];
}

export type ContactOutcome =
  | { readonly result: 'moved'; readonly moved: number }
  | {
      readonly result: 'counts-as-charge';
      readonly moved: number;
      readonly target: EntityId;
      readonly reactions: readonly Reaction[];
    }
  | {
      readonly result: 'pinned';
      readonly moved: number;
      readonly pinned: readonly EntityId[];
      readonly chargeBlocked: boolean;
      readonly until: Settings['pinLasts'];
    }
  | {
      readonly result: 'fled-off-table';
      readonly moved: number;
      readonly countsAsFled: true;
      readonly victoryPointsToEnemy: number | null;
      readonly askPoints: boolean;
    };

/** Who can be touched: units on the table of the side that is asked for; nobody where no side is. */
export const targetsOf = (state: State, unit: Unit, touch: Touch): readonly Unit[] =>
  touch === 'enemy' || touch === 'friend'
    ? state.units.filter(
        ({ id, side, offTable }) =>
          id !== unit.id && !offTable && (side === unit.side) === (touch === 'friend'),
      )
    : [];

type Asked = Omit<CommandOf<'recordContact'>, 'type'>;

/**
 * What a contact would lead to, before anything is recorded. Checks in the order of the specification:
 * the move is pending, the distance (centimetres, ST-B.3), the target.
 */
export function contactOutcome(
  state: State,
  asked: Asked,
): { readonly ok: true; readonly outcome: ContactOutcome } | ReturnType<typeof reject> {
  const { settings } = state;
  const unit = unitOf(state, asked.unitId);
  if (!unit) return reject('unit-unknown');
  const move = moveForward(unit, settings);
  if (!move.applies) return reject('no-compulsory-move', { reason: move.reason });
  const { moved } = asked;
  // The stupid unit never goes farther than its half move (ST-6.5).
  if (!Number.isFinite(moved) || moved < 0 || moved > move.distance + EPSILON)
    return reject('moved-out-of-range', { max: fromCm(move.distance, settings.units), unit: settings.units });
  const done = (outcome: ContactOutcome) => ({ ok: true, outcome }) as const;
  const target = targetsOf(state, unit, asked.with).find(({ id }) => id === asked.targetId);
  switch (asked.with) {
    case 'none':
      return done({ result: 'moved', moved });
    case 'enemy':
      if (!target) return reject('target-not-enemy');
      return done({
        result: 'counts-as-charge',
        moved,
        target: target.id,
        reactions: reactionsOf(target, settings),
      });
    case 'friend': {
      if (!target) return reject('target-not-friend');
      // ST-6.6: fleeing friends run on.
      const pinned = (target.fleeing ? [unit.id] : [unit.id, target.id]).sort();
      const chargeBlocked = target.declaredCharge && !target.fleeing; // ST-6.7
      return done({ result: 'pinned', moved, pinned, chargeBlocked, until: settings.pinLasts });
    }
    case 'tableEdge': // ST-6.4
      return done({
        result: 'fled-off-table',
        moved,
        countsAsFled: true,
        victoryPointsToEnemy: unit.points,
        askPoints: unit.points === null,
      });
  }
}

/** Records a contact. It does not end the move: enemy and friend touched together are entered in turn. */
export function recordContact(
  state: State,
  command: CommandOf<'recordContact'>,
): Decision<EventOf<'contactRecorded'>> {
  const judged = contactOutcome(state, command);
  if (!judged.ok) return judged;
  const { outcome } = judged;
  const unit = unitOf(state, command.unitId)!;
  const touches = command.with === 'enemy' || command.with === 'friend';
  const event: EventOf<'contactRecorded'> = {
    type: 'contactRecorded',
    id: unit.id,
    with: command.with,
    targetId: touches ? command.targetId : null,
    moved: outcome.moved,
    movement: unitMovement(unit, state.settings),
    pinned: outcome.result === 'pinned' ? outcome.pinned : [],
    chargeBlocked: outcome.result === 'pinned' && outcome.chargeBlocked,
    points: outcome.result === 'fled-off-table' ? outcome.victoryPointsToEnemy : null,
  };
  return { ok: true, events: [event] };
}

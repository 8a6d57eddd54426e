/** ST-6.1, ST-6.2, ST-6.3, ST-6.8: the compulsory move. */
import type { Settings } from '../model/settings.ts';
import type { Unit } from '../model/unit.ts';
import { movementIn } from './length.ts';
import { activeGroups, alive } from './who-tests.ts';

export const NO_MOVE = ['off-table', 'not-stupid', 'fleeing', 'suspended', 'engaged', 'pinned'] as const;
export type NoMove = (typeof NO_MOVE)[number];

export type MoveForward =
  | {
      readonly applies: true;
      /** Half of `slowest`, in centimetres, not rounded. */
      readonly distance: number;
      readonly slowest: number;
      readonly direction: 'straight-ahead' | 'random';
    }
  | { readonly applies: false; readonly reason: NoMove };

/** ST-6.2: the owner's own value, else the slowest living group's, in centimetres. */
export function unitMovement(unit: Unit, settings: Settings): number {
  const slowest = unit.movementOverride ?? Math.min(...alive(unit).map(({ movement }) => movement));
  return Number.isFinite(slowest) ? movementIn(slowest, settings.units) : 0;
}

function whyNoMove(unit: Unit, settings: Settings): NoMove | null {
  if (unit.offTable) return 'off-table';
  if (!unit.stupid) return 'not-stupid';
  if (unit.fleeing) return 'fleeing'; // ST-8.4
  if (activeGroups(unit, settings).length === 0) return 'suspended'; // ST-2.4
  if (unit.engaged) return 'engaged'; // ST-7.1
  if (unit.pinned) return 'pinned'; // ST-6.6
  return null;
}

/** What the failure makes the unit do in the Compulsory Moves step, or the first reason why nothing. */
export function moveForward(unit: Unit, settings: Settings): MoveForward {
  const reason = whyNoMove(unit, settings);
  if (reason) return { applies: false, reason };
  const slowest = unitMovement(unit, settings);
  const random = settings.skirmisherRandomDirection && unit.skirmisher; // ST-6.3
  return { applies: true, distance: slowest / 2, slowest, direction: random ? 'random' : 'straight-ahead' };
}

/** The move that a failed test would bring, before it is taken. */
export const moveIfFailed = (unit: Unit, settings: Settings): MoveForward =>
  moveForward({ ...unit, stupid: true }, settings);

/** The schema of a table. The last line ties it to the model. */
import * as v from 'valibot';
import type { SameShape } from '../../../kernel/types.ts';
import { LIMITS } from '../model/character.ts';
import { COMMAND_LOSS_POINTS, HOUSE_OPTIONS, SCENERIES, type State } from '../model/game.ts';
import {
  causes,
  cm,
  commandLoss,
  counter,
  facingDeg,
  id,
  ids,
  label,
  listOf,
  many,
  phase,
  points,
  pos,
  profileFields,
  shareFields,
  side,
  status,
  testResult,
  trackCauses,
  trackPoints,
  whole,
} from './parts.ts';

export const character = v.strictObject({
  ...profileFields,
  id,
  leadershipSpent: whole(LIMITS.spent),
  status,
  points: trackPoints,
  carriedPoints: points,
  causes: trackCauses,
  retreating: v.boolean(),
  pendingForcedFlight: v.boolean(),
  // Tables of the first days knew no leader who ran outside of the phase.
  owesLoad: v.optional(v.boolean(), false),
  turnsFleeing: counter,
  leadershipLost: counter,
  alive: v.boolean(),
  onTable: v.boolean(),
  pos,
  facingDeg,
  hasTurned: v.boolean(),
  targetId: v.nullable(id),
});

const house = v.strictObject({
  coweringCanBreak: v.boolean(),
  iconCountsInBreakTest: v.boolean(),
  keepPointsAfterFailedRecovery: v.boolean(),
  autoPolicy: v.picklist(HOUSE_OPTIONS.autoPolicy),
  restoreLeadershipOnRecovery: v.boolean(),
  measureFrom: v.picklist(HOUSE_OPTIONS.measureFrom),
  offensiveTestOrder: v.picklist(HOUSE_OPTIONS.offensiveTestOrder),
  combatBonusesStack: v.boolean(),
  threatChooser: v.picklist(HOUSE_OPTIONS.threatChooser),
  onlyReadyThreats: v.boolean(),
  leaderLoadMode: v.picklist(HOUSE_OPTIONS.leaderLoadMode),
  leaderFlightLoadEveryTurn: v.boolean(),
  coweringLeaderNoLoad: v.boolean(),
  commandLossPoints: whole(COMMAND_LOSS_POINTS.max, COMMAND_LOSS_POINTS.min),
  commandLossFromNextTurn: v.boolean(),
  voluntaryFailPicksReaction: v.boolean(),
  zeroDiceReceivePoints: v.boolean(),
});
export const houseKeys = Object.keys(house.entries) as (keyof typeof house.entries)[];

/** Tables of the first days had bare mats. */
export const scenery = v.optional(v.picklist(SCENERIES), 'plain');
export const shareMode = v.picklist(['auto', 'manual']);
export const rangeMode = v.picklist(['board', 'tap']);
const army = v.strictObject({ name: label, commandLoss, shareMode, rangeMode });

const step = v.strictObject({
  order: v.nullable(v.tuple([side, side])),
  drawn: v.nullable(side),
  at: whole(1),
  stage: v.picklist(['share', 'test']),
  round: whole(LIMITS.counter, 1),
  sources: ids,
  threatDice: listOf(v.strictObject({ id, dice: counter }), LIMITS.perSide),
  preyGone: ids,
  tried: ids,
  results: listOf(testResult, 4 * LIMITS.perSide),
});

const record = v.strictObject({
  ...shareFields,
  before: listOf(v.strictObject({ id, points, causes }), LIMITS.perSide),
});

export const stateSchema = v.strictObject({
  turn: whole(LIMITS.counter, 1),
  phase,
  board: v.strictObject({ widthCm: cm, heightCm: cm, scenery }),
  house,
  armies: v.strictObject({ a: army, b: army }),
  characters: listOf(character, many),
  step: v.nullable(step),
  shares: listOf(record, many),
  lastFirst: side,
});

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof stateSchema>, State>;

/** The schema of events, as they come back from storage. The last line ties it to the model. */
import * as v from 'valibot';
import type { SameShape } from '../../../kernel/types.ts';
import { LIMITS } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import {
  change,
  cm,
  commandLoss,
  counter,
  faces,
  id,
  ids,
  label,
  listOf,
  many,
  note,
  phase,
  placement,
  points,
  profile,
  shareFields,
  side,
  status,
  strength,
  testResult,
  track,
  type,
  whole,
} from './parts.ts';
import { character, houseKeys, rangeMode, scenery, shareMode } from './state.ts';

const share = v.strictObject(shareFields);
const load = v.strictObject({ id, dice: faces, load: strength, each: strength, affected: ids });
const gift = v.strictObject({ id, points, why: v.picklist(['retreat', 'command', 'fury']) });
const signed = whole(LIMITS.points, -LIMITS.points);

const roster = [
  v.strictObject({ type: type('charactersAdded'), characters: listOf(character, many) }),
  v.strictObject({ type: type('characterEdited'), id, profile }),
  v.strictObject({
    type: type('charactersRemoved'),
    removed: listOf(v.strictObject({ id, name: label }), many),
  }),
  v.strictObject({ type: type('rosterMoved'), id, to: counter }),
  v.strictObject({ type: type('tokensMoved'), moves: listOf(placement, many), deployed: v.boolean() }),
  v.strictObject({ type: type('armyChanged'), side, name: label, shareMode, rangeMode }),
  v.strictObject({ type: type('boardChanged'), widthCm: cm, heightCm: cm, scenery }),
  v.strictObject({
    type: type('settingChanged'),
    key: v.picklist(houseKeys),
    value: v.union([v.boolean(), counter, label]),
  }),
  v.strictObject({ type: type('overridden'), id, change }),
  v.strictObject({ type: type('turnOverridden'), turn: whole(LIMITS.counter, 1) }),
  v.strictObject({ type: type('phaseOverridden'), phase }),
  v.strictObject({ type: type('commandChanged'), side, commandLoss, byHand: v.boolean() }),
] as const;

const battle = [
  v.strictObject({ type: type('characterKilled'), id, load: v.nullable(load) }),
  v.strictObject({
    type: type('superiorityScored'),
    id,
    attackDice: counter,
    defenceDice: counter,
    points,
    given: points,
  }),
  v.strictObject({ type: type('retreatSet'), id, on: v.boolean() }),
  v.strictObject({ type: type('leaderFled'), id }),
  v.strictObject({ type: type('tableLeft'), id }),
  v.strictObject({ type: type('fledAcross'), move: placement }),
  v.strictObject({
    type: type('pointsAdded'),
    id,
    track,
    points: signed,
    reason: note,
    cause: v.nullable(id),
  }),
  v.strictObject({ type: type('pointsShared'), share, reason: note, joins: v.boolean() }),
  v.strictObject({ type: type('pickChanged'), source: label, share }),
  v.strictObject({ type: type('leadershipSpent'), id, spent: whole(LIMITS.spent) }),
  v.strictObject({
    type: type('targetsSet'),
    targets: listOf(v.strictObject({ id, targetId: v.nullable(id) }), many),
  }),
] as const;

const psychology = [
  v.strictObject({
    type: type('psychologyBegun'),
    fleeing: listOf(v.strictObject({ id, leadershipTaken: whole(1) }), many),
  }),
  v.strictObject({ type: type('lotsDrawn'), chooser: side }),
  v.strictObject({
    type: type('firstPlayerChosen'),
    first: side,
    by: v.picklist(['stars', 'leadership', 'lots', 'only']),
    chooser: v.nullable(side),
    totals: v.strictObject({ a: strength, b: strength }),
  }),
  v.strictObject({ type: type('recoveryOpened'), preyGone: ids }),
  v.strictObject({
    type: type('recoveryTried'),
    id,
    dice: strength,
    load: strength,
    threat: strength,
    compulsory: v.boolean(),
    declined: v.boolean(),
    from: status,
    result: status,
  }),
  v.strictObject({
    type: type('roundOpened'),
    round: whole(LIMITS.counter, 1),
    gifts: listOf(gift, many),
    lost: strength,
    loads: listOf(load, many),
  }),
  v.strictObject({ type: type('tested'), result: testResult, voluntary: v.boolean(), from: status }),
  v.strictObject({
    type: type('roundClosed'),
    round: whole(LIMITS.counter, 1),
    results: listOf(testResult, 4 * LIMITS.perSide),
  }),
  v.strictObject({ type: type('sideFinished'), side, rounds: counter }),
  v.strictObject({ type: type('phaseSkipped'), phase }),
  v.strictObject({ type: type('turnEnded'), turn: whole(LIMITS.counter, 1) }),
] as const;

export const eventSchema = v.variant('type', [...roster, ...battle, ...psychology]);

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof eventSchema>, Event>;

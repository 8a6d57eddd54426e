/** The schema of commands: types and caps; whether they make sense is for the rules to say. */
import * as v from 'valibot';
import type { SameShape } from '../../../kernel/types.ts';
import type { Command } from '../model/commands.ts';
import {
  anyNumber,
  change,
  commandLoss,
  draftPlacement,
  draftProfile,
  id,
  ids,
  label,
  listOf,
  many,
  note,
  phase,
  side,
  track,
  type,
} from './parts.ts';
import { houseKeys, rangeMode, scenery, shareMode } from './state.ts';

const reach = listOf(v.strictObject({ id, ids }), many);
const picks = listOf(v.strictObject({ source: label, ids }), many);
const sharing = { order: ids, picks };

const roster = [
  v.strictObject({
    type: type('addCharacters'),
    entries: listOf(v.strictObject({ id, profile: draftProfile }), many),
  }),
  v.strictObject({ type: type('editCharacter'), id, profile: draftProfile }),
  v.strictObject({ type: type('duplicateCharacter'), id, newId: id }),
  v.strictObject({ type: type('removeCharacters'), ids }),
  v.strictObject({ type: type('moveInRoster'), id, to: anyNumber }),
  v.strictObject({ type: type('moveTokens'), moves: listOf(draftPlacement, many) }),
  v.strictObject({
    type: type('deployRows'),
    ids,
    perRow: anyNumber,
    gapCm: anyNumber,
    centreCm: anyNumber,
    frontCm: anyNumber,
    facingDeg: anyNumber,
  }),
  v.strictObject({ type: type('changeArmy'), side, name: label, shareMode, rangeMode }),
  v.strictObject({ type: type('changeBoard'), widthCm: anyNumber, heightCm: anyNumber, scenery }),
  v.strictObject({
    type: type('changeSetting'),
    key: v.picklist(houseKeys),
    value: v.union([v.boolean(), anyNumber, label]),
  }),
  v.strictObject({ type: type('override'), id, change }),
  v.strictObject({ type: type('overrideTurn'), turn: anyNumber }),
  v.strictObject({ type: type('overridePhase'), phase }),
  v.strictObject({ type: type('overrideCommandLoss'), side, commandLoss }),
] as const;

const battle = [
  v.strictObject({ type: type('killCharacter'), id, inRange: v.nullable(ids), picks }),
  v.strictObject({ type: type('scoreSuperiority'), id, attackDice: anyNumber, defenceDice: anyNumber }),
  v.strictObject({ type: type('setRetreat'), id, on: v.boolean() }),
  v.strictObject({ type: type('leaderFlees'), id }),
  v.strictObject({ type: type('leaveTable'), id }),
  v.strictObject({ type: type('fleeMove'), ids }),
  v.strictObject({
    type: type('addPoints'),
    id,
    track,
    points: anyNumber,
    reason: note,
    cause: v.nullable(id),
  }),
  v.strictObject({
    type: type('sharePoints'),
    side,
    track,
    reason: note,
    sources: listOf(v.strictObject({ id: label, ids, points: anyNumber }), many),
    picks,
  }),
  v.strictObject({ type: type('spendLeadership'), id, spent: anyNumber }),
  v.strictObject({
    type: type('setTargets'),
    targets: listOf(v.strictObject({ id, targetId: v.nullable(id) }), many),
  }),
  v.strictObject({ type: type('choosePick'), source: label, ids }),
] as const;

const psychology = [
  v.strictObject({ type: type('beginPsychology') }),
  v.strictObject({ type: type('drawLots') }),
  v.strictObject({ type: type('chooseFirst'), first: side }),
  v.strictObject({
    type: type('openRecovery'),
    threats: v.nullable(reach),
    prey: v.nullable(ids),
    ...sharing,
  }),
  v.strictObject({ type: type('attemptRecovery'), ids }),
  v.strictObject({ type: type('declineRecovery'), ids }),
  v.strictObject({ type: type('closeRecovery') }),
  v.strictObject({ type: type('shareFlight'), inRange: v.nullable(reach), ...sharing }),
  v.strictObject({ type: type('testFlight'), ids }),
  v.strictObject({
    type: type('failFlight'),
    ids,
    reaction: v.nullable(v.picklist(['flight', 'cowering'])),
  }),
  v.strictObject({
    type: type('shareOffensive'),
    pursuit: v.nullable(reach),
    attack: v.nullable(reach),
    furyPoints: listOf(v.strictObject({ id, points: anyNumber }), many),
    ...sharing,
  }),
  v.strictObject({ type: type('testOffensive'), ids, track: v.nullable(track) }),
  v.strictObject({ type: type('failOffensive'), id, track }),
  v.strictObject({ type: type('closeRound') }),
  v.strictObject({ type: type('endTurn') }),
] as const;

export const commandSchema = v.variant('type', [...roster, ...battle, ...psychology]);

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof commandSchema>, Command>;

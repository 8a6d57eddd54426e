/** Strict schema of what happened. */
import * as v from 'valibot';
import { FACES } from '../../../kernel/dice.ts';
import type { SameShape } from '../../../kernel/types.ts';
import { CLOSINGS, type Event, STATUSES } from '../model/events.ts';
import { LIMITS } from '../model/state.ts';
import {
  boardSize,
  cardNumber,
  changeOf,
  character,
  check,
  colour,
  counter,
  fitsSetting,
  id,
  ids,
  list,
  point,
  profile,
  setting,
  shortfall,
  side,
  sideChange,
  tagged,
  tally,
  text,
  turn,
  whole,
} from './parts.ts';

const spent = list(v.strictObject({ commanderId: id, at: counter }), LIMITS.boosts);
const bill = list(v.strictObject({ commanderId: id, actions: counter }), LIMITS.boosts + 1);
const distance = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000)));
const thrown = {
  die: whole(1, 6),
  target: whole(0, 2000),
  boosts: spent,
  score: whole(-100, 6),
  passed: v.boolean(),
  wasted: counter,
};
const found = v.strictObject({ status: v.picklist(STATUSES), testerId: v.nullable(id), distance });

export const eventSchema = v.variant('type', [
  tagged('characterWounded', {
    characterId: id,
    from: cardNumber,
    to: cardNumber,
    woundShockUntil: v.nullable(turn),
  }),
  tagged('characterKilled', { characterId: id, byWound: v.boolean() }),
  tagged('checkOpened', { check, found }),
  tagged('checkClosed', {
    checkId: id,
    casualtyId: id,
    testerId: v.nullable(id),
    reason: v.picklist(CLOSINGS),
  }),
  tagged('testerChosen', {
    checkId: id,
    casualtyId: id,
    characterId: id,
    draw: v.nullable(v.strictObject({ face: whole(1, 100), faces: v.picklist(FACES) })),
  }),
  tagged('witnessesTicked', { checkId: id, characterIds: v.nullable(ids) }),
  tagged('shockTested', {
    characterId: id,
    casualtyId: v.nullable(id),
    attack: v.nullable(tally),
    distance,
    bill,
    ...thrown,
  }),
  tagged('recoveryTried', { characterId: id, viaId: v.nullable(id), bill, at: counter, ...thrown }),
  tagged('shortfallOpened', { shortfall }),
  tagged('shortfallPaid', { characterId: id, kind: shortfall.entries.kind, boosts: spent, bill }),
  tagged('shortfallDeclined', { characterId: id }),
  tagged('actionSpent', { characterId: id, action: text, at: counter }),
  tagged('turnStarted', {
    side,
    turnNumber: turn,
    refilled: list(side, 2),
    atPool: counter,
    markersRemoved: ids,
  }),
  tagged('battleReset', {}),
  tagged('characterValueSet', { characterId: id, change: changeOf(counter, turn) }),
  tagged('sideValueSet', { side, change: sideChange(counter, turn) }),
  tagged('activeSideSet', { side }),
  tagged('sideNamed', { side, name: text, colour }),
  tagged('charactersAdded', { characters: list(character, LIMITS.batch) }),
  tagged('characterEdited', { characterId: id, profile: v.strictObject(profile) }),
  tagged('charactersRemoved', { removed: list(v.strictObject({ id, name: text }), LIMITS.characters) }),
  tagged('characterReordered', { characterId: id, to: whole(0, LIMITS.characters) }),
  tagged('figuresMoved', {
    moves: list(v.strictObject({ characterId: id, position: v.nullable(point) }), LIMITS.characters),
  }),
  tagged('commandRangeTicked', {
    commanderId: id,
    characterId: id,
    inRange: v.nullable(v.boolean()),
    correction: v.boolean(),
  }),
  tagged('boardChanged', { inUse: v.boolean(), size: boardSize }),
  v.pipe(
    tagged('settingChanged', setting),
    v.check((pair) => fitsSetting(pair)),
  ),
]);

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof eventSchema>, Event>;

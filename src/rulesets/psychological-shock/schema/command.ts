/** Strict schema of what players tell the table. */
import * as v from 'valibot';
import type { SameShape } from '../../../kernel/types.ts';
import type { Command } from '../model/commands.ts';
import { LIMITS } from '../model/state.ts';
import { changeOf, free, id, ids, list, setting, side, sideChange, tagged } from './parts.ts';

// Commands have the right types, but their sense is judged by `decide`: numbers may be anything finite.
const any = v.pipe(v.number(), v.finite());
const boost = v.strictObject({ commanderId: id, at: any });
const boosts = list(boost, LIMITS.boosts);
const looseFace = v.strictObject({ maxActions: any, command: any });
const looseProfile = v.strictObject({
  name: free,
  role: free,
  side,
  card: v.strictObject({ healthy: looseFace, wounded: v.nullable(looseFace) }),
  baseDiameter: any,
});
const move = v.strictObject({ characterId: id, position: v.nullable(v.strictObject({ x: any, y: any })) });
const moves = list(move, LIMITS.characters);
const casualty = { characterId: id, sameAttack: v.nullable(v.boolean()) };

export const commandSchema = v.variant('type', [
  tagged('wound', casualty),
  tagged('kill', casualty),
  tagged('chooseTester', { checkId: id, characterId: v.nullable(id) }),
  tagged('drawTester', { checkId: id }),
  tagged('tickWitnesses', { checkId: id, characterIds: v.nullable(ids) }),
  tagged('shockTest', { characterId: id, checkId: v.nullable(id), boosts }),
  tagged('recover', { characterId: id, boosts, via: v.nullable(id) }),
  tagged('payShortfall', { boosts }),
  tagged('declineShortfall', {}),
  tagged('spend', { characterId: id, action: free, at: any }),
  tagged('startTurn', { side }),
  tagged('newBattle', {}),
  tagged('setCharacterValue', { characterId: id, change: changeOf(any, any) }),
  tagged('setSideValue', { side, change: sideChange(any, any) }),
  tagged('setActiveSide', { side }),
  tagged('nameSide', { side, name: free, colour: v.pipe(v.string(), v.maxLength(40)) }),
  tagged('addCharacters', { ids: list(id, LIMITS.characters), profile: looseProfile }),
  tagged('importCharacters', {
    entries: list(v.strictObject({ id, profile: looseProfile }), LIMITS.characters),
  }),
  tagged('editCharacter', { characterId: id, profile: looseProfile }),
  tagged('duplicateCharacter', { characterId: id, id }),
  tagged('removeCharacters', { characterIds: ids }),
  tagged('reorderCharacter', { characterId: id, to: any }),
  tagged('moveFigures', { moves }),
  tagged('tickCommandRange', { commanderId: id, characterId: id, inRange: v.nullable(v.boolean()) }),
  tagged('setBoard', { inUse: v.boolean(), size: any }),
  tagged('changeSetting', setting),
]);

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof commandSchema>, Command>;

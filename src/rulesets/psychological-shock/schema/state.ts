/** Strict schema of a saved table. */
import * as v from 'valibot';
import type { SameShape } from '../../../kernel/types.ts';
import { LIMITS, type State } from '../model/state.ts';
import {
  boardSize,
  character,
  check,
  id,
  ids,
  list,
  settings,
  shortfall,
  side,
  sideState,
  tally,
} from './parts.ts';

export const stateSchema = v.strictObject({
  activeSide: side,
  sides: v.strictObject({ A: sideState, B: sideState }),
  characters: list(character, LIMITS.characters),
  commandInRange: v.pipe(
    v.record(id, ids),
    v.check((ticks) => Object.keys(ticks).length <= LIMITS.characters),
  ),
  corrections: list(
    v.strictObject({ commanderId: id, characterId: id, inRange: v.boolean() }),
    LIMITS.characters ** 2,
  ),
  checks: list(check, LIMITS.checks),
  shortfall: v.nullable(shortfall),
  attack: tally,
  checkCount: tally,
  tested: list(v.strictObject({ attack: tally, characterId: id }), 10_000),
  board: v.strictObject({ inUse: v.boolean(), size: boardSize }),
  settings,
});

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof stateSchema>, State>;

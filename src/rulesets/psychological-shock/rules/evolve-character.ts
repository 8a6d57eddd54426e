/** One value of a character, changed. */
import { assertNever } from '../../../kernel/result.ts';
import type { CharacterChange } from '../model/commands.ts';
import type { Character } from '../model/state.ts';

/** Sets a value; PS-8.5: the killed lose shock and marker. */
export const changeOfCharacter =
  (change: CharacterChange) =>
  (one: Character): Character => {
    switch (change.field) {
      case 'wound':
        return change.value === 'killed'
          ? { ...one, wound: 'killed', shocked: false, woundShockUntil: null }
          : { ...one, wound: change.value };
      case 'shocked':
        return { ...one, shocked: change.value && one.wound !== 'killed' };
      case 'tookCover':
        return { ...one, tookCover: change.value };
      case 'seesCasualty':
        return { ...one, seesCasualty: change.value };
      case 'actionsUsed':
        return { ...one, actionsUsed: change.value };
      case 'woundShockUntil':
        return { ...one, woundShockUntil: change.value };
      default:
        return assertNever(change);
    }
  };

/** CG-10: the sum of a shot, from the distance to the last chip. */
import { reject } from '../../../kernel/result.ts';
import type { ShotInput } from '../model/inputs.ts';
import type { Weapon } from '../model/sheet.ts';
import { commandoOf, type Part, type State, weaponOf } from '../model/state.ts';
import { hitOrigin } from '../model/tables.ts';
import {
  type Cover,
  DIFFICULTIES,
  type Difficulty,
  isOne,
  LIMITS,
  MOVEMENTS,
  type Movement,
  type Role,
} from '../model/words.ts';
import { checkActor, sheetLevel, stateParts } from './actor.ts';
import { aimRoundsUsed, aimValue } from './aim.ts';
import { checkModifiers, ownParts, rolePart, sumOf } from './check.ts';
import { checkLevel, type Refusal, refused } from './refusal.ts';

export type ToHit =
  | { readonly automatic: true; readonly difficulty: Difficulty }
  | {
      readonly automatic: false;
      readonly level: number;
      readonly difficulty: Difficulty;
      readonly cover: Cover;
      readonly aimRoundsUsed: number;
      readonly breakdown: readonly Part[];
      readonly total: number;
    };

/** CG-12.8: why a weapon cannot fire as it is. */
export function weaponRefusal({ state, loaded, name, roundsLeft }: Weapon): Refusal | null {
  if (state === 'jammed' || state === 'unjamming')
    return reject('WEAPON_JAMMED', { name, rounds: roundsLeft });
  if (state === 'broken') return reject('WEAPON_BROKEN', { name });
  if (state === 'reloading' || loaded === 0) return reject('WEAPON_NOT_LOADED', { name, rounds: roundsLeft });
  return null;
}

/** CG-10.3: the difficulty of a distance by the weapon's ranges. */
export function rangeOf({ ranges, name }: Weapon, distanceM: number): Difficulty | Refusal {
  const filled = DIFFICULTIES.filter((one) => ranges[one] !== null);
  if (filled.length === 0) return reject('TABLE_CELL_EMPTY', { table: 'ranges' });
  return filled.find((one) => distanceM <= ranges[one]!) ?? reject('OUT_OF_RANGE', { name });
}

/** CG-10.4: cover by the hidden part of the target. */
export const coverOf = (hiddenFraction: number): Cover =>
  hiddenFraction <= 0 ? 'none' : hiddenFraction <= 0.5 ? 'half' : 'full';

function checkShotWords(shot: ShotInput): Refusal | null {
  if (!isOne(MOVEMENTS, shot.moving)) return reject('WORD_UNKNOWN', { word: shot.moving });
  if (shot.difficulty !== null && !isOne(DIFFICULTIES, shot.difficulty))
    return reject('DIFFICULTY_UNKNOWN', { word: shot.difficulty });
  return shot.extra.length > LIMITS.modifiers ? reject('LIST_FULL', { max: LIMITS.modifiers }) : null;
}

function checkShotNumbers({ distanceM, hiddenFraction, extra }: ShotInput): Refusal | null {
  if (!(distanceM >= 0)) return reject('DISTANCE_NEGATIVE');
  if (distanceM > LIMITS.distance) return reject('OUT_OF_RANGE', { name: '' });
  if (!(hiddenFraction >= 0 && hiddenFraction <= 1)) return reject('COVER_OUT_OF_RANGE');
  return checkModifiers(extra);
}

/**
 * What a shot comes to before its die, or why it cannot be fired, in the order: words, actor, weapon,
 * numbers, target, point blank, range, level.
 */
export function toHit(state: State, who: string, shot: ShotInput, role: Role): ToHit | Refusal {
  const commando = commandoOf(state, who);
  const no = checkShotWords(shot) ?? checkActor(state, who);
  if (no) return no;
  const weapon = weaponOf(commando, shot.weaponId);
  if (!weapon) return reject('WEAPON_UNKNOWN');
  const refusal = weaponRefusal(weapon) ?? checkShotNumbers(shot);
  if (refusal) return refusal;
  if (shot.hiddenFraction >= 1 && !shot.locationKnown) return reject('TARGET_NOT_LOCATED'); // CG-10.5
  if (shot.pointBlank && state.settings.pointBlankAuto) return { automatic: true, difficulty: 'veryEasy' }; // CG-10.6
  const said = shot.difficulty as Difficulty | null;
  const difficulty = shot.pointBlank ? 'veryEasy' : (said ?? rangeOf(weapon, shot.distanceM));
  if (refused(difficulty)) return difficulty;
  const level = shot.level ?? sheetLevel(commando, weapon.skillId) ?? 0; // CG-10.1
  const wrong = checkLevel(level);
  if (wrong) return wrong;
  const { tables } = state;
  const cover = coverOf(shot.hiddenFraction);
  const used = aimRoundsUsed(commando!.aim, shot.targetId, state.round, weapon.skill);
  const moving = shot.moving as Movement;
  const aimCell = moving === 'none' ? 'aimStill' : 'aimMoving';
  const coverCell = cover === 'full' ? 'fullCover' : 'halfCover';
  // CG-10.7: everything adds up.
  const range: Part = { id: 'range', value: tables.range[difficulty], house: false }; // CG-10.2: none is a house default
  const others: readonly Part[] = [
    {
      id: 'cover',
      value: cover === 'none' ? 0 : tables.hit[coverCell],
      house: hitOrigin(tables, coverCell) === 'house',
    },
    { id: 'aim', value: aimValue(tables.hit, used, moving), house: hitOrigin(tables, aimCell) === 'house' },
    ...rolePart(role),
    ...stateParts(state, commando),
    ...ownParts(shot.extra),
  ];
  const breakdown = [range, ...others.filter(({ value }) => value !== 0)].filter(
    ({ id }) => !shot.without.includes(id),
  );
  return {
    automatic: false,
    level,
    difficulty,
    cover,
    aimRoundsUsed: used,
    breakdown,
    total: sumOf(breakdown),
  };
}

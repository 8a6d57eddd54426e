/** CG-12: jams, breakages and duds. */
import { type Fraction, fraction, multiply } from '../../../kernel/fraction.ts';
import type { House } from '../model/house.ts';
import type { Grade, JamOutcome, WeaponClass } from '../model/words.ts';
import { judge } from './grades.ts';

export interface JamInput {
  readonly level: number;
  readonly weaponClass: WeaponClass;
  readonly jamBase: number;
  readonly daysUncleaned: number;
}

/** CG-12.3, CG-12.4: the number to roll at or under. */
export const effectiveJam = ({
  jamBase,
  daysUncleaned,
}: Pick<JamInput, 'jamBase' | 'daysUncleaned'>): number => Math.min(10, jamBase + daysUncleaned);

/** CG-12.1: whether a raw die asks for the jam die. Melee weapons never do (CG-12.8). */
export const asksJamDie = ({ level, weaponClass }: JamInput, roll: number, house: House): boolean =>
  weaponClass !== 'melee' && (roll === 100 || judge(level, 0, roll, house).grade === 'highFailure');

export interface Jam {
  readonly unmodifiedGrade: Grade;
  readonly jamDieNeeded: boolean;
  readonly effectiveJam: number;
  readonly outcome: JamOutcome;
}

/** What happens to the weapon on this raw d100. A jam die that is not needed is ignored; null: not rolled. */
export function jamOf(input: JamInput, roll: number, jamDie: number | null, house: House): Jam {
  const jamDieNeeded = asksJamDie(input, roll, house);
  const number = effectiveJam(input);
  const outcome = (): JamOutcome => {
    if (!jamDieNeeded) return 'none';
    if (jamDie === null) return 'pending';
    if (jamDie > number) return 'none'; // CG-12.2
    if (input.weaponClass === 'revolver') return 'broken'; // CG-12.5
    return input.weaponClass === 'projectile' ? 'dud' : 'jammed'; // CG-12.6
  };
  return {
    unmodifiedGrade: judge(input.level, 0, roll, house).grade,
    jamDieNeeded,
    effectiveJam: number,
    outcome: outcome(),
  };
}

/** CG-P.7: the chances that the jam die is asked for, and that the weapon jams. */
export function jamOdds(input: JamInput, house: House): { jamDie: Fraction; jam: Fraction } {
  let faces = 0;
  for (let roll = 1; roll <= 100; roll += 1) if (asksJamDie(input, roll, house)) faces += 1;
  const jamDie = fraction(faces, 100);
  return { jamDie, jam: multiply(jamDie, fraction(effectiveJam(input), 10)) };
}

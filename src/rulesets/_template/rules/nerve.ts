/** TP-1: the nerve test. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { enumerate } from '../../../kernel/enumerate.ts';
import { type Fraction, ZERO } from '../../../kernel/fraction.ts';
import type { Event, Settings, Unit } from '../model.ts';

type Tested = Extract<Event, { type: 'nerveTested' }>;

/** TP-1.1: roll 1D6; at or below nerve the unit holds. TP-1.2 (house rule): a 1 always holds. */
export function* testNerve(unit: Unit, settings: Settings): Rule<Tested> {
  const face = yield* rollOne('nerve', 6);
  const passed = face <= unit.nerve || (settings.luckyOne && face === 1);
  return { type: 'nerveTested', id: unit.id, face, nerve: unit.nerve, passed };
}

/** The chance to hold, from the function above. */
export const chanceToHold = (unit: Unit, settings: Settings): Fraction =>
  enumerate(
    () => testNerve(unit, settings),
    (event) => (event.passed ? 'held' : 'shaken'),
  ).get('held') ?? ZERO;

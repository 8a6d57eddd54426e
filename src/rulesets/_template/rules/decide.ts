/** All judgement of the ruleset: one case for each command, each in the order of checks of the spec. */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, assertNever, type Decision, reject } from '../../../kernel/result.ts';
import { type Command, type Event, type State, unitOf } from '../model.ts';
import { addUnit } from './add-unit.ts';
import { testNerve } from './nerve.ts';

/** Every code that a command can be refused with; each has a sentence in `strings/`. */
export const REJECTIONS = ['unit-unknown', 'unit-exists', 'units-full', 'name-empty', 'nerve-range'] as const;

/** Judges a command. Never throws; a rejected command changes nothing. */
export function* decide(state: State, command: Command): Rule<Decision<Event>> {
  switch (command.type) {
    case 'addUnit':
      return addUnit(state, command);
    case 'removeUnit': {
      const unit = unitOf(state, command.id);
      if (!unit) return reject('unit-unknown');
      return accept({ type: 'unitRemoved', id: unit.id, name: unit.name });
    }
    case 'testNerve': {
      const unit = unitOf(state, command.id);
      if (!unit) return reject('unit-unknown');
      return accept(yield* testNerve(unit, state.settings));
    }
    case 'changeSetting':
      return accept({ type: 'settingChanged', key: command.key, value: command.value });
    default:
      return assertNever(command);
  }
}

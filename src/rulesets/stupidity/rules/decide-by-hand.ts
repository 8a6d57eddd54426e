/** Values set by hand. They are judged for sense, not for the rules. */
import { accept, assertNever, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { optionsOf, SETTING_KEYS } from '../model/settings.ts';
import { type State, unitOf } from '../model/state.ts';
import { LIMITS, type ModelGroup, type Modifiers, type Unit } from '../model/unit.ts';
import { withConsequences } from './duration.ts';
import { ldAvailable } from './leadership.ts';
import { contactFits, countFits, ldFits, movementFits, pointsFit } from './validate.ts';
import { hasStupidModels } from './who-tests.ts';

type UnitCommand = CommandOf<
  | 'setCount'
  | 'setInContact'
  | 'setPart'
  | 'setFlag'
  | 'setOddFights'
  | 'setLdChoice'
  | 'setMovement'
  | 'setPoints'
  | 'setModifiers'
>;
type HandCommand = UnitCommand | CommandOf<'setTurn' | 'resetBattle' | 'changeSetting'>;

export function decideByHand(state: State, command: HandCommand): Decision<Event> {
  switch (command.type) {
    case 'setTurn': {
      const { turn, side, firstSide } = command;
      if (!Number.isInteger(turn) || turn < 1 || turn > LIMITS.turn)
        return reject('turn-range', { max: LIMITS.turn });
      return accept({ type: 'turnSet', turn, side, firstSide });
    }
    case 'resetBattle':
      return accept({ type: 'battleReset' });
    case 'changeSetting':
      return changeSetting(state, command);
    default: {
      const unit = unitOf(state, command.unitId);
      return unit ? setUnit(state, unit, command) : reject('unit-unknown');
    }
  }
}

function setUnit(state: State, unit: Unit, command: UnitCommand): Decision<Event> {
  const { id } = unit;
  switch (command.type) {
    case 'setCount':
    case 'setInContact':
    case 'setPart': {
      const group = unit.groups.find((one) => one.id === command.groupId);
      return group ? setGroup(state, unit, group, command) : reject('group-unknown');
    }
    case 'setFlag':
      return setFlag(unit, command);
    case 'setOddFights':
      return accept({ type: 'oddFightsSet', id, value: command.value });
    case 'setLdChoice': {
      const { choice } = command;
      if (choice !== null && !ldAvailable(unit, choice, state.settings)) return reject('ld-choice-unknown');
      return accept({ type: 'ldChosen', id, choice });
    }
    case 'setMovement': {
      const { movement } = command;
      if (movement !== null && !movementFits(movement)) return reject('movement-range');
      return accept({ type: 'movementSet', id, movement });
    }
    case 'setPoints': {
      const { points } = command;
      if (points !== null && !pointsFit(points)) return reject('points-range');
      return accept({ type: 'pointsSet', id, points });
    }
    case 'setModifiers': {
      const { modifiers } = command;
      const { generalLd, ldModifier } = modifiers;
      if (generalLd !== null && !ldFits(generalLd)) return reject('ld-range');
      if (!Number.isInteger(ldModifier) || Math.abs(ldModifier) > LIMITS.ldModifier)
        return reject('ld-modifier-range', { max: LIMITS.ldModifier });
      return accept({ type: 'modifiersSet', id, modifiers: modifiersOf(modifiers) });
    }
    default:
      return assertNever(command);
  }
}

/** The modifiers of a unit, or of a command, and nothing else. */
export const modifiersOf = (m: Modifiers): Modifiers => ({
  coldBlooded: m.coldBlooded,
  reroll: m.reroll,
  ldModifier: m.ldModifier,
  generalInRange: m.generalInRange,
  generalLd: m.generalLd,
  generalFleeing: m.generalFleeing,
});

function setGroup(
  state: State,
  { id }: Unit,
  group: ModelGroup,
  command: CommandOf<'setCount' | 'setInContact' | 'setPart'>,
): Decision<Event> {
  const groupId = group.id;
  switch (command.type) {
    case 'setCount': {
      const { count } = command;
      if (!countFits(count)) return reject('count-range');
      const inContact = Math.min(group.inContact, count);
      return accept(...withConsequences(state, [{ type: 'countChanged', id, groupId, count, inContact }]));
    }
    case 'setInContact': {
      const { inContact } = command;
      if (!contactFits(inContact, group.count)) return reject('contact-exceeds-count');
      return accept({ type: 'countChanged', id, groupId, count: group.count, inContact });
    }
    case 'setPart': {
      const { part, trait, value } = command;
      if (part === 'mount' && group.mount === null) return reject('no-mount');
      return accept(...withConsequences(state, [{ type: 'partChanged', id, groupId, part, trait, value }]));
    }
  }
}

function setFlag(unit: Unit, { flag, value }: CommandOf<'setFlag'>): Decision<Event> {
  const both = { ...unit, [flag]: value };
  if (both.fleeing && both.engaged) return reject('fleeing-and-engaged');
  if (flag === 'stupid' && value && !hasStupidModels(unit)) return reject('no-stupid-models');
  return accept({ type: 'flagSet', id: unit.id, flag, value });
}

function changeSetting(state: State, { key, value }: CommandOf<'changeSetting'>): Decision<Event> {
  if (!SETTING_KEYS.includes(key)) return reject('setting-unknown');
  const options: readonly unknown[] = optionsOf(key) ?? [true, false];
  if (!options.includes(value)) return reject('setting-value');
  return accept(...withConsequences(state, [{ type: 'settingChanged', key, value }]));
}

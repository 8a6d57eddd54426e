/** All judgement of the ruleset: one case for each command, each in the order of checks of the spec. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { Command, CommandOf } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { PHASES, type Phase, type State, unitOf } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { combatCount, fighters, idleFits, oddFightsOn, whyNoOddDie } from './combat.ts';
import { reactionsOf, recordContact } from './contact.ts';
import { decideByHand } from './decide-by-hand.ts';
import { decideRoster } from './decide-roster.ts';
import { testLd } from './leadership.ts';
import { moveForward } from './move.ts';
import { passChance, testTerms, throwTest } from './test.ts';
import { confirmPanicTerror, startTurn } from './when.ts';
import { whyNoCharge, whyNoFlight, whyNoReroll, whyNoTest } from './why.ts';

/** Judges a command. Never throws; a rejected command changes nothing. */
export function* decide(state: State, command: Command): Rule<Decision<Event>> {
  switch (command.type) {
    case 'startTurn':
      return accept(startTurn(state, command.side));
    case 'confirmPanicTerror':
      return confirmPanicTerror(state, command);
    case 'goToPhase':
      return goToPhase(state, command.phase);
    case 'recordContact':
      return recordContact(state, command);
    case 'addUnits':
    case 'editUnit':
    case 'duplicateUnit':
    case 'removeUnit':
    case 'placeUnit':
    case 'moveCharacter':
      return decideRoster(state, command);
    case 'testStupidity':
    case 'rerollTest':
    case 'declareCharge':
    case 'rollDirection':
    case 'declareReaction':
    case 'rollOddDie':
    case 'chooseIdle':
    case 'countAgain':
    case 'recordFlight':
    case 'rally': {
      const unit = unitOf(state, command.unitId);
      if (!unit) return reject('unit-unknown');
      return yield* decideUnit(state, unit, command);
    }
    default:
      return decideByHand(state, command);
  }
}

type UnitCommand = CommandOf<
  | 'testStupidity'
  | 'rerollTest'
  | 'declareCharge'
  | 'rollDirection'
  | 'declareReaction'
  | 'rollOddDie'
  | 'chooseIdle'
  | 'countAgain'
  | 'recordFlight'
  | 'rally'
>;

function* decideUnit(state: State, unit: Unit, command: UnitCommand): Rule<Decision<Event>> {
  const { settings } = state;
  const { id } = unit;
  switch (command.type) {
    case 'testStupidity': {
      const why = whyNoTest(state, unit, command.extra);
      return why ? { ok: false, why } : yield* test(state, unit, 'test');
    }
    case 'rerollTest': {
      const why = whyNoReroll(state, unit);
      return why ? { ok: false, why } : yield* test(state, unit, 'reroll');
    }
    case 'declareCharge': {
      const why = whyNoCharge(state, unit);
      return why ? { ok: false, why } : accept({ type: 'chargeDeclared', id });
    }
    case 'rollDirection': {
      const move = moveForward(unit, settings);
      if (!move.applies) return reject('no-compulsory-move', { reason: move.reason });
      if (move.direction !== 'random' || unit.direction !== null) return reject('die-not-needed');
      return accept({ type: 'directionRolled', id, hour: yield* rollOne('direction', 12) });
    }
    case 'declareReaction':
      return declareReaction(state, unit, command);
    case 'rollOddDie': {
      const why = whyNoOddDie(unit, settings);
      if (why) return reject(why);
      const { stupidInContact } = combatCount(unit, settings);
      const { die, fighting } = yield* fighters(stupidInContact);
      const kept = settings.oddDie === 'perTest'; // ST-7.8
      const fights = oddFightsOn(die ?? 0);
      return accept({ type: 'oddDieRolled', id, die: die ?? 0, fights, stupidInContact, fighting, kept });
    }
    case 'chooseIdle': {
      if (!unit.engaged) return reject('not-engaged');
      const { applies, fighting, stupidInContact } = combatCount(unit, settings);
      if (!applies || fighting === null) return reject('idle-choice-invalid');
      const idle = stupidInContact - fighting;
      if (!idleFits(unit, command.idle, idle, settings)) return reject('idle-choice-invalid');
      return accept({ type: 'idleChosen', id, idle: { ...command.idle }, stupidInContact, fighting });
    }
    case 'countAgain':
      return unit.combat === null ? reject('nothing-to-clear') : accept({ type: 'combatCleared', id });
    case 'recordFlight': {
      const why = whyNoFlight(state, unit, command.cause);
      return why ? { ok: false, why } : accept({ type: 'unitFled', id, cause: command.cause });
    }
    case 'rally': // ST-8.5, ST-B.5
      if (!unit.fleeing) return reject('not-fleeing');
      return accept({ type: 'unitRallied', id, stupid: unit.stupid && settings.stupidAgainOnRally });
  }
}

/** ST-4, ST-11.5: throws the dice of a test whose right to be taken is already settled. */
function* test(state: State, unit: Unit, which: 'test' | 'reroll'): Rule<Decision<Event>> {
  const terms = testTerms(unit, state.settings);
  const again = which === 'reroll';
  const { num, den } = passChance(again ? { ...terms, reroll: false } : terms);
  const { source } = testLd(unit, state.settings);
  const { dice, total, passed } = yield* throwTest(which, terms);
  return accept({
    type: 'stupidityTested',
    id: unit.id,
    dice,
    total,
    ld: terms.ld,
    source,
    passed,
    rerolled: again,
    ways: num,
    outOf: den,
  });
}

/** ST-6.5: the touched enemy answers. Who stands is engaged, who flees is gone. */
function declareReaction(
  state: State,
  unit: Unit,
  { reaction }: CommandOf<'declareReaction'>,
): Decision<Event> {
  const target = unit.charge && unitOf(state, unit.charge.targetId);
  if (!unit.charge || unit.charge.reaction !== null || !target) return reject('no-reaction-pending');
  if (!reactionsOf(target, state.settings).includes(reaction)) return reject('reaction-not-available');
  const stands = [unit, target].filter((one) => !one.fleeing && !one.offTable);
  const engaged = reaction === 'flee' || stands.length < 2 ? [] : stands.map(({ id }) => id);
  return accept({ type: 'reactionDeclared', id: unit.id, targetId: target.id, reaction, engaged });
}

/** The phases only guide; leaving the Movement phase frees the pinned where the house says so (ST-6.6). */
function goToPhase(state: State, phase: Phase): Decision<Event> {
  const over = PHASES.indexOf(phase) > PHASES.indexOf('movement');
  const freed =
    over && state.settings.pinLasts === 'movementPhase' ? state.units.filter((u) => u.pinned) : [];
  return accept({ type: 'phaseReached', phase, freed: freed.map(({ id }) => id) });
}

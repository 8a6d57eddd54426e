/** All judgement of the ruleset: one case for each command. The judging itself stands in the rule's file. */
import type { Rule } from '../../../kernel/dice.ts';
import { assertNever, type Decision } from '../../../kernel/result.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { rollTest } from './ability-test.ts';
import { changePhase, changeSetting } from './adventure.ts';
import { closeBondPrompt, createBond, redrawBond, removeBond, setBondLight } from './bond-commands.ts';
import { playCard } from './cards.ts';
import { dropHelp, openClaim, resolveClaim, withdrawClaim } from './claim-commands.ts';
import { shareDamage } from './damage.ts';
import { changeHeart, paintHeart, paintPlot, setMark } from './heart-commands.ts';
import { override } from './overrides.ts';
import {
  addBearers,
  deleteBearer,
  duplicateBearer,
  editBearer,
  moveBearer,
  removeBearer,
  setStatus,
} from './roster.ts';

/** Judges a command. Never throws; a rejected command changes nothing. */
export function* decide(state: State, command: Command): Rule<Decision<Event>> {
  switch (command.type) {
    case 'addBearers':
      return addBearers(state, command);
    case 'editBearer':
      return editBearer(state, command);
    case 'duplicateBearer':
      return duplicateBearer(state, command);
    case 'removeBearer':
      return removeBearer(state, command);
    case 'deleteBearer':
      return deleteBearer(state, command);
    case 'moveBearer':
      return moveBearer(state, command);
    case 'setStatus':
      return setStatus(state, command);
    case 'changeHeart':
      return yield* changeHeart(state, command);
    case 'paintPlot':
      return paintPlot(state, command);
    case 'paintHeart':
      return paintHeart(state, command);
    case 'setMark':
      return setMark(state, command);
    case 'createBond':
      return createBond(state, command);
    case 'redrawBond':
      return redrawBond(state, command);
    case 'setBondLight':
      return setBondLight(state, command);
    case 'removeBond':
      return removeBond(state, command);
    case 'closeBondPrompt':
      return closeBondPrompt(state, command);
    case 'openClaim':
      return openClaim(state, command);
    case 'withdrawClaim':
      return withdrawClaim(state);
    case 'resolveClaim':
      return yield* resolveClaim(state, command);
    case 'dropHelp':
      return dropHelp(state, command);
    case 'rollTest':
      return yield* rollTest(state, command);
    case 'playCard':
      return playCard(state, command);
    case 'shareDamage':
      return shareDamage(state, command);
    case 'setHp':
    case 'setClaims':
    case 'setClaimLimit':
    case 'setClaimsUsed':
    case 'setProtections':
    case 'setAdvice':
      return override(state, command);
    case 'startAdventure':
    case 'endAdventure':
    case 'startCombat':
    case 'endCombat':
    case 'endScene':
      return changePhase(state, command);
    case 'changeSetting':
      return changeSetting(command);
    default:
      return assertNever(command);
  }
}

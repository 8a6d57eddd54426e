/** All judgement of the ruleset: one case for each command, told in the file of its section. */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, assertNever, type Decision } from '../../../kernel/result.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { aimAt } from './aim.ts';
import { changeBrawl, endBrawl, rollBrawl, startBrawl, strikeBlow } from './brawl.ts';
import { endChase, setTrack, settleAccident, startChase, stepChase } from './chase.ts';
import { reveal, rollCheck } from './check.ts';
import { cancelSecondary, rollCombined, rollSecondary } from './combined.ts';
import { contestCommand } from './command-contest.ts';
import { holdContest } from './contest.ts';
import { dealDamage, dropHit, resolveHit } from './damage.ts';
import { fire } from './fire.ts';
import { applyHazard, dropHazard, rollHazard } from './hazard.ts';
import { tryLift } from './load.ts';
import { checkMorale, raisePrompt, skipPrompt, startMission } from './morale.ts';
import {
  clearAim,
  setFirstShock,
  setRound,
  setRoundSeconds,
  setShock,
  setStatus,
  setTakesPart,
  setValue,
} from './overrides.ts';
import {
  addCommandos,
  duplicateCommando,
  editCommando,
  importCommandos,
  moveCommando,
  removeCommando,
  removeWeapon,
  setWeapon,
} from './roster.ts';
import { nextRound } from './rounds.ts';
import { cleanWeapon, clearJam, reload } from './service.ts';
import { chooseShock, endShock } from './shock.ts';
import { silentKill } from './silent-kill.ts';
import { changeSetting, clearTable, importTables, rememberWeapon, restoreTable, setTable } from './tables.ts';

/** Judges a command (CG-19.4). Never throws; a refused command changes nothing. */
export function* decide(state: State, command: Command): Rule<Decision<Event>> {
  switch (command.type) {
    case 'addCommandos':
      return addCommandos(state, command);
    case 'importCommandos':
      return importCommandos(state, command);
    case 'editCommando':
      return editCommando(state, command);
    case 'duplicateCommando':
      return duplicateCommando(state, command);
    case 'removeCommando':
      return removeCommando(state, command);
    case 'moveCommando':
      return moveCommando(state, command);
    case 'setWeapon':
      return setWeapon(state, command);
    case 'removeWeapon':
      return removeWeapon(state, command);
    case 'setValue':
      return setValue(state, command);
    case 'setStatus':
      return setStatus(state, command);
    case 'setShock':
      return setShock(state, command);
    case 'setFirstShock':
      return setFirstShock(state, command);
    case 'setTakesPart':
      return setTakesPart(state, command);
    case 'clearAim':
      return clearAim(state, command);
    case 'setRound':
      return setRound(state, command);
    case 'setRoundSeconds':
      return setRoundSeconds(state, command);
    case 'rollCheck':
      return yield* rollCheck(state, command);
    case 'rollCombined':
      return yield* rollCombined(state, command);
    case 'rollSecondary':
      return yield* rollSecondary(state, command);
    case 'cancelSecondary':
      return cancelSecondary(state, command);
    case 'reveal':
      return reveal(state, command);
    case 'rollHazard':
      return yield* rollHazard(state, command);
    case 'applyHazard':
      return applyHazard(state, command);
    case 'dropHazard':
      return dropHazard(state, command);
    case 'tryLift':
      return yield* tryLift(state, command);
    case 'holdContest':
      return yield* holdContest(state, command);
    case 'contestCommand':
      return yield* contestCommand(state, command);
    case 'startChase':
      return startChase(state, command);
    case 'stepChase':
      return yield* stepChase(state, command);
    case 'setTrack':
      return setTrack(state, command);
    case 'settleAccident':
      return settleAccident(state, command);
    case 'endChase':
      return endChase(state, command);
    case 'startBrawl':
      return startBrawl(state, command);
    case 'changeBrawl':
      return changeBrawl(state, command);
    case 'rollBrawl':
      return yield* rollBrawl(state, command);
    case 'strikeBlow':
      return yield* strikeBlow(state, command);
    case 'endBrawl':
      return endBrawl(state, command);
    case 'aimAt':
      return aimAt(state, command);
    case 'fire':
      return yield* fire(state, command);
    case 'resolveHit':
      return yield* resolveHit(state, command);
    case 'dropHit':
      return dropHit(state, command);
    case 'dealDamage':
      return yield* dealDamage(state, command);
    case 'clearJam':
      return clearJam(state, command);
    case 'reload':
      return reload(state, command);
    case 'cleanWeapon':
      return cleanWeapon(state, command);
    case 'passDay':
      return accept({ type: 'dayPassed' }); // CG-12.3
    case 'silentKill':
      return yield* silentKill(state, command);
    case 'startMission':
      return startMission(state, command);
    case 'raisePrompt':
      return raisePrompt(state, command);
    case 'checkMorale':
      return yield* checkMorale(state, command);
    case 'skipPrompt':
      return skipPrompt(state, command);
    case 'chooseShock':
      return chooseShock(state, command);
    case 'endShock':
      return endShock(state, command);
    case 'nextRound':
      return nextRound(state);
    case 'setTable':
      return setTable(state, command);
    case 'restoreTable':
      return restoreTable(state, command);
    case 'clearTable':
      return clearTable(state, command);
    case 'importTables':
      return importTables(state, command);
    case 'rememberWeapon':
      return rememberWeapon(state, command);
    case 'changeSetting':
      return changeSetting(state, command);
    default:
      return assertNever(command);
  }
}

/** Every code that a command or a question about one can be refused with. */
export const REJECTIONS = [
  'LEVEL_OUT_OF_RANGE',
  'MODIFIER_NOT_INTEGER',
  'DIFFICULTY_UNKNOWN',
  'TOO_MANY_ACTIONS',
  'TOO_FEW_ACTIONS',
  'MAIN_MUST_BE_BASIC',
  'ACTIONS_INCOMPATIBLE',
  'CONTEST_TOO_FEW',
  'CONTEST_DUPLICATE',
  'CHASE_OVER',
  'SIDE_EMPTY',
  'ORDER_IMPOSSIBLE',
  'WEIGHT_NEGATIVE',
  'DISTANCE_NEGATIVE',
  'DAMAGE_NEGATIVE',
  'COVER_OUT_OF_RANGE',
  'TABLE_CELL_EMPTY',
  'ROUND_SECONDS_NOT_SET',
  'OUT_OF_RANGE',
  'TARGET_NOT_LOCATED',
  'WEAPON_JAMMED',
  'WEAPON_BROKEN',
  'WEAPON_NOT_LOADED',
  'NOT_REPAIRABLE_IN_COMBAT',
  'NOT_RELOADABLE_IN_COMBAT',
  'NO_DETACHABLE_MAGAZINE',
  'BULLETS_OUT_OF_RANGE',
  'NO_HIT',
  'COMMANDO_OUT_OF_ACTION',
  'COMMANDO_APATHETIC',
  'MORALE_NOT_SET',
  'NO_OFFICER',
  'SHOCK_CHOICE_PENDING',
  'NO_SHOCK_PENDING',
  'SHOCK_KIND_UNKNOWN',
  'SHOCK_CHOICE_LOCKED',
  'NO_SHOCK',
  'SHOCK_NOT_FANATIC',
  // Beyond the specification: what a screen can send that is gone, full or senseless.
  'COMMANDO_UNKNOWN',
  'WEAPON_UNKNOWN',
  'TARGET_UNKNOWN',
  'CHASE_UNKNOWN',
  'BRAWL_UNKNOWN',
  'CARD_GONE',
  'WORD_UNKNOWN',
  'VALUE_OUT_OF_RANGE',
  'VALUE_MISSING',
  'NAME_EMPTY',
  'ID_TAKEN',
  'LIST_FULL',
  'NOTHING_TO_ADD',
  'DAMAGE_TEXT_UNKNOWN',
  'RANGES_NOT_ASCENDING',
  'TABLE_SHAPE',
  'SETTING_UNKNOWN',
  'SECONDARY_WAITS',
  'NO_BLOW_WAITS',
  'LIFT_IMPOSSIBLE',
  'WEAPON_NOT_JAMMED',
  'AUDIENCE_NEEDED',
  'THROUGH_NOT_SAID',
] as const;

/** All judgement of the ruleset: one case for each command; each lives beside its section of the spec. */
import type { Rule } from '../../../kernel/dice.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Phase, State } from '../model/game.ts';
import { addPoints, leaderFlees, leaveTable, setRetreat, setTargets, spendLeadership } from './battle.ts';
import { changeBoard, deployRows, moveTokens } from './board.ts';
import { killCharacter } from './casualty.ts';
import { decidePhase } from './decide-phase.ts';
import { fleeMove } from './flee-move.ts';
import { choosePick, sharePoints, whyWait } from './place.ts';
import {
  addCharacters,
  duplicateCharacter,
  editCharacter,
  moveInRoster,
  removeCharacters,
} from './roster.ts';
import {
  changeArmy,
  changeSetting,
  override,
  overrideCommandLoss,
  overridePhase,
  overrideTurn,
} from './settings.ts';
import { scoreSuperiority } from './superiority.ts';

/** Things of the battle, done before the psychology phase begins or after it has ended. */
const BATTLE: ReadonlySet<Phase> = new Set<Phase>(['battle', 'closed']);

/** The next steps of the game, which wait for open picks (CH-2.9) and keep their place in the turn. */
export const whyNotBattle = (state: State): ReturnType<typeof reject> | null =>
  BATTLE.has(state.phase) ? whyWait(state) : reject('E_PHASE_ORDER');

/** Judges a command. Never throws; a rejected command changes nothing. */
export function* decide(state: State, command: Command): Rule<Decision<Event>> {
  switch (command.type) {
    case 'addCharacters':
      return addCharacters(state, command);
    case 'editCharacter':
      return editCharacter(state, command);
    case 'duplicateCharacter':
      return duplicateCharacter(state, command);
    case 'removeCharacters':
      return removeCharacters(state, command);
    case 'moveInRoster':
      return moveInRoster(state, command);
    case 'moveTokens':
      return moveTokens(state, command);
    case 'deployRows':
      return deployRows(state, command);
    case 'changeArmy':
      return changeArmy(state, command);
    case 'changeBoard':
      return changeBoard(state, command);
    case 'changeSetting':
      return changeSetting(state, command);
    case 'override':
      return override(state, command);
    case 'overrideTurn':
      return overrideTurn(state, command);
    case 'overridePhase':
      return overridePhase(state, command);
    case 'overrideCommandLoss':
      return overrideCommandLoss(state, command);
    case 'spendLeadership':
      return spendLeadership(state, command);
    case 'setTargets':
      return setTargets(state, command);
    case 'choosePick':
      return choosePick(state, command);
    case 'killCharacter':
      return whyNotBattle(state) ?? (yield* killCharacter(state, command));
    case 'scoreSuperiority':
      return whyNotBattle(state) ?? scoreSuperiority(state, command);
    case 'setRetreat':
      return whyNotBattle(state) ?? setRetreat(state, command);
    case 'leaderFlees':
      return whyNotBattle(state) ?? leaderFlees(state, command);
    case 'leaveTable':
      return whyNotBattle(state) ?? leaveTable(state, command);
    case 'fleeMove':
      return whyNotBattle(state) ?? fleeMove(state, command);
    case 'addPoints':
      return whyWait(state) ?? addPoints(state, command);
    case 'sharePoints':
      return whyWait(state) ?? sharePoints(state, command);
    default:
      return yield* decidePhase(state, command);
  }
}

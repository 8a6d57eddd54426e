/** All judgement of the ruleset: one case for each command, each in the order of checks of the spec. */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, assertNever, type Decision, reject } from '../../../kernel/result.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { decideSpend } from './actions.ts';
import { decideCasualty } from './casualty.ts';
import { decideChooseTester, decideDrawTester, decideTickWitnesses, decline } from './checks.ts';
import { decideCharacterValue, decideSideValue } from './overrides.ts';
import { decideRecover } from './recovery.ts';
import {
  decideAdd,
  decideDuplicate,
  decideEdit,
  decideImport,
  decideRemove,
  decideReorder,
} from './roster.ts';
import { decideBoard, decideMove, decideNameSide, decideSetting, decideTickRange } from './setup.ts';
import { decideShockTest } from './shock-test.ts';
import { decidePayShortfall } from './shortfall.ts';
import { decideStartTurn } from './turns.ts';

/** Every code that a command, a roster line or a die can be refused with. */
export const REJECTIONS = [
  // PS-B.1
  'die-out-of-range',
  'character-killed',
  'already-shocked',
  'not-shocked',
  'shocked-only-recover',
  'wound-shock',
  'not-your-turn',
  'no-actions-left',
  'not-enough-at',
  'boost-not-allowed',
  // PS-B.2
  'name-empty',
  'card-missing',
  'max-actions-range',
  'command-range',
  'base-diameter-range',
  'at-per-turn-range',
  // PS-B.3
  'boost-negative',
  'own-command',
  'not-friendly',
  'no-command',
  'commander-disabled',
  'out-of-command-range',
  'commander-no-actions',
  // PS-B.4
  'warn-wounded-higher',
  // Beyond the specification: commands of the table itself
  'character-unknown',
  'character-exists',
  'roster-full',
  'nothing-to-do',
  'too-many',
  'place-range',
  'check-unknown',
  'checks-full',
  'own-casualty',
  'saw-nothing',
  'not-the-tester',
  'tie-by-die',
  'no-tie',
  'no-shortfall',
  'shortfall-exact',
  'at-range',
  'counter-range',
  'turn-range',
  'no-wounded-side',
  'colour-invalid',
  'setting-unknown',
  'setting-value',
  'setting-range',
  'board-size-range',
  'position-invalid',
] as const;

/** Judges a command. Never throws; a rejected command changes nothing. */
export function* decide(state: State, command: Command): Rule<Decision<Event>> {
  switch (command.type) {
    case 'wound':
    case 'kill':
      return decideCasualty(state, command);
    case 'chooseTester':
      return decideChooseTester(state, command);
    case 'drawTester':
      return yield* decideDrawTester(state, command);
    case 'tickWitnesses':
      return decideTickWitnesses(state, command);
    case 'shockTest':
      return yield* decideShockTest(state, command);
    case 'recover':
      return yield* decideRecover(state, command);
    case 'payShortfall':
      return decidePayShortfall(state, command);
    case 'declineShortfall':
      return state.shortfall ? accept(...decline(state)) : reject('no-shortfall');
    case 'spend':
      return decideSpend(state, command);
    case 'startTurn':
      return decideStartTurn(state, command);
    case 'newBattle':
      return accept<Event>({ type: 'battleReset' });
    case 'setCharacterValue':
      return decideCharacterValue(state, command);
    case 'setSideValue':
      return decideSideValue(state, command);
    case 'setActiveSide':
      return accept<Event>({ type: 'activeSideSet', side: command.side });
    case 'nameSide':
      return decideNameSide(state, command);
    case 'addCharacters':
      return decideAdd(state, command);
    case 'importCharacters':
      return decideImport(state, command);
    case 'editCharacter':
      return decideEdit(state, command);
    case 'duplicateCharacter':
      return decideDuplicate(state, command);
    case 'removeCharacters':
      return decideRemove(state, command);
    case 'reorderCharacter':
      return decideReorder(state, command);
    case 'moveFigures':
      return decideMove(state, command);
    case 'tickCommandRange':
      return decideTickRange(state, command);
    case 'setBoard':
      return decideBoard(state, command);
    case 'changeSetting':
      return decideSetting(state, command);
    default:
      return assertNever(command);
  }
}

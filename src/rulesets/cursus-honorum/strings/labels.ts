/** The few words behind "Undo: …". */
import type { PlayEntry } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { nameOf } from '../model/game.ts';
import { partOf } from '../rules/phase.ts';
import { eventLine } from './lines.ts';
import { armyName, type Speaker } from './speaker.ts';

export function entryLabel(
  by: Speaker,
  entry: Pick<PlayEntry<Command, Event>, 'command' | 'events'>,
): string {
  const { label, outcomes, line } = by.t;
  const { command, events } = entry;
  const [first] = events;
  switch (command.type) {
    case 'addCharacters':
      return label.added(command.entries.length);
    case 'removeCharacters':
      return label.removed(command.ids.length);
    case 'moveTokens':
      return label.moved(command.moves.length);
    case 'deployRows':
      return label.moved(command.ids.length);
    case 'beginPsychology':
      return label.begin;
    case 'chooseFirst':
      return label.first(armyName(by, command.first));
    case 'openRecovery':
      return label.threats;
    case 'shareFlight':
    case 'shareOffensive':
      return label.share(partOf(by.state.phase) ?? 2, by.state.step?.round ?? 1);
    case 'testFlight':
    case 'failFlight':
    case 'testOffensive':
    case 'failOffensive': {
      const tests = events.flatMap((event) => (event.type === 'tested' ? [event.result] : []));
      const [only, ...more] = tests;
      if (!only || more.length > 0) return label.tests(tests.length);
      return label.test(nameOf(by.state, only.id), only.enters ? outcomes[only.enters] : line.holds);
    }
    case 'attemptRecovery':
    case 'declineRecovery':
    case 'closeRecovery': {
      const tries = events.flatMap((event) => (event.type === 'recoveryTried' ? [event] : []));
      const [only, ...more] = tries;
      if (!only || more.length > 0) return label.recoveries(tries.length);
      return label.test(nameOf(by.state, only.id), outcomes[only.result]);
    }
    case 'closeRound':
      return label.endRound;
    case 'endTurn':
      return label.endTurn;
    case 'choosePick':
      return label.pick;
    case 'fleeMove':
      return label.move;
    default:
      return (first && eventLine(by, first)) ?? line.nothing;
  }
}

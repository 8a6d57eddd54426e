/** The few words behind "Undo: …". */
import type { Language } from '../../../i18n/language.ts';
import { assertNever } from '../../../kernel/result.ts';
import type { Words } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { handLines } from './by-hand.ts';
import { actionWord, nameOf, sideName } from './names.ts';
import type { Text } from './text.ts';

export function labels(t: Text, language: Language): Words<State, Command, Event>['label'] {
  const l = t.label;
  const sayByHand = handLines(t, language);
  const name = (state: State, id: string): string => nameOf(t, state, id);
  const group = (names: readonly string[]): string =>
    names.length === 1 ? names[0]! : l.several(names.length);
  const groupOf = (state: State, ids: readonly string[]): string => group(ids.map((id) => name(state, id)));
  const passed = (events: readonly Event[], type: 'shockTested' | 'recoveryTried'): boolean =>
    events.some((event) => event.type === type && event.passed);

  /** Whom a shortfall was about: the table has forgotten it as soon as it is settled. */
  const about = (events: readonly Event[], type: 'shortfallPaid' | 'shortfallDeclined'): string =>
    events.flatMap((event) => (event.type === type ? event.characterId : []))[0] ?? '';

  return (state, { command, events }) => {
    switch (command.type) {
      case 'wound':
      case 'kill':
        return events.some(({ type }) => type === 'characterKilled')
          ? l.kill(name(state, command.characterId))
          : l.wound(name(state, command.characterId));
      case 'chooseTester':
        return command.characterId === null ? l.nobody : l.chooseTester(name(state, command.characterId));
      case 'drawTester': {
        const drawn = events.find((event) => event.type === 'testerChosen');
        return l.drawTester(name(state, drawn?.characterId ?? ''));
      }
      case 'tickWitnesses':
        return l.witnesses;
      case 'shockTest':
        return (passed(events, 'shockTested') ? l.held : l.shocked)(name(state, command.characterId));
      case 'recover':
        return (passed(events, 'recoveryTried') ? l.recovered : l.stillShocked)(
          name(state, command.characterId),
        );
      case 'payShortfall':
        return l.payShortfall(name(state, about(events, 'shortfallPaid')));
      case 'declineShortfall':
        return l.declineShortfall(name(state, about(events, 'shortfallDeclined')));
      case 'spend':
        return l.spend(name(state, command.characterId), actionWord(t, command.action.trim()));
      case 'startTurn': {
        const started = events.find((event) => event.type === 'turnStarted');
        return l.startTurn(sideName(t.screen, state, command.side), started?.turnNumber ?? 0);
      }
      case 'newBattle':
        return l.newBattle;
      case 'setSideValue':
        // Undo and redo see the table on either side of the change: only what was set is sure.
        return command.change.field === 'atPool'
          ? l.pool(sideName(t.screen, state, command.side), command.change.value)
          : events.map((event) => sayByHand(event, state) ?? '').join(' · ');
      case 'setCharacterValue':
      case 'setActiveSide':
      case 'changeSetting':
        return events.map((event) => sayByHand(event, state) ?? '').join(' · ');
      case 'nameSide':
        return l.sideNamed;
      case 'addCharacters':
      case 'importCharacters':
      case 'duplicateCharacter': {
        const added = events.flatMap((event) => (event.type === 'charactersAdded' ? event.characters : []));
        return l.added(group(added.map((one) => one.name)));
      }
      case 'editCharacter':
        return l.edited(name(state, command.characterId));
      case 'removeCharacters':
        return l.removed(
          group(
            events
              .flatMap((event) => (event.type === 'charactersRemoved' ? event.removed : []))
              .map((one) => one.name),
          ),
        );
      case 'reorderCharacter':
        return l.reordered(name(state, command.characterId));
      case 'moveFigures':
        return l.moved(
          groupOf(
            state,
            command.moves.map(({ characterId }) => characterId),
          ),
        );
      case 'tickCommandRange':
        return l.range(name(state, command.commanderId));
      case 'setBoard':
        return l.board;
      default:
        return assertNever(command);
    }
  };
}

/** Telling only the outcome of a test: "passes" or "fails". */
import { useT } from '../../../i18n/react.ts';
import { representative } from '../../../kernel/enumerate.ts';
import { useTable } from '../../../table/react.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { useStupiditySend } from './use-stupidity.ts';

/** Commits a test by its outcome, on faces that stand for it. True when it was accepted. */
export function useDeclare(): (command: Command, passed: boolean) => boolean {
  const t = useT();
  const table = useTable<State, Command, Event>();
  const send = useStupiditySend();
  return (command, passed) => {
    const { state } = table.store.getState().timeline;
    const values = representative(
      () => table.ruleset.decide(state, command),
      [],
      (decision) =>
        decision.ok &&
        decision.events.some((event) => event.type === 'stupidityTested' && event.passed === passed),
    );
    // When no face leads there, the command itself says why nothing happens.
    if (values) return send.tell(command, values, 'declared');
    send.notPossible(passed ? t.dice.neverPasses : t.dice.neverFails);
    return false;
  };
}

import { useWords } from '../../../play/words.tsx';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { helpOf, type State } from '../model/state.ts';
import { owed } from '../rules/owed.ts';
import { nextOf } from './next-of.ts';
import { type Task, useBonds, useBondsSend, useFocus, useText } from './use-bonds.ts';

const taskOf = (code: string): Task | null => (code === 'bonds' ? { kind: 'prompt' } : null);

/** What still waits at the table while somebody looks at a bearer; a tap goes on with it. */
export function OwedList() {
  const s = useText().owed;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const words = useWords<State, Command, Event>();
  const list = owed(state);
  if (list.length === 0) return null;
  return (
    <ul aria-label={s.title} className="flex flex-col gap-2">
      {list.map((test) => {
        const help = helpOf(state, test.id.replace(/^help-/, ''));
        return (
          <li key={test.id} className="bh-owed">
            <span className="min-w-0 flex-1">
              {words.owed(test, state)} <RuleRef rule={test.rule} />
            </span>
            {help && (
              <Button tone="quiet" onClick={() => send.play({ type: 'dropHelp', help: help.id })}>
                {s.drop}
              </Button>
            )}
            <Button
              on
              onClick={() => focus.look(test.who, help ? nextOf(help).task : taskOf(test.because.code))}
            >
              {s.go}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

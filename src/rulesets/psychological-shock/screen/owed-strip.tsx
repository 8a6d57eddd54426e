import { CircleAlert } from 'lucide-react';
import { useWords } from '../../../play/words.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { ruleset } from '../rules/ruleset.ts';
import { useFocus, useShock } from './use-shock.ts';

/** While somebody else is looked at: the test that is owed, one tap away. */
export function OwedStrip() {
  const state = useShock();
  const focus = useFocus();
  const words = useWords<State, Command, Event>();
  const [first] = ruleset.owed(state);
  if (!first) return null;
  return (
    <Button
      className="justify-start! border-attack! text-left!"
      icon={<CircleAlert aria-hidden className="shrink-0 text-attack" />}
      onClick={() => focus.select(null)}
    >
      {words.owed(first, state)}
    </Button>
  );
}

import { CircleAlert } from 'lucide-react';
import { useWords } from '../../../play/words.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { ruleset } from '../rules/ruleset.ts';
import { NOTHING_TOLD } from './ui-store.ts';
import { useCursus, useText, useUiStore } from './use-cursus.ts';

/** While somebody else is looked at: what is owed, one tap away. */
export function OwedStrip() {
  const s = useText();
  const state = useCursus();
  const ui = useUiStore();
  const words = useWords<State, Command, Event>();
  const owed = ruleset.owed(state);
  const [first] = owed;
  if (!first) return null;
  return (
    <Button
      className="justify-start! border-attack! py-2 text-left!"
      icon={<CircleAlert aria-hidden className="shrink-0" />}
      onClick={() => ui.setState({ ...NOTHING_TOLD, aside: null, selected: [] })}
    >
      {owed.length > 1 ? s.owedMany(owed.length) : words.owed(first, state)}
    </Button>
  );
}

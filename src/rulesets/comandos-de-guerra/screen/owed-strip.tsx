import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ruleset } from '../rules/ruleset.ts';
import { useDesk, useRaid, useRaidWords } from './use-desk.ts';

/** While something else is done: the first thing that is owed, one tap away. */
export function OwedStrip() {
  const state = useRaid();
  const desk = useDesk();
  const words = useRaidWords();
  const [first, ...rest] = ruleset.owed(state);
  if (!first) return null;
  return (
    <Button
      className="shrink-0 justify-start! py-2 border-attack! text-left!"
      icon={<CircleAlert aria-hidden className="shrink-0 text-attack" />}
      onClick={() => desk.open('now')}
    >
      <span className="min-w-0 flex-1">{words.owed(first, state)}</span>
      {rest.length > 0 && <span className="text-muted">+{rest.length}</span>}
    </Button>
  );
}

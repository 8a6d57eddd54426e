import { ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useAllText, useDesk, useRaid, useRaidSend } from './use-desk.ts';

/** The round, and the way to the next one. What ends with it is told under "now". */
export function RoundBar() {
  const t = useAllText();
  const s = t.screen;
  const state = useRaid();
  const send = useRaidSend();
  const desk = useDesk();
  return (
    <header className="raid-round">
      <span className="font-bold font-display text-xl">{t.round(state.round)}</span>
      <Button
        className="raid-next px-3!"
        onClick={() => {
          if (send.play({ type: 'nextRound' })) desk.open('now');
        }}
      >
        {s.round.next}
        <ChevronRight aria-hidden size="1.15rem" className="shrink-0" />
      </Button>
    </header>
  );
}

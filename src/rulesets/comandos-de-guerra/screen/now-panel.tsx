import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ruleset } from '../rules/ruleset.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { OwedCard } from './owed-card.tsx';
import { useRaid, useRaidWords, useText } from './use-desk.ts';

/** What is owed, one at a time in the best order; otherwise the table as a whole. */
export function NowPanel() {
  const s = useText().now;
  const state = useRaid();
  const words = useRaidWords();
  const [picked, pick] = useState<string | null>(null);
  const owed = ruleset.owed(state);
  const shown = owed.find(({ id }) => id === picked) ?? owed[0];
  if (!shown) return <OverviewPanel />;
  const others = owed.filter((one) => one !== shown);
  return (
    <OwedCard
      key={shown.id}
      test={shown}
      others={
        others.length > 0 && (
          <section className="mt-2 flex flex-col gap-2">
            <h3 className="text-lg">{s.others(others.length)}</h3>
            {others.map((one) => (
              <Button key={one.id} className="justify-start! text-left!" onClick={() => pick(one.id)}>
                {words.owed(one, state)}
              </Button>
            ))}
          </section>
        )
      }
    />
  );
}

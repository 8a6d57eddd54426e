import { Wait } from '../../../later/wait.tsx';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { opponentOf } from '../model/state.ts';
import { sideName } from '../strings/names.ts';
import { LastResult } from './last-result.tsx';
import { SizeNote } from './late.ts';
import { Reminders } from './reminders.tsx';
import { SideDot } from './side-dot.tsx';
import { useFocus, useShock, useShockSend, useText } from './use-shock.ts';

/** Nobody is looked at and nothing is owed: who is still in shock, what to think of, and the end of the turn. */
export function OverviewPanel() {
  const s = useText();
  const state = useShock();
  const send = useShockSend();
  const focus = useFocus();
  const next = opponentOf(state.activeSide);
  const shocked = state.characters.filter((one) => one.shocked);
  return (
    <GuidePanel
      prose={state.characters.length === 0}
      actions={
        state.characters.length > 0 && (
          <Button tone="primary" size="large" onClick={() => send.play({ type: 'startTurn', side: next })}>
            {s.overview.endTurn(sideName(s, state, next))}
          </Button>
        )
      }
    >
      <LastResult />
      <header>
        <h2 className="text-2xl">{s.overview.title}</h2>
        <p className="text-muted">{s.overview.lead}</p>
      </header>
      {shocked.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">{s.overview.inShock}</h3>
          <div className="grid grid-cols-2 gap-2">
            {shocked.map((one) => (
              <Button
                key={one.id}
                icon={<SideDot state={state} side={one.side} />}
                onClick={() => focus.select(one.id)}
              >
                {one.name}
              </Button>
            ))}
          </div>
        </section>
      )}
      <Reminders />
      <Wait>
        <SizeNote />
      </Wait>
    </GuidePanel>
  );
}

import { useState } from 'react';
import { part, Wait } from '../../../later/wait.tsx';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { endings } from '../rules/rounds.ts';
import { HiddenTray } from './hidden-tray.tsx';
import { LastLine } from './last-line.tsx';
import { RunningList } from './running-list.tsx';
import { useDesk, useRaid, useRaidSend, useText } from './use-desk.ts';

const OtherDamage = part(async () => (await import('./other-damage.tsx')).OtherDamage);

/** Nothing is owed: what runs, what the next round ends, the director's tray, and the next round. */
export function OverviewPanel() {
  const s = useText();
  const state = useRaid();
  const send = useRaidSend();
  const desk = useDesk();
  const [harm, setHarm] = useState(false);
  const mission = state.mission.number === 0;
  const ending = endings(state).length;
  return (
    <GuidePanel
      actions={
        mission ? (
          <Button tone="primary" size="large" onClick={() => desk.open('morale')}>
            {s.now.startMission}
          </Button>
        ) : (
          <Button tone="primary" size="large" onClick={() => send.play({ type: 'nextRound' })}>
            {s.now.next(state.round + 1, ending)}
          </Button>
        )
      }
    >
      <header>
        <h2 className="text-2xl">{s.now.title}</h2>
        <p className="text-muted">{mission ? s.now.beforeMission : s.now.lead}</p>
      </header>
      <LastLine />
      <RunningList />
      <HiddenTray />
      <section className="flex flex-wrap gap-2">
        <h3 className="w-full text-lg">{s.now.director}</h3>
        <Button onClick={() => desk.open('morale')}>{s.now.raise}</Button>
        <Button aria-expanded={harm} onClick={() => setHarm(!harm)}>
          {s.harm.open}
        </Button>
        <Button onClick={() => send.play({ type: 'passDay' })}>{s.now.day}</Button>
        <Button onClick={() => desk.openForm({ kind: 'tables' })}>{s.tables.open}</Button>
      </section>
      <Wait>{harm && <OtherDamage />}</Wait>
    </GuidePanel>
  );
}

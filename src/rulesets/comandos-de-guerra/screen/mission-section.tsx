import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { commandoOf } from '../model/state.ts';
import { missionMorale, officerCandidates, onMission } from '../rules/morale.ts';
import { useDesk, useRaid, useRaidSend, useText } from './use-desk.ts';

/** The start of a mission: who leads, and the morale that follows for each (CG-16.2). */
export function MissionSection() {
  const s = useText().mission;
  const state = useRaid();
  const send = useRaidSend();
  const desk = useDesk();
  const first = state.mission.number === 0;
  const candidates = officerCandidates(state);
  const able = state.commandos.filter(onMission);
  const [officer, setOfficer] = useState('');
  const [recompute, setRecompute] = useState(false);
  const officerId = able.find(({ id }) => id === officer)?.id ?? candidates[0]?.id ?? null;
  const sums = officerId === null ? [] : missionMorale(state, officerId);
  const start = (): void => {
    const done = send.play({ type: 'startMission', officerId, recompute: first || recompute });
    if (done && first) desk.open('now');
  };
  const body = (
    <section className="flex flex-col gap-3">
      <h2 className={first ? 'text-2xl' : 'text-lg'}>
        {first ? s.firstTitle : s.nextTitle}
        <RuleRef rule="CG-16.2" />
      </h2>
      <p className="text-muted">{first ? s.help : s.nextHelp}</p>
      <Picker
        label={s.officer}
        value={officerId ?? ''}
        options={able.map(({ id, name, rank, characteristics }) => ({
          value: id,
          label: s.candidate(name, rank, characteristics.command),
        }))}
        onChange={setOfficer}
      />
      {(first || recompute) && (
        <ul className="grid gap-x-6 tablet:grid-cols-2">
          {sums.map(({ id, own, morale }) => (
            <li key={id} className="flex min-h-10 items-center gap-2 border-line border-b">
              <b className="min-w-0 flex-1 truncate">{commandoOf(state, id)?.name}</b>
              <span className="text-muted text-sm">
                {id === officerId
                  ? s.leads
                  : s.sum(commandoOf(state, officerId)?.characteristics.command ?? 0, own)}
              </span>
              <b className="text-lg">{morale}</b>
            </li>
          ))}
        </ul>
      )}
      {!first && (
        <div className="flex flex-wrap gap-3">
          <Chip on={recompute} onToggle={() => setRecompute(!recompute)}>
            {s.recompute}
          </Chip>
          <Button onClick={start}>{s.next(state.mission.number + 1)}</Button>
        </div>
      )}
    </section>
  );
  if (!first) return body;
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" onClick={start}>
          {s.start}
        </Button>
      }
    >
      {body}
    </GuidePanel>
  );
}

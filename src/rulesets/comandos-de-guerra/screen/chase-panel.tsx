import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { whyNoStep } from '../rules/chase.ts';
import { ChaseAccident } from './chase-accident.tsx';
import { ChaseForm } from './chase-form.tsx';
import { ChaseTrack } from './chase-track.tsx';
import { NEW, NONE_PICKED, pickedSchema } from './kept-pick.ts';
import { OwedStrip } from './owed-strip.tsx';
import { RollActions } from './roll-actions.tsx';
import { ThrowList } from './throw-list.tsx';
import { useRaid, useRaidSend, useSay, useText } from './use-desk.ts';

/** The chases of the table, each with its tracks (CG-6); or a new one. */
export function ChasePanel() {
  const s = useText().chase;
  const state = useRaid();
  const send = useRaidSend();
  const say = useSay();
  const [picked, keep] = useKept('chases', NONE_PICKED, pickedSchema);
  const pick = (id: string): void => keep({ id, changing: false });
  const chase = state.chases.find(({ id }) => id === picked.id) ?? state.chases[0];
  if (!chase || picked.id === NEW) return <ChaseForm onDone={pick} />;
  return (
    <GuidePanel
      actions={
        <RollActions
          command={{ type: 'stepChase', id: chase.id }}
          label={s.step}
          why={whyNoStep(state, chase.id)}
        >
          <Button size="large" onClick={() => send.play({ type: 'endChase', id: chase.id })}>
            {s.end}
          </Button>
        </RollActions>
      }
    >
      <OwedStrip />
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-2xl">{chase.note || s.title}</h2>
        {state.chases
          .filter(({ id }) => id !== chase.id)
          .map(({ id, note, quarry }) => (
            <Button key={id} onClick={() => pick(id)}>
              {note || quarry.name}
            </Button>
          ))}
        <Button onClick={() => pick(NEW)}>{s.another}</Button>
      </header>
      <p className="text-muted">
        {s.quarry}: <b>{say.name(state, chase.quarry.who, chase.quarry.name)}</b>
        {chase.quarry.vehicle && ` · ${chase.quarry.vehicle}`}
      </p>
      {chase.tracks.map((track) => (
        <ChaseTrack key={track.id} chase={chase} track={track} />
      ))}
      {chase.accidents.map((driver) => (
        <ChaseAccident key={driver} chase={chase} driver={driver} />
      ))}
      <ThrowList of={['chaseStepped']} />
    </GuidePanel>
  );
}

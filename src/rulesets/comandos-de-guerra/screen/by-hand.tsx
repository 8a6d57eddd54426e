import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { Commando } from '../model/sheet.ts';
import { LIMITS, LOCKING_SHOCKS, SHOCK_KINDS, type Tracked } from '../model/words.ts';
import { trackedValue } from '../rules/overrides.ts';
import { capital } from './capital.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { Section } from './section.tsx';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

const FIELDS: readonly Tracked[] = [
  'lifeMax',
  'blowsMax',
  'rank',
  'load',
  'walkSpeed',
  'morale',
  'initialMorale',
  'pendingShock',
];
const NOTHING = 'none';

/** Every value of a card that the rules change can be set by hand; the log says that it was. */
export function ByHand({ commando }: { readonly commando: Commando }) {
  const t = useAllText();
  const s = t.screen.byHand;
  const state = useRaid();
  const send = useRaidSend();
  const { id, shock, firstShock, takesPart } = commando;
  const [open, setOpen] = useState(false);
  const setShock = (kind: string | null, rounds: number): void =>
    void send.play({ type: 'setShock', who: id, kind, rounds, note: shock?.note ?? '' });
  if (!open)
    return (
      <Button className="self-start" aria-expanded={false} onClick={() => setOpen(true)}>
        {s.title}
      </Button>
    );
  return (
    <Section title={s.title} rule="CG-19.2">
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={capital(t.tracked[field])}
            value={trackedValue(commando, field)}
            open
            onLeave
            onChange={(value) => void send.play({ type: 'setValue', who: id, field, value })}
          />
        ))}
        <Picker
          label={s.shock}
          value={shock?.kind ?? NOTHING}
          options={[
            { value: NOTHING, label: s.noShock },
            ...SHOCK_KINDS.map((kind) => ({ value: kind as string, label: t.shock[kind] })),
          ]}
          onChange={(kind) => setShock(kind === NOTHING ? null : kind, shock?.roundsLeft ?? 1)}
        />
        <Picker
          label={s.firstShock}
          value={firstShock ?? NOTHING}
          options={[
            { value: NOTHING, label: s.noShock },
            ...LOCKING_SHOCKS.map((kind) => ({ value: kind as string, label: t.shock[kind] })),
          ]}
          onChange={(kind) =>
            void send.play({ type: 'setFirstShock', who: id, kind: kind === NOTHING ? null : kind })
          }
        />
      </div>
      {shock && (
        <PanelStepper
          label={s.shockRounds}
          value={shock.roundsLeft}
          min={1}
          max={LIMITS.rounds}
          onChange={(rounds) => setShock(shock.kind, rounds)}
        />
      )}
      <PanelStepper
        label={s.round}
        value={state.round}
        min={1}
        max={LIMITS.round}
        onChange={(round) => send.play({ type: 'setRound', round })}
      />
      <Switch
        label={s.takesPart}
        on={takesPart}
        onChange={(next) => send.play({ type: 'setTakesPart', who: id, takesPart: next })}
      />
    </Section>
  );
}

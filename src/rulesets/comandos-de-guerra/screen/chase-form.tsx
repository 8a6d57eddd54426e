import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Entrant } from '../model/inputs.ts';
import type { Driver } from '../model/state.ts';
import { BANDS, type Band, LIMITS } from '../model/words.ts';
import { whyNotContest } from '../rules/contest.ts';
import { list, typed } from '../schema/parts.ts';
import { driver } from '../schema/play.ts';
import { capital } from './capital.ts';
import type { Schema } from './kept-forms.ts';
import { RivalPick } from './rival-pick.tsx';
import { RivalRow } from './rival-row.tsx';
import { skillLike } from './skill-like.ts';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

const AT_THE_WHEEL = /condu|driv|pilot/i;

interface ChaseDraft {
  readonly note: string;
  readonly band: Band;
  readonly drivers: readonly Driver[];
}
const chaseSchema: Schema<ChaseDraft> = v.strictObject({
  note: typed,
  band: v.picklist(BANDS),
  drivers: list(driver, 100),
});

const EMPTY: ChaseDraft = { note: '', band: 'medium', drivers: [] };

/** A new chase: the first one chosen flees, the others follow. */
export function ChaseForm({ onDone }: { readonly onDone: (id: string) => void }) {
  const t = useAllText();
  const s = t.screen.chase;
  const state = useRaid();
  const send = useRaidSend();
  const [form, keep] = useKept<ChaseDraft>('chase', EMPTY, chaseSchema);
  const { drivers, note, band } = form;
  const setDrivers = (next: readonly Driver[]): void => keep({ ...form, drivers: next });
  const [quarry, ...pursuers] = drivers;
  const choose = (next: readonly Entrant[]): void =>
    setDrivers(
      next.map((one) => ({ ...one, vehicle: drivers.find(({ id }) => id === one.id)?.vehicle ?? '' })),
    );
  const why = send.sayRejection(
    whyNotContest(state, { type: 'holdContest', mode: 'onlyOne', what: '', entrants: drivers }),
  );
  const start = (): void => {
    const id = newId();
    if (quarry && send.play({ type: 'startChase', id, note, quarry, pursuers, band })) onDone(id);
  };
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" why={why} onClick={start}>
          {s.start}
        </Button>
      }
    >
      <header>
        <h2 className="text-2xl">{s.newTitle}</h2>
        <p className="text-muted">
          {s.newHelp}
          <RuleRef rule="CG-6.1" />
        </p>
      </header>
      <TextField
        label={s.note}
        value={note}
        maxLength={LIMITS.text}
        placeholder={s.noteExample}
        onChange={(event) => keep({ ...form, note: event.target.value })}
      />
      <Segmented
        label={s.gap}
        value={band}
        options={BANDS.map((one) => ({ value: one, label: capital(t.band[one]) }))}
        onChange={(next) => keep({ ...form, band: next })}
      />
      <RivalPick chosen={drivers} skillOf={(one) => skillLike(one, AT_THE_WHEEL)} onChange={choose} />
      <ul className="flex flex-col gap-2">
        {drivers.map((driver, i) => (
          <RivalRow
            key={driver.id}
            rival={driver}
            onChange={(next) => setDrivers(drivers.map((one) => (one.id === next.id ? next : one)))}
            onRemove={() => setDrivers(drivers.filter(({ id }) => id !== driver.id))}
          >
            <div className="min-w-32 flex-1">
              <TextField
                label={i === 0 ? s.quarryVehicle : s.pursuerVehicle}
                value={driver.vehicle}
                maxLength={LIMITS.name}
                onChange={(event) =>
                  setDrivers(
                    drivers.map((one) =>
                      one.id === driver.id ? { ...one, vehicle: event.target.value } : one,
                    ),
                  )
                }
              />
            </div>
          </RivalRow>
        ))}
      </ul>
    </GuidePanel>
  );
}

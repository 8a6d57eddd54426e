import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { Commando } from '../model/sheet.ts';
import { STATUSES } from '../model/words.ts';
import { trackedValue, valueRange } from '../rules/overrides.ts';
import { capital } from './capital.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { useAllText, useRaidSend } from './use-desk.ts';

const FIELDS = ['life', 'blows', 'armour', 'morale'] as const;

/** Life, blows, armour and morale by steppers, and whether somebody is up (CG-13.7). */
export function PointSteppers({ commando }: { readonly commando: Commando }) {
  const t = useAllText();
  const s = t.screen.sheet;
  const send = useRaidSend();
  const { id, status, life, blows } = commando;
  return (
    <section className="flex flex-col gap-2" aria-label={s.points}>
      <div className="grid gap-x-8 gap-y-2 tablet:grid-cols-2">
        {FIELDS.map((field) => {
          const value = trackedValue(commando, field);
          const [min, max] = valueRange(commando, field);
          if (value === null) return null;
          const full = field === 'life' ? ` / ${life.max}` : field === 'blows' ? ` / ${blows.max}` : '';
          return (
            <PanelStepper
              key={field}
              label={`${capital(t.tracked[field])}${full}`}
              value={value}
              min={min}
              max={max}
              onChange={(next) => send.play({ type: 'setValue', who: id, field, value: next })}
            />
          );
        })}
      </div>
      <Segmented
        label={s.status}
        value={status}
        options={STATUSES.map((one) => ({ value: one, label: capital(t.status[one]) }))}
        onChange={(next) => send.play({ type: 'setStatus', who: id, status: next })}
      />
      {status === 'outOfAction' && (
        <p>
          {t.effects.outOfAction}
          <RuleRef rule="CG-13.7" />
        </p>
      )}
    </section>
  );
}

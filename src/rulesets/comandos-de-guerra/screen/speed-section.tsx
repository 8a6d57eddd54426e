import { useState } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { Chip } from '../../../ui/chip.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Commando } from '../model/sheet.ts';
import { FACTORS, type Factor } from '../model/words.ts';
import { metresPerRound, walkSpeed } from '../rules/load.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { Section } from './section.tsx';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

/** Walking speed by load and Constitution, or one's own, times how one moves (CG-9.1 to CG-9.5). */
export function SpeedSection({ commando }: { readonly commando: Commando }) {
  const t = useAllText();
  const s = t.screen.load;
  const state = useRaid();
  const send = useRaidSend();
  const language = useLanguage();
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  const speed = walkSpeed(state, commando.id, factors);
  const { unit } = state.tables.speed;
  const number = (value: number): string => formatNumber(language, value, 1);
  const perRound = refused(speed) || unit !== 'km/h' ? null : metresPerRound(speed.speed, state.roundSeconds);
  const set = (field: 'load' | 'walkSpeed') => (value: number | null) =>
    void send.play({ type: 'setValue', who: commando.id, field, value });
  return (
    <Section title={s.speed} rule="CG-9.3">
      <div className="flex flex-wrap gap-3">
        <div className="w-28">
          <NumberField label={s.load} value={commando.load} onLeave onChange={set('load')} />
        </div>
        <div className="w-40">
          <NumberField
            label={s.own(unit)}
            value={commando.walkSpeed}
            open
            onLeave
            onChange={set('walkSpeed')}
          />
        </div>
        <div className="w-40">
          <NumberField
            label={s.seconds}
            value={state.roundSeconds}
            open
            onLeave
            onChange={(seconds) => void send.play({ type: 'setRoundSeconds', seconds })}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {FACTORS.map((factor) => (
          <Chip
            key={factor}
            on={factors.includes(factor)}
            onToggle={() =>
              setFactors(
                factors.includes(factor) ? factors.filter((one) => one !== factor) : [...factors, factor],
              )
            }
          >
            {t.factor[factor]}
          </Chip>
        ))}
      </div>
      <p className="text-lg">
        {refused(speed) ? (
          send.sayRejection(reasonOf(speed))
        ) : (
          <>
            <b>
              {number(speed.speed)}
              {'\u00a0'}
              {s.units[unit]}
            </b>
            {perRound !== null && !refused(perRound) && ` · ${s.metres(number(perRound))}`}
            <span className="text-muted"> {s.reckoned(number(speed.base), number(speed.factor))}</span>
          </>
        )}
        <RuleRef rule="CG-9.4" />
      </p>
      {perRound !== null && refused(perRound) && (
        <p className="text-muted">{send.sayRejection(reasonOf(perRound))}</p>
      )}
    </Section>
  );
}

import { DieFace } from '../../../dice/die-face.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Tone } from '../model/bearer.ts';
import type { HeartStep } from '../model/events.ts';
import { nameOf } from '../strings/name-of.ts';
import { faceOf } from './describe.ts';
import { useAllText, useBonds } from './use-bonds.ts';

/** The rolls of a heart as they fell: dice, the plots looked at, the one that changed, the bonds it moved. */
export function HeartSteps({
  steps,
  toward,
}: {
  readonly steps: readonly HeartStep[];
  readonly toward: Tone;
}) {
  const t = useAllText();
  const s = t.screen.heartRoll;
  const state = useBonds();
  return (
    <ol className="flex flex-col gap-2">
      {steps.map(({ dice, sum, tried, changed, shifts }, i) => (
        <li key={i} className="flex flex-wrap items-center gap-x-3">
          <span className="flex gap-1">
            {dice.map((face, die) => (
              <DieFace key={die} faces={6} value={face} />
            ))}
          </span>
          <span className="min-w-0 flex-[1_1_12rem]">
            <span className="block text-muted text-sm">{s.looked(sum, tried.join(' → '))}</span>
            <b className={toward === 'light' ? 'bh-lit-ink' : 'bh-dark-ink'}>
              {changed === null ? t.effects.nothingChanges : s.changed[toward](changed)}
            </b>{' '}
            {changed === null && <RuleRef rule="BH-3.7" />}
            {shifts.map((shift) => (
              <span key={shift.bond} className="block">
                {t.screen.heart.towards(faceOf(t, shift.kind, shift.before), nameOf(state, shift.to))}:{' '}
                {shift.before} → {shift.after}
                {shift.after === 0 && <b> {s.hostile(t.names.darkFace[shift.kind])}</b>}
                {shift.before === 0 && <b> {s.claimable}</b>}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

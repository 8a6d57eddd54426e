import { DieFace } from '../../../dice/die-face.tsx';
import type { Outcome } from '../model/state.ts';
import { signed } from '../strings/sums.ts';
import { GRADE_SIGNS } from './grade-look.ts';
import { useAllText, useLatest, useRaid, useSay } from './use-desk.ts';

/** What the last check of this card came to, in words; a hidden one says only that it was rolled. */
export function CheckResult({ who }: { readonly who: string | null }) {
  const t = useAllText();
  const s = t.screen.result;
  const state = useRaid();
  const say = useSay();
  const latest = useLatest();
  const secret = latest?.events.some(
    (event) => event.type === 'checkRolled' && event.hidden !== null && event.check.who === who,
  );
  if (secret) return <p className="result-card">{s.hidden}</p>;
  const last = state.lastCheck;
  if (!last || last.who !== who || !last.outcome.checkNeeded) return null;
  const tried = say.skill(state, last.who, last.skill) || last.what;
  return (
    <div className="result-card" key={latest?.id}>
      <OutcomeLine outcome={last.outcome} tried={tried} />
    </div>
  );
}

/** "42 + 20 = 62 · low success", and what that means. */
export function OutcomeLine({ outcome, tried }: { readonly outcome: Outcome; readonly tried: string }) {
  const t = useAllText();
  const say = useSay();
  const { roll, modifier, result, grade, success, natural, level } = outcome;
  if (roll === null || grade === null) return null;
  const sum =
    modifier === 0
      ? `${roll}`
      : `${roll} ${signed(modifier).replace(/^([+−])/, '$1 ')} = ${say.number(result ?? roll)}`;
  return (
    <>
      <DieFace faces={100} value={roll} tone={success ? 'ok' : 'bad'} />
      <div className="min-w-0">
        <p className="font-bold font-display text-xl leading-tight">
          {sum} ·{' '}
          <span className="text-nowrap">
            {GRADE_SIGNS[grade]} {t.grade[grade]}
          </span>
        </p>
        <p className="text-muted">
          {tried && `${tried} ${level}. `}
          {natural !== null && `${t.effects.natural} `}
          {t.effects[grade]}
        </p>
      </div>
    </>
  );
}

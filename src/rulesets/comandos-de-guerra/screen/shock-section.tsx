import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Commando } from '../model/sheet.ts';
import { END_REASONS } from '../model/words.ts';
import { runningOut } from '../rules/rounds.ts';
import { whyNotEnd } from '../rules/shock.ts';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

/** A shock that runs: what it does, until when, and how it ends before its time. */
export function ShockSection({ commando }: { readonly commando: Commando }) {
  const t = useAllText();
  const s = t.screen.shock;
  const state = useRaid();
  const send = useRaidSend();
  const { id, shock } = commando;
  const running = runningOut(state).find(({ who, what }) => who === id && what === 'shock');
  if (!shock || !running) return null;
  return (
    <section className="flex flex-col gap-2 rounded-2xl border-2 border-bad p-3">
      <h3 className="text-lg first-letter:uppercase">
        {t.until.shock(shock.note || t.shock[shock.kind], running.roundsLeft, running.lastRound)}
      </h3>
      {shock.kind !== 'other' && (
        <p>
          {t.effects[shock.kind]}
          <RuleRef rule={shock.kind === 'fanatic' ? 'CG-18.4' : 'CG-18.5'} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {END_REASONS.map((reason) => (
          <Button
            key={reason}
            why={send.sayRejection(whyNotEnd(state, id, reason))}
            onClick={() => send.play({ type: 'endShock', who: id, reason })}
          >
            {s.ends[reason]}
          </Button>
        ))}
      </div>
    </section>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { LIMITS } from '../model/limits.ts';
import { bearerOf, type Help } from '../model/state.ts';
import { sharesToZero, splitDamage } from '../rules/damage.ts';
import { mostShare } from '../rules/effects.ts';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

const USUAL_HIT = 10;
const HITS = [5, 8, 10, 15, 20, 30];

/** A hit that a companion takes a part of: the claimant decides the split (BH-6.7). */
export default function SharePanel({ help }: { readonly help: Help }) {
  const t = useAllText();
  const s = t.screen.share;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const [damage, setDamage] = useState(USUAL_HIT);
  // The maximum until the claimant decides otherwise.
  const [wanted, setWanted] = useState<number | null>(null);
  const one = bearerOf(state, help.claimant);
  const two = bearerOf(state, help.claimed);
  if (!one || !two) return null;
  const most = mostShare(damage, help.light);
  const share = Math.min(wanted ?? most, most);
  const split = splitDamage(damage, help.light, share, one.hp.current, two.hp.current);
  const why = split.ok ? null : send.sayRejection(split.why);
  return (
    <TaskPanel
      title={s.title(one.name, two.name)}
      lead={
        <>
          {s.lead(most, help.light)} <RuleRef rule="BH-6.7" />
        </>
      }
      onBack={() => focus.open({ kind: 'bearer' })}
      actions={
        <Button
          tone="primary"
          size="large"
          why={why}
          onClick={() => send.play({ type: 'shareDamage', help: help.id, damage, share })}
        >
          {one.name} −{damage - share} · {two.name} −{share}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <div className="flex flex-col gap-2">
          <Stepper label={s.damage} value={damage} min={1} max={LIMITS.damage} onChange={setDamage} />
          <div className="grid grid-cols-6 gap-2">
            {HITS.map((value) => (
              <Button
                key={value}
                className="min-w-0 px-0!"
                on={damage === value}
                aria-label={`${s.damage}: ${value}`}
                onClick={() => setDamage(value)}
              >
                {value}
              </Button>
            ))}
          </div>
        </div>
        <div className="flex flex-col gap-2">
          <Stepper label={s.share(two.name)} value={share} min={0} max={most} onChange={setWanted} />
          <input
            type="range"
            aria-label={s.share(two.name)}
            min={0}
            max={most}
            value={share}
            onChange={(event) => setWanted(Number(event.target.value))}
            className="h-12 w-full accent-accent"
          />
        </div>
      </div>
      {split.ok && (
        <ul className="grid grid-cols-2 gap-2 text-center">
          {[
            { bearer: one, takes: split.value.claimantTakes, hp: split.value.claimantHp },
            { bearer: two, takes: split.value.claimedTakes, hp: split.value.claimedHp },
          ].map(({ bearer, takes, hp }) => (
            <li key={bearer.id} className="bh-card">
              <b className="font-display text-lg">{bearer.name}</b> −{takes}
              <span className="block text-muted">{s.hp(bearer.hp.current, hp, bearer.hp.max)}</span>
            </li>
          ))}
        </ul>
      )}
      {sharesToZero(two.hp.current, share) && <p className="font-semibold text-bad">{t.reminders.toZero}</p>}
    </TaskPanel>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Bearer } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { players } from '../model/state.ts';
import { Options } from './options.tsx';
import { useBonds, useBondsSend, useText } from './use-bonds.ts';

/** A shield or a piece of advice given by hand. */
export function AidsByHand({ bearer }: { readonly bearer: Bearer }) {
  const s = useText().byHand;
  const state = useBonds();
  const send = useBondsSend();
  const others = players(state).filter(({ id }) => id !== bearer.id);
  const [from, setFrom] = useState(others[0]?.id ?? '');
  const [light, setLight] = useState(1);
  const aid = { from, light };
  const { id, protections, pendingAdvice } = bearer;
  if (others.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <p className="text-sm">{s.aids}</p>
      <Options
        label={s.aids}
        value={from}
        options={others.map((one) => ({ value: one.id, label: one.name }))}
        onChange={setFrom}
      />
      <Stepper label={s.light} value={light} min={1} max={LIMITS.bondParts} onChange={setLight} />
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => send.play({ type: 'setProtections', id, protections: [...protections, aid] })}>
          {s.addShield}
        </Button>
        <Button onClick={() => send.play({ type: 'setAdvice', id, advice: [...pendingAdvice, aid] })}>
          {s.addAdvice}
        </Button>
      </div>
    </section>
  );
}

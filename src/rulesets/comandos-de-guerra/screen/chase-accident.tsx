import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Chase } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { driverOf } from '../rules/chase.ts';
import { useRaid, useRaidSend, useSay, useText } from './use-desk.ts';

/** A driver failed: the director tells what happens (CG-6.5). */
export function ChaseAccident({ chase, driver }: { readonly chase: Chase; readonly driver: string }) {
  const s = useText().chase;
  const state = useRaid();
  const send = useRaidSend();
  const say = useSay();
  const [text, setText] = useState('');
  const one = driverOf(chase, driver);
  return (
    <section className="flex flex-wrap items-end gap-3 rounded-2xl border-2 border-bad p-3">
      <div className="min-w-52 flex-1">
        <TextField
          label={s.accident(say.name(state, one?.who ?? null, one?.name ?? ''))}
          value={text}
          maxLength={LIMITS.text}
          placeholder={s.accidentExample}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <RuleRef rule="CG-6.5" />
      <Button onClick={() => send.play({ type: 'settleAccident', id: chase.id, driver, text })}>
        {s.told}
      </Button>
    </section>
  );
}

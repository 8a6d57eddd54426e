import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { useTable } from '../../../table/react.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Aid, Bearer } from '../model/bearer.ts';
import type { OverrideCommand } from '../model/commands.ts';
import { LIMITS } from '../model/limits.ts';
import { players } from '../model/state.ts';
import * as parts from '../schema/parts.ts';
import { Options } from './options.tsx';
import { useAllText, useBonds, useBondsSend } from './use-bonds.ts';

const aidSchema = v.strictObject({ from: parts.id, light: parts.light });

/** A shield or a piece of advice given by hand. */
export function AidsByHand({ bearer }: { readonly bearer: Bearer }) {
  const t = useAllText();
  const s = t.screen.byHand;
  const state = useBonds();
  const send = useBondsSend();
  const others = players(state).filter(({ id }) => id !== bearer.id);
  const { id, protections, pendingAdvice } = bearer;
  const table = useTable();
  const form = `aid/${id}`;
  const [{ from: wanted, light }, keep] = useKept<Aid>(form, { from: '', light: 1 }, aidSchema);
  const from = (others.find((one) => one.id === wanted) ?? others[0])?.id;
  if (from === undefined) return null;
  const aid = { from, light };
  const give = (command: OverrideCommand): void => {
    if (send.play(command)) table.dropForm(form);
  };
  return (
    <section className="flex flex-col gap-2">
      <p className="text-sm">{s.aids}</p>
      <Options
        label={s.aids}
        value={from}
        options={others.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(next) => keep({ from: next, light })}
      />
      <Stepper
        label={t.names.tone.light}
        value={light}
        min={1}
        max={LIMITS.bondParts}
        onChange={(next) => keep({ from, light: next })}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => give({ type: 'setProtections', id, protections: [...protections, aid] })}>
          {s.addShield}
        </Button>
        <Button onClick={() => give({ type: 'setAdvice', id, advice: [...pendingAdvice, aid] })}>
          {s.addAdvice}
        </Button>
      </div>
    </section>
  );
}

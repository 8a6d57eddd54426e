import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Commando } from '../model/sheet.ts';
import { LIMITS, SHOCK_KINDS, type ShockKind } from '../model/words.ts';
import { shockPreview, whyNotShock } from '../rules/shock.ts';
import { RadioButton } from './radio-button.tsx';
import { useAllText, useRaid, useRaidSend } from './use-desk.ts';

/** Fanaticism, apathy, or what the table agrees on; a locked choice says what locks it (CG-18.6). */
export function ShockChoice(props: { readonly commando: Commando; readonly others: ReactNode }) {
  const { id, name, pendingShock } = props.commando;
  const t = useAllText();
  const s = t.screen.shock;
  const state = useRaid();
  const send = useRaidSend();
  const open = SHOCK_KINDS.find((kind) => whyNotShock(state, id, kind) === null) ?? 'other';
  const [kind, setKind] = useState<ShockKind>(open);
  const [note, setNote] = useState('');
  const preview = shockPreview(state, id, kind);
  return (
    <GuidePanel
      actions={
        <Button
          tone="primary"
          size="large"
          onClick={() => send.play({ type: 'chooseShock', who: id, kind, note })}
        >
          {s.take(s.names[kind], preview?.rounds ?? 0)}
        </Button>
      }
    >
      <header>
        <h2 className="text-2xl">{s.title(name)}</h2>
        <p className="text-muted">
          {s.because(pendingShock ?? 0)}
          <RuleRef rule="CG-18.2" />
          <RuleRef rule="CG-18.6" />
        </p>
      </header>
      <RadioGroup label={s.kinds} className="grid gap-3 tablet:grid-cols-3">
        {SHOCK_KINDS.map((one) => (
          <RadioButton
            key={one}
            chosen={kind === one}
            why={send.sayRejection(whyNotShock(state, id, one))}
            className="flex-col! items-start! justify-start! py-3 text-left!"
            onClick={() => setKind(one)}
          >
            <b className="text-lg first-letter:uppercase">{s.names[one]}</b>
            <span className="font-normal text-sm">{one === 'other' ? s.otherHelp : t.effects[one]}</span>
          </RadioButton>
        ))}
      </RadioGroup>
      {kind === 'other' && (
        <TextField
          label={s.note}
          value={note}
          maxLength={LIMITS.text}
          placeholder={s.noteExample}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {preview && <p className="font-semibold">{s.until(preview.rounds, preview.lastRound)}</p>}
      {props.others}
    </GuidePanel>
  );
}

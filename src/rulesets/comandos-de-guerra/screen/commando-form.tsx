import type { FormEvent } from 'react';
import * as v from 'valibot';
import { useT } from '../../../i18n/react.ts';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SEVERAL } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CommandoDraft, emptyDraft } from '../model/sheet.ts';
import { commandoOf } from '../model/state.ts';
import { CHARACTERISTICS, LIMITS, SIDES } from '../model/words.ts';
import { reasonOf } from '../rules/refusal.ts';
import { draftOf, draftRefusal } from '../rules/roster.ts';
import { number } from '../schema/parts.ts';
import { draft } from '../schema/sheet.ts';
import { capital } from './capital.ts';
import { type Schema, SHEET } from './kept-forms.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { PasteRoster } from './paste-roster.tsx';
import { SkillsEditor } from './skills-editor.tsx';
import { type FormTarget, useAllText, useRaid, useRaidSend } from './use-desk.ts';

interface NewCommandos {
  readonly draft: CommandoDraft;
  readonly count: number;
}
const newCommandosSchema: Schema<NewCommandos> = v.strictObject({ draft, count: number });

const MOST_AT_ONCE = 20;
const NUMBERS = [
  ['rank', LIMITS.rank],
  ['armour', LIMITS.armour],
] as const;

/** Adding commandos (×n, numbered, or pasted), and editing one in place. Weapons have a form of their own. */
export function CommandoForm(props: {
  readonly target: Extract<FormTarget, { kind: 'new' | 'commando' }>;
  readonly onClose: () => void;
}) {
  const { target } = props;
  const shared = useT();
  const t = useAllText();
  const s = t.screen.form;
  const state = useRaid();
  const send = useRaidSend();
  const known = target.kind === 'commando' ? commandoOf(state, target.id) : undefined;
  const blank = known
    ? draftOf(known)
    : { ...emptyDraft(''), side: target.kind === 'new' ? target.side : ('team' as const) };
  const [form, keep] = useKept<NewCommandos>(
    `${SHEET}/commando`,
    { draft: blank, count: 1 },
    newCommandosSchema,
  );
  const { draft, count } = form;
  const change = (part: Partial<CommandoDraft>): void => keep({ ...form, draft: { ...draft, ...part } });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const done = known
      ? send.play({ type: 'editCommando', id: known.id, draft: { ...draft, weapons: known.weapons } })
      : send.play({ type: 'addCommandos', ids: Array.from({ length: count }, newId), draft });
    if (!done) return;
    if (known) props.onClose();
    else change({ name: '' });
  };
  return (
    <Sheet
      title={known ? s.editTitle : s.addTitle}
      closeLabel={shared.app.close}
      side="right"
      onClose={props.onClose}
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextField
          data-first={known ? undefined : ''}
          label={s.name}
          value={draft.name}
          maxLength={LIMITS.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Segmented
          label={s.side}
          value={draft.side}
          options={SIDES.map((side) => ({ value: side, label: capital(t.side[side]) }))}
          onChange={(side) => change({ side })}
        />
        <fieldset className="grid grid-cols-3 gap-3 rounded-xl border border-line px-3 pb-3">
          <legend className="px-1 font-semibold">{s.characteristics}</legend>
          {CHARACTERISTICS.map((one) => (
            <NumberField
              key={one}
              label={t.characteristic[one]}
              value={draft.characteristics[one]}
              onChange={(value) => change({ characteristics: { ...draft.characteristics, [one]: value } })}
            />
          ))}
        </fieldset>
        <div className="grid grid-cols-3 gap-3">
          {(['lifeMax', 'blowsMax', 'load'] as const).map((field) => (
            <NumberField
              key={field}
              label={s.fields[field]}
              value={draft[field]}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
        </div>
        {NUMBERS.map(([field, max]) => (
          <PanelStepper
            key={field}
            label={s.fields[field]}
            value={draft[field]}
            min={0}
            max={max}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
        <SkillsEditor skills={draft.skills} onChange={(skills) => change({ skills })} />
        <Switch
          label={s.essential}
          help={s.essentialHelp}
          on={draft.essential}
          onChange={(essential) => change({ essential })}
        />
        {!known && (
          <PanelStepper
            label={s.count}
            value={count}
            min={1}
            max={MOST_AT_ONCE}
            jumps={SEVERAL}
            onChange={(next) => keep({ ...form, count: next })}
          />
        )}
        <Button tone="primary" size="large" submit why={send.sayRejection(reasonOf(draftRefusal(draft)))}>
          {known ? s.save : s.add(count)}
        </Button>
      </form>
      {!known && <PasteRoster onDone={props.onClose} />}
    </Sheet>
  );
}

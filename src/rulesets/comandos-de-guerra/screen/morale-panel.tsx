import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LIMITS, MORALE_KINDS, type MoraleKind, TRIGGERS, type Trigger } from '../model/words.ts';
import { whyNoMorale } from '../rules/morale.ts';
import { consciousTeam, directionOf, TRIGGER_TABLE } from '../rules/triggers.ts';
import { id, list, typed } from '../schema/parts.ts';
import type { Schema } from './kept-forms.ts';
import { LastLine } from './last-line.tsx';
import { MissionSection } from './mission-section.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { RadioButton } from './radio-button.tsx';
import { useAllText, useDesk, useRaid, useRaidSend } from './use-desk.ts';

interface MoraleDraft {
  readonly trigger: Trigger;
  readonly own: MoraleKind;
  readonly note: string;
  readonly picked: readonly string[] | null;
}
const moraleSchema: Schema<MoraleDraft> = v.strictObject({
  trigger: v.picklist(TRIGGERS),
  own: v.picklist(MORALE_KINDS),
  note: typed,
  picked: v.nullable(list(id, 200)),
});

const EMPTY: MoraleDraft = { trigger: 'worseThanBriefed', own: 'demoralise', note: '', picked: null };

/** Something happened that moves hearts: what, in which direction, who checks (CG-17.3). */
export function MoralePanel() {
  const t = useAllText();
  const s = t.screen.raise;
  const state = useRaid();
  const send = useRaidSend();
  const desk = useDesk();
  const [form, keep] = useKept<MoraleDraft>('morale', EMPTY, moraleSchema);
  const { trigger, own, note, picked } = form;
  if (state.mission.number === 0) return <MissionSection />;
  const direction = directionOf(trigger) ?? own;
  const team = consciousTeam(state.commandos);
  const everybody = trigger === 'custom' || TRIGGER_TABLE[trigger][1] !== 'self';
  const usual = everybody
    ? team.map(({ id }) => id)
    : team.filter(({ id }) => id === desk.selected).map(({ id }) => id);
  const who = picked ?? usual;
  const kinds = (kind: MoraleKind) =>
    TRIGGERS.filter((one) => (one === 'custom' ? own === kind : directionOf(one) === kind));
  const raise = (): void => {
    if (send.play({ type: 'raisePrompt', trigger, direction, who, note })) desk.open('now');
  };
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" why={who.length === 0 ? s.nobody : null} onClick={raise}>
          {s.raise(who.length)}
        </Button>
      }
    >
      <OwedStrip />
      <header>
        <h2 className="text-2xl">{s.title}</h2>
        <p className="text-muted">
          {s.lead}
          <RuleRef rule="CG-17.3" />
        </p>
      </header>
      <LastLine about="moraleChecked" />
      <RadioGroup label={s.title} className="grid gap-4 tablet:grid-cols-2">
        {MORALE_KINDS.map((kind) => (
          <section key={kind} className="flex flex-col gap-2">
            <h3 className="text-lg">
              <span aria-hidden>{kind === 'demoralise' ? '▼ ' : '▲ '}</span>
              {s.kinds[kind]}
            </h3>
            <div className="flex flex-wrap gap-2">
              {kinds(kind).map((one) => (
                <RadioButton
                  key={one}
                  chosen={trigger === one}
                  onClick={() => keep({ ...form, trigger: one, picked: null })}
                >
                  <span className="first-letter:uppercase">{t.trigger[one]}</span>
                </RadioButton>
              ))}
            </div>
          </section>
        ))}
      </RadioGroup>
      <p className="font-semibold">{t.screen.morale.outcomes[direction]}</p>
      {trigger === 'custom' && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-52 flex-1">
            <TextField
              label={s.note}
              value={note}
              maxLength={LIMITS.text}
              onChange={(event) => keep({ ...form, note: event.target.value })}
            />
          </div>
          <Button onClick={() => keep({ ...form, own: own === 'demoralise' ? 'moralise' : 'demoralise' })}>
            {s.turn}
          </Button>
        </div>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">{s.who}</legend>
        {team.map(({ id, name, morale }) => (
          <Chip
            key={id}
            on={who.includes(id)}
            why={send.sayRejection(whyNoMorale(state, id))}
            onToggle={() =>
              keep({ ...form, picked: who.includes(id) ? who.filter((one) => one !== id) : [...who, id] })
            }
          >
            {name} {morale}
          </Chip>
        ))}
      </fieldset>
      <MissionSection />
    </GuidePanel>
  );
}

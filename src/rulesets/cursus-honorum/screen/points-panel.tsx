import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Character, LIMITS, TRACKS } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import { whyNoPoints } from '../rules/battle.ts';
import { nearQuestion } from '../rules/range-plan.ts';
import { inRange, rangeKey } from './concerned.ts';
import { EventFrame } from './event-frame.tsx';
import { TELLING } from './kept-forms.ts';
import { RangeQuestionChips } from './range-question.tsx';
import { NOTHING_TOLD } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useUi, useUiStore } from './use-cursus.ts';

const MOST = 30;

const formSchema = v.object({
  track: v.picklist(TRACKS),
  points: v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST)),
  reason: v.string(),
  cause: v.string(),
  around: v.boolean(),
});
type Form = v.InferOutput<typeof formSchema>;
const EMPTY: Form = { track: 'demoralisation', points: 1, reason: '', cause: '', around: false };

/** Points by hand with a reason (CH-1.2): on one character, or shared among those around it. */
export function PointsPanel({ one }: { readonly one: Character }) {
  const t = useAllText();
  const s = t.screen.points;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const ranges = useUi((local) => local.ranges);
  const [form, keep] = useKept(`${TELLING}/points/${one.id}`, EMPTY, formSchema);
  const { track, points, reason, cause, around } = form;
  const question = nearQuestion(state, one);
  const refusal = around ? null : whyNoPoints(state, one.id, track);
  const command: Command = around
    ? {
        type: 'sharePoints',
        side: one.side,
        track,
        reason,
        sources: [{ id: one.id, ids: inRange(state, ranges, question), points: Math.max(0, points) }],
        picks: [],
      }
    : { type: 'addPoints', id: one.id, track, points, reason, cause: cause === '' ? null : cause };
  const give = (): void => {
    if (send.play(command)) ui.setState({ ...NOTHING_TOLD, aside: around ? 'shares' : null });
  };
  return (
    <EventFrame
      one={one}
      title={s.title(one.name)}
      lead={s.lead}
      rule="CH-1.2"
      actions={
        <Button tone="primary" size="large" why={send.sayRejection(refusal?.why ?? null)} onClick={give}>
          {around ? s.share(Math.max(0, points)) : s.give(points)}
        </Button>
      }
    >
      <Segmented
        columns
        label={s.track}
        value={track}
        options={TRACKS.map((value) => ({ value, label: `${t.letters[value]} · ${t.tracks[value]}` }))}
        onChange={(value) => keep({ ...form, track: value })}
      />
      <Stepper
        label={s.howMany}
        value={points}
        min={-MOST}
        max={MOST}
        onChange={(value) => keep({ ...form, points: value })}
      />
      <TextField
        label={s.reason}
        value={reason}
        maxLength={LIMITS.noteLength}
        onChange={(event) => keep({ ...form, reason: event.target.value })}
      />
      <Switch
        label={s.around}
        help={s.aroundHelp}
        on={around}
        onChange={(on) => {
          keep({ ...form, around: on });
          const { [rangeKey(state, one.id)]: _, ...rest } = ranges;
          ui.setState({ ranges: rest, around: on ? one.id : null });
        }}
      />
      {around ? (
        <RangeQuestionChips question={question} />
      ) : (
        <Picker
          label={s.cause}
          value={cause}
          options={[
            { value: '', label: s.nobody },
            ...state.characters
              .filter(({ id }) => id !== one.id)
              .map(({ id, name, side }) => ({ value: id, label: `${name} · ${state.armies[side].name}` })),
          ]}
          onChange={(next) => keep({ ...form, cause: next })}
        />
      )}
    </EventFrame>
  );
}

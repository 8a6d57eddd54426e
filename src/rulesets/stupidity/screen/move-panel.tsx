import { Dices } from 'lucide-react';
import * as v from 'valibot';
import { FaceKeys } from '../../../dice/face-keys.tsx';
import { useTable } from '../../../table/react.ts';
import { Button } from '../../../ui/button.tsx';
import type { CommandOf } from '../model/command.ts';
import type { Touch, Unit } from '../model/unit.ts';
import { contactOutcome, targetsOf } from '../rules/contact.ts';
import { moveForward } from '../rules/move.ts';
import { cm, id, touch as touchSchema } from '../schema.ts';
import { ContactChoice } from './contact-choice.tsx';
import { EffectOf } from './effect-line.tsx';
import { useKeptInTurn } from './kept-forms.ts';
import { LengthStepper } from './length-stepper.tsx';
import { MoveDrawing } from './move-drawing.tsx';
import { ResultLine } from './result-line.tsx';
import { UnitGuide } from './unit-guide.tsx';
import { useAllText, useFocus, useLength, useStupidity, useStupiditySend } from './use-stupidity.ts';

interface Move {
  /** Null: as far as it goes. */
  readonly moved: number | null;
  readonly touch: Touch;
  readonly target: string | null;
}
const moveSchema = v.strictObject({ moved: v.nullable(cm), touch: touchSchema, target: v.nullable(id) });
const NOT_MOVED: Move = { moved: null, touch: 'none', target: null };

/** The compulsory move: how far, what it touches, and what that would lead to, before it is recorded. */
export function MovePanel({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.move;
  const state = useStupidity();
  const send = useStupiditySend();
  const { select } = useFocus();
  const length = useLength();
  const move = moveForward(unit, state.settings);
  const most = move.applies ? move.distance : 0;
  const name = `move/${unit.id}`;
  const table = useTable();
  const [form, keep] = useKeptInTurn<Move>(name, NOT_MOVED, moveSchema);
  const { moved, touch, target } = form;
  const targets = targetsOf(state, unit, touch);
  const targetId =
    targets.find(({ id }) => id === target)?.id ?? (targets.length === 1 ? targets[0]!.id : null);
  const distance = Math.min(moved ?? most, most);
  const asked = { unitId: unit.id, with: touch, targetId, moved: distance };
  const judged = contactOutcome(state, asked);
  const wanders = move.applies && move.direction === 'random' && unit.direction === null;
  const direction: CommandOf<'rollDirection'> = { type: 'rollDirection', unitId: unit.id };
  const record = (): void => {
    if (!send.play({ type: 'recordContact', ...asked })) return;
    table.dropForm(name);
    select(null);
  };
  const whom = targets.find(({ id }) => id === targetId)?.name ?? '';
  return (
    <UnitGuide
      unit={unit}
      omit="failedFree"
      actions={
        wanders ? (
          <Button
            tone="primary"
            size="large"
            icon={<Dices aria-hidden />}
            onClick={() => send.play(direction)}
          >
            {s.rollDirection}
          </Button>
        ) : (
          <Button
            tone="primary"
            size="large"
            why={judged.ok ? null : send.sayRejection(judged.why)}
            onClick={record}
          >
            {s.record[touch](length(distance), whom)}
          </Button>
        )
      }
    >
      <ResultLine unit={unit} />
      {move.applies && (
        <MoveDrawing unit={unit} distance={distance} movement={move.slowest} hour={unit.direction} />
      )}
      <EffectOf
        unit={unit}
        effectKey="failedFree"
        instead={{
          rule: 'ST-6.7',
          text: `${wanders ? s.random : unit.direction === null ? s.straight : s.hour(unit.direction)} ${text.moveWhen}`,
        }}
      />
      <section className="flex flex-col gap-3">
        {wanders ? (
          <FaceKeys faces={12} onFace={(face) => send.tell(direction, [face], 'typed')} />
        ) : (
          <>
            <ContactChoice
              unit={unit}
              touch={touch}
              targetId={targetId}
              outcome={judged.ok ? judged.outcome : null}
              onTouch={(next) => keep({ ...form, touch: next })}
              onTarget={(next) => keep({ ...form, target: next })}
            />
            <LengthStepper
              label={s.moved}
              value={distance}
              most={most}
              onChange={(next) => keep({ ...form, moved: next })}
            />
          </>
        )}
      </section>
    </UnitGuide>
  );
}

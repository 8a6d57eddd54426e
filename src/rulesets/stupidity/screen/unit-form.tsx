import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { numberedNames } from '../../../kernel/numbered-names.ts';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { notify } from '../../../ui/notice.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SEVERAL, Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { unitOf } from '../model/state.ts';
import { freshUnit, LIMITS, type ModelGroup, type Side, type Unit, type UnitEntry } from '../model/unit.ts';
import { entryOf } from '../rules/decide-roster.ts';
import { problemsOf } from '../rules/validate.ts';
import { askedEntry, whole } from '../schema.ts';
import { GroupForm } from './group-form.tsx';
import { ROSTER } from './kept-forms.ts';
import { blankUnit, newGroup, PATTERNS, patternGroup } from './new-unit.ts';
import { SideChoice } from './side-choice.tsx';
import { UnitPicker } from './unit-picker.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

interface NewUnits {
  readonly unit: UnitEntry;
  readonly copies: number;
}
const newUnits = v.strictObject({ unit: askedEntry, copies: whole(1, LIMITS.copies) });

/** A unit's entry, typed in or changed in place; several at once, or one whose name is taken, are numbered. */
export function UnitForm(props: {
  readonly known: Unit | undefined;
  readonly side: Side;
  readonly onDone: () => void;
}) {
  const { known } = props;
  const text = useAllText();
  const s = text.screen.roster;
  const state = useStupidity();
  const send = useStupiditySend();
  // An id of its own from the start: the form must not change under the hand that fills it in.
  const [blank] = useState(() => ({ unit: known ? entryOf(known) : blankUnit(props.side), copies: 1 }));
  const [form, keep] = useKept<NewUnits>(`${ROSTER}/unit`, blank, newUnits);
  const { unit, copies } = form;
  const setUnit = (next: UnitEntry): void => keep({ ...form, unit: next });
  const change = (part: Partial<UnitEntry>): void => setUnit({ ...unit, ...part });
  const setGroup = (group: ModelGroup): void =>
    change({ groups: unit.groups.map((one) => (one.id === group.id ? group : one)) });
  const [problem] = problemsOf({ ...freshUnit(unit), ...(known && { engaged: known.engaged }) });
  const why = send.sayRejection(problem === undefined ? null : { code: problem });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (known) {
      if (send.play({ type: 'editUnit', unit })) props.onDone();
      return;
    }
    const names = numberedNames(unit.name, copies, state.units, LIMITS.nameLength);
    if (send.play({ type: 'addUnits', units: names.map((name) => ({ ...unit, id: newId(), name })) })) {
      notify(s.added(names.length), 'good');
      // The next unit of an army is often of the same kind: only the name starts anew.
      change({ name: '' });
    }
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      {!known && (
        <div>
          <p className="mb-1 font-semibold text-sm">{s.pattern}</p>
          <div className="flex flex-wrap gap-2">
            {PATTERNS.map((pattern) => (
              <Button
                key={pattern}
                className="px-3!"
                onClick={() => change({ groups: [patternGroup(pattern)] })}
              >
                {s.patterns[pattern]}
              </Button>
            ))}
          </div>
          {state.units.length > 0 && (
            <div className="mt-2">
              <UnitPicker
                label={s.like}
                none="…"
                units={state.units}
                onPick={(id) => {
                  const model = unitOf(state, id);
                  if (model) setUnit({ ...entryOf(model), id: unit.id });
                }}
              />
            </div>
          )}
        </div>
      )}
      <TextField
        data-first={known ? undefined : ''}
        label={s.name}
        value={unit.name}
        maxLength={LIMITS.nameLength}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SideChoice label={s.side} value={unit.side} onChange={(side) => change({ side })} />
      {unit.groups.map((group) => (
        <GroupForm
          key={group.id}
          group={group}
          onChange={setGroup}
          onRemove={
            unit.groups.length > 1
              ? () => change({ groups: unit.groups.filter(({ id }) => id !== group.id) })
              : null
          }
        />
      ))}
      <Button
        why={unit.groups.length >= LIMITS.groups ? send.sayRejection({ code: 'groups-full' }) : null}
        onClick={() => change({ groups: [...unit.groups, newGroup({ role: 'character' })] })}
      >
        {s.addGroup}
      </Button>
      <NumberField
        label={text.screen.move.points}
        value={unit.points}
        open
        onChange={(points) => change({ points })}
      />
      <div className="flex flex-wrap gap-2">
        {(['missile', 'skirmisher', 'immuneToPsychology'] as const).map((trait) => (
          <Chip key={trait} on={unit[trait]} onToggle={() => change({ [trait]: !unit[trait] })}>
            {s.traits[trait]}
          </Chip>
        ))}
      </div>
      {!known && (
        <Stepper
          label={s.howMany}
          value={copies}
          min={1}
          max={LIMITS.copies}
          jumps={SEVERAL}
          onChange={(next) => keep({ ...form, copies: next })}
        />
      )}
      <Button tone="primary" size="large" submit why={why}>
        {known ? s.save : s.addMany(copies)}
      </Button>
    </form>
  );
}

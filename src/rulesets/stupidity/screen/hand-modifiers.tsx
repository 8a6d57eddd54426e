import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { LIMITS, type Modifiers, type Unit } from '../model/unit.ts';
import { modifiersOf } from '../rules/decide-by-hand.ts';
import { useAllText, useStupiditySend } from './use-stupidity.ts';

/** Offered when the General's value is switched on for the first time. */
const USUAL_GENERAL = 9;

/** ST-11: what lies outside the annotated rule, shown only while its switch is on. */
export function HandModifiers({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.hand;
  const send = useStupiditySend();
  const { coldBlooded, reroll, ldModifier, generalInRange, generalLd, generalFleeing } = unit;
  const set = (part: Partial<Modifiers>) =>
    send.play({ type: 'setModifiers', unitId: unit.id, modifiers: { ...modifiersOf(unit), ...part } });
  return (
    <fieldset className="flex flex-col gap-2 rounded-xl border border-line px-3 pb-3">
      <legend className="flex items-center px-1 font-bold">
        {text.outside} <RuleRef rule="ST-11.1" />
      </legend>
      <div className="flex flex-wrap gap-2">
        <Chip on={coldBlooded} onToggle={() => set({ coldBlooded: !coldBlooded })}>
          {s.coldBlooded}
        </Chip>
        <Chip on={reroll} onToggle={() => set({ reroll: !reroll })}>
          {s.reroll}
        </Chip>
        <Chip
          on={generalInRange}
          onToggle={() => set({ generalInRange: !generalInRange, generalLd: generalLd ?? USUAL_GENERAL })}
        >
          {s.general}
        </Chip>
        {generalInRange && (
          <Chip on={generalFleeing} onToggle={() => set({ generalFleeing: !generalFleeing })}>
            {s.generalFleeing}
          </Chip>
        )}
      </div>
      {generalInRange && (
        <Stepper
          label={s.generalLd}
          value={generalLd ?? USUAL_GENERAL}
          min={LIMITS.ld.min}
          max={LIMITS.ld.max}
          onChange={(value) => set({ generalLd: value })}
        />
      )}
      <Stepper
        label={s.ldModifier}
        value={ldModifier}
        min={-LIMITS.ldModifier}
        max={LIMITS.ldModifier}
        onChange={(value) => set({ ldModifier: value })}
      />
    </fieldset>
  );
}

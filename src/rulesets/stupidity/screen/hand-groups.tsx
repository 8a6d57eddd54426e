import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ModelGroup, Unit } from '../model/unit.ts';
import { groupLabel } from '../strings/sentences.ts';
import { TraitChips } from './trait-chips.tsx';
import { useAllText, useStupiditySend } from './use-stupidity.ts';

/** Models in contact, and who of rider and mount is stupid or immune at this moment. */
export function HandGroups({ unit }: { readonly unit: Unit }) {
  return unit.groups.map((group) => <Group key={group.id} unit={unit} group={group} />);
}

function Group({ unit, group }: { readonly unit: Unit; readonly group: ModelGroup }) {
  const text = useAllText();
  const s = text.screen.hand;
  const send = useStupiditySend();
  const of = { unitId: unit.id, groupId: group.id };
  return (
    <fieldset className="flex flex-col gap-2 rounded-xl border border-line px-3 pb-3">
      <legend className="px-1 font-bold">{groupLabel(text, group)}</legend>
      <Stepper
        label={s.inContact}
        value={group.inContact}
        min={0}
        max={group.count}
        onChange={(inContact) => send.play({ type: 'setInContact', ...of, inContact })}
      />
      <div className="flex flex-wrap gap-2">
        <TraitChips
          group={group}
          onToggle={(part, trait, value) => send.play({ type: 'setPart', ...of, part, trait, value })}
        />
        <span className="ml-auto self-center">
          <RuleRef rule="ST-1.7" />
        </span>
      </div>
    </fieldset>
  );
}

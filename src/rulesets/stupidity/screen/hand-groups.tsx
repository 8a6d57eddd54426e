import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ModelGroup, Unit } from '../model/unit.ts';
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
      <legend className="px-1 font-bold">{group.label || text.combat.models}</legend>
      <Stepper
        label={s.inContact}
        value={group.inContact}
        min={0}
        max={group.count}
        onChange={(inContact) => send.play({ type: 'setInContact', ...of, inContact })}
      />
      <div className="flex flex-wrap gap-2">
        {(['rider', 'mount'] as const).map((part) => {
          const half = group[part];
          if (half === null) return null;
          const who = group.mount === null ? text.parts.model : text.parts[part];
          return (['stupid', 'immune'] as const).map((trait) => (
            <Chip
              key={part + trait}
              on={half[trait]}
              onToggle={() => send.play({ type: 'setPart', ...of, part, trait, value: !half[trait] })}
            >
              {s.trait(who, trait)}
            </Chip>
          ));
        })}
        <span className="ml-auto self-center">
          <RuleRef rule="ST-1.7" />
        </span>
      </div>
    </fieldset>
  );
}

import { Stepper } from '../../../ui/stepper.tsx';
import type { Unit } from '../model/unit.ts';
import { stupidGroups } from '../rules/combat.ts';
import { groupLabel } from '../strings/sentences.ts';
import { Told } from './told.tsx';
import { useAllText, useStupidity } from './use-stupidity.ts';

/** ST-7.4: the owner divides the idle over the stupid models in contact. */
export function IdleChoice(props: {
  readonly unit: Unit;
  readonly total: number;
  readonly idle: Readonly<Record<string, number>>;
  readonly onChange: (idle: Readonly<Record<string, number>>) => void;
}) {
  const { unit, total, idle } = props;
  const text = useAllText();
  const s = text.screen.fight;
  const { settings } = useStupidity();
  return (
    <section className="flex flex-col gap-2">
      <Told rule="ST-7.4" className="font-bold">
        {s.whoIdle(total)}
      </Told>
      {stupidGroups(unit, settings).map((group) => (
        <Stepper
          key={group.id}
          label={groupLabel(text, group)}
          value={idle[group.id] ?? 0}
          min={0}
          max={Math.min(group.inContact, total)}
          limits={[s.idleMin, s.idleMax]}
          onChange={(n) => props.onChange({ ...idle, [group.id]: n })}
        />
      ))}
    </section>
  );
}

import { Segmented } from '../../../ui/segmented.tsx';
import type { Unit } from '../model/unit.ts';
import { ldOptions, testLd } from '../rules/leadership.ts';
import { Told } from './told.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** ST-4.3: whose Leadership is used, where the owner has a choice. */
export function LdChoice({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const send = useStupiditySend();
  const { settings } = useStupidity();
  const options = ldOptions(unit, settings);
  if (options.length < 2) return null;
  const keyOf = ({ groupId }: { readonly groupId: string | null }) => groupId ?? 'general';
  const nameOf = (id: string | null) =>
    unit.groups.find((group) => group.id === id)?.label || text.values.general;
  return (
    <section>
      <Told rule="ST-4.3" className="mb-1 font-bold">
        {text.screen.test.whose}
      </Told>
      <Segmented
        label={text.screen.test.whose}
        value={keyOf(testLd(unit, settings))}
        options={options.map((option) => ({
          value: keyOf(option),
          label: `${nameOf(option.groupId)} ${option.ld}`,
        }))}
        onChange={(choice) => send.play({ type: 'setLdChoice', unitId: unit.id, choice })}
      />
    </section>
  );
}

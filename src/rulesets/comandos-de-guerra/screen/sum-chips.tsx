import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { Modifier } from '../model/inputs.ts';
import type { Part } from '../model/state.ts';
import { signed } from '../strings/sums.ts';
import { OwnModifier } from './own-modifier.tsx';
import { useRaid, useSay, useText } from './use-desk.ts';

/**
 * The running sum as chips: what the card adds by itself can be taken off, what the players add goes away
 * by a tap, and "+ other" adds one more.
 */
export function SumChips(props: {
  /** Automatic addends, those that were taken off included. */
  readonly automatic: readonly Part[];
  readonly without: readonly string[];
  readonly own: readonly Modifier[];
  readonly onWithout: (without: readonly string[]) => void;
  readonly onOwn: (own: readonly Modifier[]) => void;
  /** Modifiers that the table keeps for its shots. */
  readonly kept?: readonly { readonly id: string; readonly label: string; readonly value: number }[];
}) {
  const { without, own } = props;
  const s = useText();
  const say = useSay();
  const state = useRaid();
  const [adding, setAdding] = useState(false);
  const toggle = (id: string): void =>
    props.onWithout(without.includes(id) ? without.filter((one) => one !== id) : [...without, id]);
  const drop = (at: number): void => props.onOwn(own.filter((_, i) => i !== at));
  const kept = (props.kept ?? []).filter(({ id }) => !own.some((one) => one.id === id));
  return (
    <>
      {props.automatic.map((part) => (
        <Chip key={part.id} on={!without.includes(part.id)} onToggle={() => toggle(part.id)}>
          {say.part(state, part)}
        </Chip>
      ))}
      {own.map((part, i) => (
        <Chip key={`${part.id}-${i}`} on onToggle={() => drop(i)}>
          {say.part(state, { ...part, house: false })}
        </Chip>
      ))}
      {kept.map(({ id, label, value }) => (
        <Chip key={id} on={false} onToggle={() => props.onOwn([...own, { id, value }])}>
          {label} {signed(value)}
        </Chip>
      ))}
      <Button
        className="px-3!"
        aria-expanded={adding}
        icon={<Plus aria-hidden size="1.1rem" />}
        onClick={() => setAdding(!adding)}
      >
        {s.own.add}
      </Button>
      {adding && (
        <OwnModifier
          onAdd={(modifier) => {
            props.onOwn([...own, modifier]);
            setAdding(false);
          }}
        />
      )}
    </>
  );
}

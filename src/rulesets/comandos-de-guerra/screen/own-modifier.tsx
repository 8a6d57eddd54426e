import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Modifier } from '../model/inputs.ts';
import { LIMITS } from '../model/words.ts';
import { signed } from '../strings/sums.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { useText } from './use-desk.ts';

const USUAL = [-20, -10, 10, 20] as const;
const LARGEST = 100;

/** One more addend: a usual one by a tap, or any number with a name. */
export function OwnModifier({ onAdd }: { readonly onAdd: (modifier: Modifier) => void }) {
  const s = useText().own;
  const [name, setName] = useState('');
  const [value, setValue] = useState(0);
  const add = (amount: number): void => onAdd({ id: name.trim() || 'own', value: amount });
  return (
    <div className="flex w-full flex-wrap items-end gap-2 rounded-xl border border-line p-3">
      <div className="min-w-40 flex-1">
        <TextField
          label={s.name}
          value={name}
          maxLength={LIMITS.name}
          placeholder={s.example}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {USUAL.map((amount) => (
        <Button key={amount} className="px-3!" onClick={() => add(amount)}>
          {signed(amount)}
        </Button>
      ))}
      <PanelStepper
        label={s.other}
        hideLabel
        value={value}
        min={-LARGEST}
        max={LARGEST}
        step={5}
        onChange={setValue}
      />
      <Button why={value === 0 ? s.nothing : null} onClick={() => add(value)}>
        {s.take(signed(value))}
      </Button>
    </div>
  );
}

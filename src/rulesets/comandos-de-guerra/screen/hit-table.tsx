import { X } from 'lucide-react';
import { useState } from 'react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type HitTable, hitOrigin } from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
import { signed } from '../strings/sums.ts';
import { OriginMark } from './origin-mark.tsx';
import { useRaid, useRaidSend, useText } from './use-desk.ts';

type AimCell = 'aimStill' | 'aimMoving';

/** Cover, aim, and the modifiers that this table of play adds (CG-10.4, CG-10.7, CG-11.6). */
export function HitTableFields() {
  const s = useText().tables;
  const { tables } = useRaid();
  const send = useRaidSend();
  const { hit } = tables;
  const set = (part: Partial<HitTable>): void =>
    void send.play({ type: 'setTable', table: { key: 'hit', value: { ...hit, ...part } } });
  const setAim = (cell: AimCell, at: 1 | 2, value: number): void => {
    const [none, one, two] = hit[cell];
    set({ [cell]: at === 1 ? [none, value, two] : [none, one, value] });
  };
  return (
    <div className="flex flex-col gap-3">
      {(['halfCover', 'fullCover'] as const).map((cell) => (
        <div key={cell} className="flex flex-wrap items-end gap-3">
          <div className="w-44">
            <NumberField
              label={s.cells[cell]}
              value={hit[cell]}
              onLeave
              onChange={(value) => set({ [cell]: value })}
            />
          </div>
          <span className="pb-3">
            <OriginMark origin={hitOrigin(tables, cell)} />
          </span>
        </div>
      ))}
      {(['aimStill', 'aimMoving'] as const).map((cell) => (
        <div key={cell} className="flex flex-wrap items-end gap-3">
          {([1, 2] as const).map((at) => (
            <div key={at} className="w-44">
              <NumberField
                label={`${s.cells[cell]} · ${at}`}
                value={hit[cell][at]}
                onLeave
                onChange={(value) => setAim(cell, at, value)}
              />
            </div>
          ))}
          <span className="pb-3">
            <OriginMark origin={hitOrigin(tables, cell)} />
          </span>
        </div>
      ))}
      <h3 className="text-lg">{s.custom}</h3>
      <ul className="flex flex-wrap gap-2">
        {hit.custom.map(({ id, label, value }) => (
          <li key={id} className="flex items-center rounded-xl border border-line bg-raised pl-3">
            {label} <b className="ml-2">{signed(value)}</b>
            <IconButton
              label={s.dropCustom(label)}
              onClick={() => set({ custom: hit.custom.filter((one) => one.id !== id) })}
            >
              <X aria-hidden size="1rem" />
            </IconButton>
          </li>
        ))}
      </ul>
      <NewCustom onAdd={(label, value) => set({ custom: [...hit.custom, { id: newId(), label, value }] })} />
    </div>
  );
}

function NewCustom({ onAdd }: { readonly onAdd: (label: string, value: number) => void }) {
  const s = useText().tables;
  const [label, setLabel] = useState('');
  const [value, setValue] = useState(20);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-44 flex-1">
        <TextField
          label={s.customName}
          value={label}
          maxLength={LIMITS.name}
          placeholder={s.customExample}
          onChange={(event) => setLabel(event.target.value)}
        />
      </div>
      <div className="w-28">
        <NumberField label={s.customValue} value={value} onChange={setValue} />
      </div>
      <Button
        why={label.trim() === '' ? s.customEmpty : null}
        onClick={() => {
          onAdd(label.trim(), value);
          setLabel('');
        }}
      >
        {s.addCustom}
      </Button>
    </div>
  );
}

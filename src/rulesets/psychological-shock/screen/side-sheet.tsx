import { useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SideChange } from '../model/commands.ts';
import { LIMITS, opponentOf, type Side } from '../model/state.ts';
import { sideName } from '../strings/names.ts';
import { useLateText } from './late.ts';
import { useShock, useShockSend, useText } from './use-shock.ts';

/** A side by hand: name, colour, pool, reserve, turn; and the field, which both share. */
export function SideSheet({ side, onClose }: { readonly side: Side; readonly onClose: () => void }) {
  const t = useT();
  const s = useLateText();
  const screen = useText();
  const state = useShock();
  const send = useShockSend();
  const { colour, atPool, reserve, turnNumber, name } = state.sides[side];
  const [text, setText] = useState(name);
  const set = (field: SideChange['field']) => (value: number) =>
    send.play({ type: 'setSideValue', side, change: { field, value } });
  const rename = (): void => {
    if (text.trim() !== name) send.play({ type: 'nameSide', side, name: text, colour });
  };
  const stepper = (
    label: string,
    value: number,
    { min, max }: { min: number; max: number },
    field: SideChange['field'],
  ) => <Stepper label={label} value={value} min={min} max={max} onChange={set(field)} />;
  return (
    <Sheet
      title={`${s.sideSheet.title} · ${sideName(screen, state, side)}`}
      closeLabel={t.app.close}
      side="right"
      onClose={() => {
        rename();
        onClose();
      }}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={s.sideSheet.name}
          value={text}
          maxLength={LIMITS.nameLength}
          onChange={(event) => setText(event.target.value)}
          onBlur={rename}
        />
        <label className="flex min-h-tap items-center justify-between font-semibold">
          {s.sideSheet.colour}
          <input
            type="color"
            value={colour}
            className="h-12 w-20 rounded-xl border border-line bg-raised p-1"
            onChange={(event) =>
              send.play({ type: 'nameSide', side, name: text, colour: event.target.value })
            }
          />
        </label>
        {stepper(s.sideSheet.pool, atPool, LIMITS.counter, 'atPool')}
        {stepper(s.sideSheet.reserve, reserve, LIMITS.counter, 'reserve')}
        {stepper(s.sideSheet.turn, turnNumber, LIMITS.turn, 'turnNumber')}
        <Switch
          label={s.sideSheet.active}
          on={state.activeSide === side}
          onChange={(on) => send.play({ type: 'setActiveSide', side: on ? side : opponentOf(side) })}
        />
        <Switch
          label={s.sideSheet.board}
          help={s.sideSheet.boardHelp}
          on={state.board.inUse}
          onChange={(inUse) => send.play({ type: 'setBoard', inUse, size: state.board.size })}
        />
        {state.board.inUse && (
          <Stepper
            label={s.sideSheet.size}
            value={state.board.size}
            min={LIMITS.board.min}
            max={LIMITS.board.max}
            step={2}
            onChange={(size) => send.play({ type: 'setBoard', inUse: true, size })}
          />
        )}
        <Button
          onClick={() => {
            if (send.play({ type: 'newBattle' })) onClose();
          }}
        >
          {s.sideSheet.newBattle}
        </Button>
      </div>
    </Sheet>
  );
}

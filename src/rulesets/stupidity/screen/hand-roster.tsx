import { useState } from 'react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { LIMITS, type Unit } from '../model/unit.ts';
import { UnitPicker } from './unit-picker.tsx';
import { useAllText, useFocus, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** The unit's entry: edit, copies with numbering, place in the list, characters that change units, removal. */
export function HandRoster({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.roster;
  const { units } = useStupidity();
  const send = useStupiditySend();
  const { select, openRoster } = useFocus();
  const [copies, setCopies] = useState(1);
  const place = units.indexOf(unit);
  const { id: unitId } = unit;
  return (
    <>
      <Stepper label={s.copies} value={copies} min={1} max={LIMITS.copies} onChange={setCopies} />
      <div className="grid grid-cols-2 gap-2">
        <Button
          onClick={() =>
            send.play({ type: 'duplicateUnit', unitId, newIds: Array.from({ length: copies }, newId) })
          }
        >
          {s.duplicate(copies)}
        </Button>
        <Button onClick={() => openRoster({ kind: 'edit', id: unitId })}>{s.edit}</Button>
        <Button
          why={place === 0 ? s.first : null}
          onClick={() => send.play({ type: 'placeUnit', unitId, to: place - 1 })}
        >
          {s.earlier}
        </Button>
        <Button
          why={place === units.length - 1 ? s.last : null}
          onClick={() => send.play({ type: 'placeUnit', unitId, to: place + 1 })}
        >
          {s.later}
        </Button>
      </div>
      <Leavers unit={unit} />
      <Button
        tone="danger"
        onClick={() => {
          select(null);
          send.play({ type: 'removeUnit', unitId });
        }}
      >
        {s.remove}
      </Button>
    </>
  );
}

/** ST-5.4: characters join other units of their side, unless Stupidity binds them. */
function Leavers({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.roster;
  const { units } = useStupidity();
  const send = useStupiditySend();
  const leaders = unit.groups.filter(({ role }) => role === 'character');
  const hosts = units.filter(({ id, side }) => side === unit.side && id !== unit.id);
  return leaders.map((leader) => (
    <UnitPicker
      key={leader.id}
      label={s.joins(leader.label || text.roles.character)}
      none={s.stays}
      units={hosts}
      onPick={(toUnitId) =>
        send.play({ type: 'moveCharacter', unitId: unit.id, groupId: leader.id, toUnitId })
      }
    />
  ));
}

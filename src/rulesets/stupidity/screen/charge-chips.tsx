import type { ReactNode } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import type { Unit } from '../model/unit.ts';
import { whyNoCharge } from '../rules/why.ts';
import { useStupidity, useStupiditySend } from './use-stupidity.ts';

/** Who charges this turn. */
export function ChargeChips() {
  const state = useStupidity();
  const own = state.units.filter(({ side, offTable }) => side === state.activeSide && !offTable);
  return (
    <div className="flex flex-wrap gap-2">
      {own.map((unit) => (
        <ChargeChip key={unit.id} unit={unit}>
          {unit.name}
        </ChargeChip>
      ))}
    </div>
  );
}

/** Declares the charge of a unit, or takes it back; a unit that cannot charge says why on a tap. */
export function ChargeChip({ unit, children }: { readonly unit: Unit; readonly children: ReactNode }) {
  const state = useStupidity();
  const send = useStupiditySend();
  const { id: unitId, declaredCharge } = unit;
  return (
    <Chip
      on={declaredCharge}
      why={declaredCharge ? null : send.sayRejection(whyNoCharge(state, unit))}
      onToggle={() =>
        declaredCharge
          ? send.play({ type: 'setFlag', unitId, flag: 'declaredCharge', value: false })
          : send.play({ type: 'declareCharge', unitId })
      }
    >
      {children}
    </Chip>
  );
}

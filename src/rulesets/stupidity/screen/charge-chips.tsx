import { Chip } from '../../../ui/chip.tsx';
import { whyNoCharge } from '../rules/why.ts';
import { useStupidity, useStupiditySend } from './use-stupidity.ts';

/** Who charges this turn; whoever cannot says why on a tap. */
export function ChargeChips() {
  const state = useStupidity();
  const send = useStupiditySend();
  const own = state.units.filter(({ side, offTable }) => side === state.activeSide && !offTable);
  return (
    <div className="flex flex-wrap gap-2">
      {own.map((unit) => (
        <Chip
          key={unit.id}
          on={unit.declaredCharge}
          why={unit.declaredCharge ? null : send.sayRejection(whyNoCharge(state, unit))}
          onToggle={() =>
            unit.declaredCharge
              ? send.play({ type: 'setFlag', unitId: unit.id, flag: 'declaredCharge', value: false })
              : send.play({ type: 'declareCharge', unitId: unit.id })
          }
        >
          {unit.name}
        </Chip>
      ))}
    </div>
  );
}

import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { CAUSES } from '../model/command.ts';
import { LIMITS, type Unit } from '../model/unit.ts';
import { whyNoFlight } from '../rules/why.ts';
import { groupLabel } from '../strings/sentences.ts';
import { ChargeChip } from './charge-chips.tsx';
import { Told } from './told.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** What happens to a unit in a battle, each by one tap: charge, combat, casualties, flight, rally. */
export function UnitActions({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.acts;
  const state = useStupidity();
  const send = useStupiditySend();
  const { id } = unit;
  const again = unit.stupid && state.settings.stupidAgainOnRally;
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-3">
      <h3 className="text-lg">{s.title}</h3>
      <div className="flex flex-wrap gap-2">
        <ChargeChip unit={unit}>{s.charge}</ChargeChip>
        <Chip
          on={unit.engaged}
          onToggle={() => send.play({ type: 'setFlag', unitId: id, flag: 'engaged', value: !unit.engaged })}
        >
          {text.screen.pills.engaged}
        </Chip>
      </div>
      {unit.groups.map((group) => (
        <Stepper
          key={group.id}
          label={s.alive(groupLabel(text, group))}
          value={group.count}
          min={0}
          max={LIMITS.count}
          onChange={(count) => send.play({ type: 'setCount', unitId: id, groupId: group.id, count })}
        />
      ))}
      {unit.fleeing ? (
        <Button onClick={() => send.play({ type: 'rally', unitId: id })}>{s.rally}</Button>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          {CAUSES.map((cause) => (
            <Button
              key={cause}
              className="px-2!"
              why={send.sayRejection(whyNoFlight(state, unit, cause))}
              onClick={() => send.play({ type: 'recordFlight', unitId: id, cause })}
            >
              {s.flees[cause]}
            </Button>
          ))}
        </div>
      )}
      <Told rule={unit.fleeing ? 'ST-8.5' : 'ST-8.4'} className="text-muted text-sm">
        {unit.fleeing ? (again ? s.rallyAgain : s.rallyHelp) : s.fleesHelp}
      </Told>
    </section>
  );
}

import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { FLAGS } from '../model/command.ts';
import type { Unit } from '../model/unit.ts';
import { fromCm, toCm } from '../rules/length.ts';
import { whyNoTest } from '../rules/why.ts';
import { HandGroups } from './hand-groups.tsx';
import { HandModifiers } from './hand-modifiers.tsx';
import { HandRoster } from './hand-roster.tsx';
import { useAllText, useStupidity, useStupiditySend } from './use-stupidity.ts';

/** Every value of a unit that can be set by hand, and the care of its entry in the roster. */
export function ByHand({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.hand;
  const state = useStupidity();
  const { settings } = state;
  const send = useStupiditySend();
  const { id: unitId } = unit;
  const test = { type: 'testStupidity', unitId, extra: true } as const;
  return (
    <>
      <div>
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={s.flags[flag]}
            on={unit[flag]}
            onChange={(value) => send.play({ type: 'setFlag', unitId, flag, value })}
          />
        ))}
      </div>
      <HandGroups unit={unit} />
      <NumberField
        label={s.movement[settings.units]}
        value={unit.movementOverride === null ? null : fromCm(unit.movementOverride, settings.units)}
        open
        onLeave
        onChange={(value) =>
          send.play({
            type: 'setMovement',
            unitId,
            movement: value === null ? null : toCm(value, settings.units),
          })
        }
      />
      <NumberField
        label={text.screen.move.points}
        value={unit.points}
        open
        onLeave
        onChange={(points) => send.play({ type: 'setPoints', unitId, points })}
      />
      {settings.oddDie === 'perTest' && (
        <div>
          <p className="mb-1 font-semibold">
            {s.odd} <RuleRef rule="ST-7.8" />
          </p>
          <Segmented
            label={s.odd}
            value={unit.oddFights === null ? 'none' : unit.oddFights ? 'fights' : 'idle'}
            options={(['none', 'fights', 'idle'] as const).map((value) => ({
              value,
              label: s.oddValues[value],
            }))}
            onChange={(value) =>
              send.play({
                type: 'setOddFights',
                unitId,
                value: value === 'none' ? null : value === 'fights',
              })
            }
          />
        </div>
      )}
      {settings.fullGameModifiers && <HandModifiers unit={unit} />}
      <div>
        <Button
          className="w-full"
          why={send.sayRejection(whyNoTest(state, unit, true))}
          onClick={() => send.ask(test)}
        >
          {s.extraTest}
        </Button>
        <p className="text-muted text-sm">
          {s.extraHelp}
          <RuleRef rule="ST-5.1" />
        </p>
      </div>
      <HandRoster unit={unit} />
    </>
  );
}

import { Dices } from 'lucide-react';
import { Chance } from '../../../dice/chance.tsx';
import { useT } from '../../../i18n/react.ts';
import { fraction } from '../../../kernel/fraction.ts';
import { AfterPaint } from '../../../later/after-paint.tsx';
import { Button } from '../../../ui/button.tsx';
import type { CommandOf } from '../model/command.ts';
import type { Unit } from '../model/unit.ts';
import { testLd } from '../rules/leadership.ts';
import { testTerms, throwChance, unitChance } from '../rules/test.ts';
import { owing } from '../rules/when.ts';
import { activeModels } from '../rules/who-tests.ts';
import { decimalsOf } from '../strings/sentences.ts';
import { FailPreview } from './fail-preview.tsx';
import { LdChoice } from './ld-choice.tsx';
import { TestDice } from './test-dice.tsx';
import { Told } from './told.tsx';
import { UnitGuide } from './unit-guide.tsx';
import { useAllText, useFocus, useStupidity, useStupiditySend } from './use-stupidity.ts';

export type TestCommand = CommandOf<'testStupidity'> | CommandOf<'rerollTest'>;

/** An owed test: who, why, the dice and the odds, what failing means; and all tests of the turn in one tap. */
export function TestPanel({ unit, command }: { readonly unit: Unit; readonly command: TestCommand }) {
  const text = useAllText();
  const s = text.screen;
  const t = useT();
  const state = useStupidity();
  const send = useStupiditySend();
  const { select } = useFocus();
  const { settings } = state;
  const due = owing(state);
  const again = command.type === 'rerollTest';
  const owed = !again && !command.extra;
  const { coldBlooded, ld } = testTerms(unit, settings);
  const ways = again ? throwChance(ld, coldBlooded) : unitChance(unit, settings);
  const { source } = testLd(unit, settings);
  const roll = (): void => {
    if (send.play(command)) select(null);
  };
  /** Each test is one entry of the log and one step of undo. */
  const rollAll = (): void => {
    select(null);
    for (const { id } of due) send.play({ type: 'testStupidity', unitId: id, extra: false });
  };
  const several = owed && due.length > 1;
  return (
    <UnitGuide
      unit={unit}
      actions={
        <>
          {!owed && <Button onClick={send.leave}>{t.app.cancel}</Button>}
          <Button tone="primary" size="large" icon={<Dices aria-hidden />} onClick={several ? rollAll : roll}>
            {several ? s.test.rollAll(due.length) : again ? s.test.reroll : s.test.roll}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <Chance
          chance={fraction(ways.num, ways.den)}
          of={ways.den}
          decimals={decimalsOf(ways)}
          className="shrink-0 font-bold text-4xl"
        />
        <div className="min-w-[min(11rem,100%)] flex-1">
          <Told rule={[coldBlooded ? 'ST-11.3' : 'ST-4.1', 'ST-1.1']}>
            <b>{coldBlooded ? s.test.coldBlooded(ld) : s.test.target(ld)}</b>
          </Told>
          <p className="text-muted text-sm">
            {text.ldFrom[source](ld)} · {s.row.withStupidity(activeModels(unit, settings))}
          </p>
        </div>
      </div>
      <AfterPaint>
        <TestDice command={command} onRoll={several ? roll : null} />
        <LdChoice unit={unit} />
        <FailPreview unit={unit} />
      </AfterPaint>
    </UnitGuide>
  );
}

import { useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { bearerOf } from '../model/state.ts';
import { declaredTest } from '../rules/declared-test.ts';
import { specialtyOf } from '../rules/fresh-plan.ts';
import { asksScoreRule } from '../rules/owed.ts';
import { planTest, whyNotTest } from '../rules/test-plan.ts';
import { EraseDie } from './dice-keys.tsx';
import { ScoreQuestion } from './score-question.tsx';
import { TaskPanel } from './task-panel.tsx';
import { TestFigures, TestNeed } from './test-figures.tsx';
import { TestForm } from './test-form.tsx';
import { TestThrow } from './test-throw.tsx';
import { TestTray } from './test-tray.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';
import { useTestSheet } from './use-test-plan.ts';

/** The test sheet (BH-7): who, with what, against which difficulty, the odds, and the dice. */
export function TestPanel(props: { readonly roller: string | null; readonly against: string | null }) {
  const t = useAllText();
  const s = t.screen.test;
  const app = useT();
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const { plan, change, thrown } = useTestSheet(props.roller, props.against);
  const [typing, setTyping] = useState(false);
  const own = typing || thrown;
  const why = send.sayRejection(whyNotTest(state, plan));
  const { score } = planTest(state, plan);
  const who = bearerOf(state, plan.roller)?.name ?? (plan.alias || s.someone);
  const ability = plan.ability && `${t.names.ability[plan.ability]} ${score}`;
  const leave = (): void => {
    setTyping(false);
    send.leave();
    focus.open({ kind: 'bearer' });
  };
  const declare = (success: boolean): void => {
    const throws = declaredTest(state, plan, success);
    if (!throws) send.notPossible(success ? app.dice.neverPasses : app.dice.neverFails);
    else if (send.ask(plan)) for (const values of throws) send.answer(values, 'declared');
  };
  return (
    <TaskPanel
      title={[who, ability, specialtyOf(state, plan)?.name].filter(Boolean).join(' · ')}
      lead={<TestNeed plan={plan} />}
      figure={<TestFigures plan={plan} />}
      onBack={leave}
      actions={
        <>
          {!own && (
            <>
              <Button why={why} onClick={() => declare(true)}>
                {app.dice.passes}
              </Button>
              <Button why={why} onClick={() => declare(false)}>
                {app.dice.fails}
              </Button>
            </>
          )}
          {thrown ? (
            <EraseDie />
          ) : (
            <Button why={why} on={own} onClick={() => setTyping(!own && send.ask(plan))}>
              {t.screen.ownDice}
            </Button>
          )}
          <Button
            tone="primary"
            size="large"
            why={why}
            onClick={() => (thrown ? send.rollOpen() : send.play(plan))}
          >
            {s.roll}
          </Button>
        </>
      }
    >
      {asksScoreRule(state) && <ScoreQuestion />}
      <TestTray plan={plan} thrown={thrown} onChange={change} />
      {own ? <TestThrow /> : <TestForm plan={plan} onChange={change} />}
    </TaskPanel>
  );
}

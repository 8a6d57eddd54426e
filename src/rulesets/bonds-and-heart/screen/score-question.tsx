import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { useAllText, useBonds, useBondsSend } from './use-bonds.ts';

/** Open point 1: asked once, when the first test is opened. It never holds the test up. */
export function ScoreQuestion() {
  const t = useAllText();
  const s = t.screen.test;
  const state = useBonds();
  const send = useBondsSend();
  const choose = (value: boolean) => () =>
    void send.play({ type: 'changeSetting', key: 'scoreInTests', value });
  return (
    <section className="bh-card">
      <p className="mb-2">
        {t.reminders.scoreQuestion} <RuleRef rule="BH-7.7" />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button on={!state.settings.scoreInTests} onClick={choose(false)}>
          {s.scoreCaps}
        </Button>
        <Button on={state.settings.scoreInTests} onClick={choose(true)}>
          {s.scoreAdds}
        </Button>
      </div>
    </section>
  );
}

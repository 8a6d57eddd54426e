import { useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Character } from '../model/character.ts';
import { leaderLoadOdds } from '../rules/odds.ts';
import { deathQuestion } from '../rules/range-plan.ts';
import { inRange } from './concerned.ts';
import { EventFrame } from './event-frame.tsx';
import { RangeQuestionChips } from './range-question.tsx';
import { NOTHING_TOLD } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useCursus, useText, useUi, useUiStore } from './use-cursus.ts';

const MOST = 99;

/**
 * A leader runs outside of the phase, by a special rule: his state is set by hand and his load shared at
 * once. In the phase itself both come by themselves (CH-8.1).
 */
export function LeaderFleesPanel({ one }: { readonly one: Character }) {
  const s = useText().leaderFlees;
  const t = useT();
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const ranges = useUi((local) => local.ranges);
  const { mean } = leaderLoadOdds({ ...one, command: one.extra.command });
  const [load, setLoad] = useState(Math.round(mean));
  const question = deathQuestion(state, one);
  const ids = inRange(state, ranges, question);
  const run = (): void => {
    if (!send.play({ type: 'override', id: one.id, change: { field: 'status', value: 'flight' } })) return;
    send.play({
      type: 'sharePoints',
      side: one.side,
      track: 'demoralisation',
      reason: s.reason(one.name),
      sources: [{ id: one.id, ids, points: load }],
      picks: [],
    });
    ui.setState({ ...NOTHING_TOLD, aside: 'shares' });
  };
  return (
    <EventFrame
      one={one}
      title={s.title(one.name)}
      lead={s.lead}
      rule="CH-8.1"
      actions={
        <Button tone="primary" size="large" onClick={run}>
          {s.run(load)}
        </Button>
      }
    >
      <Stepper
        label={s.load(one.leadership, one.stars)}
        value={load}
        min={0}
        max={MOST}
        lessLabel={t.app.less}
        moreLabel={t.app.more}
        atMin={s.limit(MOST)}
        atMax={s.limit(MOST)}
        onChange={setLoad}
      />
      <RangeQuestionChips question={question} />
    </EventFrame>
  );
}

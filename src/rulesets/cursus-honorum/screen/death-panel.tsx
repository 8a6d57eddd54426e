import { Dices } from 'lucide-react';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import type { Character } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import { fixedLoad } from '../rules/leader-load.ts';
import { leaderLoadOdds } from '../rules/odds.ts';
import { deathQuestion } from '../rules/range-plan.ts';
import { inRange, rangeKey } from './concerned.ts';
import { EventFrame } from './event-frame.tsx';
import { RangeQuestionChips } from './range-question.tsx';
import { NOTHING_TOLD } from './ui-store.ts';
import { useActions } from './use-actions.ts';
import { useAllText, useCursus, useUi, useUiStore } from './use-cursus.ts';

/** A death that the players have something to say about: who saw it, and the star dice of a leader. */
export function DeathPanel({ one }: { readonly one: Character }) {
  const t = useAllText();
  const s = t.screen.death;
  const state = useCursus();
  const send = useActions();
  const language = useLanguage();
  const ui = useUiStore();
  const ranges = useUi((local) => local.ranges);
  const question = deathQuestion(state, one);
  const ids = inRange(state, ranges, question);
  const untouched = question.measured !== null && ranges[rangeKey(state, one.id)] === undefined;
  const command: Command = {
    type: 'killCharacter',
    id: one.id,
    inRange: untouched ? null : ids,
    picks: [],
  };
  const heavy = question.points === null;
  const settle = (own: boolean): void => {
    if (own ? send.ask(command) : send.play(command))
      ui.setState({ ...NOTHING_TOLD, selected: [], aside: own ? null : 'shares' });
  };
  const { mean } = leaderLoadOdds({ ...one, command: one.extra.command });
  const withDice = heavy && one.stars > 0;
  return (
    <EventFrame
      one={one}
      title={heavy ? s.leaderTitle(t.roles[one.role], one.name) : s.title(one.name)}
      lead={heavy ? s.leaderLead(fixedLoad(one, one.extra.command), one.stars) : s.lead(question.points ?? 1)}
      rule={heavy ? 'CH-7.2' : 'CH-3.1'}
      actions={
        <>
          {withDice && <Button onClick={() => settle(true)}>{s.ownDice(one.stars)}</Button>}
          <Button
            tone="primary"
            size="large"
            icon={withDice ? <Dices aria-hidden /> : undefined}
            onClick={() => settle(false)}
          >
            {withDice ? s.roll(one.stars) : s.confirm(one.name)}
          </Button>
        </>
      }
    >
      {one.role === 'general' && <p className="ch-warning">{s.general(state.armies[one.side].name)}</p>}
      {heavy && <p>{s.mean(formatNumber(language, mean), ids.length)}</p>}
      <RangeQuestionChips question={question} />
      {question.measured === null && <p className="text-muted text-sm">{s.tapThem}</p>}
    </EventFrame>
  );
}

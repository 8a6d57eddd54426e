import { Dices, Keyboard } from 'lucide-react';
import { Chance } from '../../../dice/chance.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Command } from '../model/commands.ts';
import { dueTests, mostDiceFirst, roundOutlook } from '../rules/due-tests.ts';
import type { WhatNow } from '../rules/guide.ts';
import { DoneTests } from './done-tests.tsx';
import { ForecastFoot } from './forecast-foot.tsx';
import { lookedAt } from './looked-at.ts';
import { ShareNote } from './share-note.tsx';
import { Steps } from './steps.tsx';
import { TestRow } from './test-row.tsx';
import { UpkeepNote } from './upkeep-note.tsx';
import { useActions } from './use-actions.ts';
import { useCursus, useText, useUi, useUiStore } from './use-cursus.ts';

/** The tests of a round, or the recoveries of a side: who, with which dice and odds, and one button for all. */
export function TestPanel({ now }: { readonly now: Extract<WhatNow, { kind: 'test' | 'recover' }> }) {
  const s = useText();
  const state = useCursus();
  const send = useActions();
  const language = useLanguage();
  const ui = useUiStore();
  const selected = useUi((local) => local.selected);
  const tests = mostDiceFirst(dueTests(state));
  const looked = lookedAt(state, selected);
  const first = tests.find(({ id }) => id === looked);
  // CH-12.7: the tracks of one character are tested in order, unless its player may choose.
  const anyOrder = state.house.offensiveTestOrder === 'playerChoice';
  const army = state.armies[now.side].name;
  const recovery = now.kind === 'recover';
  const outlook = roundOutlook(tests);
  const count = recovery ? tests.length : new Set(tests.map(({ id }) => id)).size;
  const leave: Command = { type: 'closeRecovery' };
  return (
    <GuidePanel
      actions={
        <>
          {state.phase !== 'offensive' && <ForecastFoot sides={[now.side]} />}
          {recovery && tests.every(({ compulsory }) => !compulsory) && (
            <Button onClick={() => send.play(leave)}>{s.recover.leaveAll}</Button>
          )}
          <div className="flex gap-2">
            <Button
              tone="primary"
              size="large"
              className="flex-1"
              icon={<Dices aria-hidden />}
              onClick={() => send.play(now.command)}
            >
              {recovery ? s.recover.rollAll(count) : s.test.rollAll(count)}
            </Button>
            <IconButton
              tone="plain"
              className="min-h-14"
              label={s.test.ownDiceAll}
              onClick={() => send.ask(now.command)}
            >
              <Keyboard aria-hidden />
            </IconButton>
          </div>
        </>
      }
    >
      <Steps />
      <header className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="text-[1.45rem]">
          {recovery ? s.recover.title(army, count) : s.test.title(army, count)}
        </h2>
        <span className="text-muted">{recovery ? null : s.test.round(now.round)}</span>
        <RuleRef rule={recovery ? 'CH-14.4' : state.phase === 'flight' ? 'CH-12.4' : 'CH-12.7'} />
      </header>
      <UpkeepNote />
      <ShareNote />
      <ul className="flex flex-col gap-2">
        {tests.map((test) => (
          <TestRow
            key={test.key}
            test={test}
            open={test === first || (anyOrder && test.id === looked)}
            onOpen={() => ui.setState({ selected: [test.id] })}
            onDetails={() => ui.setState({ selected: [test.id], aside: 'character' })}
          />
        ))}
      </ul>
      <DoneTests />
      {!recovery && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
          {state.phase === 'flight' && <span>{s.test.expected(formatNumber(language, outlook.flee))}</span>}
          <span>
            {s.test.nobody} <Chance chance={outlook.nobody} className="font-bold text-ink" />
          </span>
        </p>
      )}
    </GuidePanel>
  );
}

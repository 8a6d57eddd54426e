import { ArrowUp } from 'lucide-react';
import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { characterOf, nameOf } from '../model/game.ts';
import type { WhatNow } from '../rules/guide.ts';
import {
  type RangeQuestion,
  rangeQuestions,
  shareCommand,
  sharesWithDice,
  type Wishes,
} from '../rules/range-plan.ts';
import { inRange, rangeKey, stepKey } from './concerned.ts';
import { ForecastFoot } from './forecast-foot.tsx';
import { FuryPoints } from './fury-points.tsx';
import { RangeQuestionChips } from './range-question.tsx';
import { Steps } from './steps.tsx';
import { TokenGlyph } from './token-glyph.tsx';
import { useActions } from './use-actions.ts';
import { useCursus, useCursusTable, useText, useUi, useUiStore } from './use-cursus.ts';

const RULES = { recovery: 'CH-16.7', flight: 'CH-5.3', offensive: 'CH-13.8' } as const;

/** What the players want of a share, besides its ranges. */
const WISHES = 'share';
const NO_WISHES: Wishes = { order: [], prey: null, furyPoints: [] };
const ids = v.array(v.string());
const wishesSchema = v.object({
  order: ids,
  prey: v.nullable(ids),
  furyPoints: v.array(v.object({ id: v.string(), points: v.pipe(v.number(), v.integer()) })),
});

/** Before a share: around whom, who is in range, and in which order the sources are handled. */
export function RangesPanel({ now }: { readonly now: Extract<WhatNow, { kind: 'ranges' | 'threats' }> }) {
  const s = useText().ranges;
  const state = useCursus();
  const send = useActions();
  const ui = useUiStore();
  const { ranges, around } = useUi((local) => local);
  const table = useCursusTable();
  const [wishes, keep] = useKept(`${WISHES}/${stepKey(state)}`, NO_WISHES, wishesSchema);
  const { order, prey, furyPoints } = wishes;
  const setPrey = (ids: readonly string[]) => keep({ ...wishes, prey: ids });
  const questions = rangeQuestions(state);
  const phase = state.phase === 'recovery' || state.phase === 'offensive' ? state.phase : 'flight';
  const place = ({ id }: RangeQuestion): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const shown = [...questions].sort((one, other) => place(one) - place(other));
  const answers = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const ids = ranges[rangeKey(state, id)];
      return ids ? [[id, ids]] : [];
    }),
  );
  const share = shareCommand(state, answers, { order, prey, furyPoints });
  const first = (id: string) => keep({ ...wishes, order: [id, ...order.filter((one) => one !== id)] });
  const army = state.armies[now.side].name;
  const withDice = sharesWithDice(state);
  const give = (own: boolean): void => {
    if (!(own ? send.ask(share) : send.play(share))) return;
    table.dropForm(WISHES);
    ui.setState({ around: null });
  };
  return (
    <GuidePanel
      actions={
        <>
          {phase !== 'offensive' && <ForecastFoot sides={[now.side]} />}
          {withDice && <Button onClick={() => give(true)}>{s.ownStars}</Button>}
          <Button tone="primary" size="large" onClick={() => give(false)}>
            {withDice ? s.rollStars : phase === 'recovery' ? s.threats : s.share}
          </Button>
        </>
      }
    >
      <Steps />
      <header>
        <h2 className="text-[1.45rem]">{s.heading[phase](army)}</h2>
        <p className="text-muted">
          {questions.length > 0 ? s.lead[phase] : s.nothing} <RuleRef rule={RULES[phase]} />
        </p>
      </header>
      {now.kind === 'threats' &&
        now.inDoubt.map((id) => {
          const on = prey?.includes(id) ?? false;
          return (
            <Chip
              key={id}
              on={on}
              onToggle={() => setPrey(on ? (prey ?? []).filter((one) => one !== id) : [...(prey ?? []), id])}
            >
              {s.prey(nameOf(state, id))}
            </Chip>
          );
        })}
      <ul className="flex flex-col gap-2">
        {shown.map((question, i) => {
          const one = characterOf(state, question.id);
          const open = around === question.id || (around === null && i === 0);
          const count = inRange(state, ranges, question).length;
          if (!one) return null;
          return (
            <li key={question.id} className={classes('ch-row', open && 'is-open')}>
              <button
                type="button"
                aria-expanded={open}
                className="ch-row-who"
                onClick={() => ui.setState({ around: question.id })}
              >
                <TokenGlyph one={one} />
                <span>
                  <span className="block font-bold font-display text-[1.1rem] leading-tight">{one.name}</span>
                  <span className="block text-[0.875rem] text-muted">
                    {question.kind !== 'threat' &&
                      `${question.points === null ? s.load : s.points(question.points)} · `}{' '}
                    {s.inRange(count)}
                  </span>
                </span>
              </button>
              {i > 0 && question.kind !== 'area' && phase !== 'recovery' && (
                <IconButton label={s.first(one.name)} onClick={() => first(question.id)}>
                  <ArrowUp aria-hidden size="1.2rem" />
                </IconButton>
              )}
              {open && (
                <div className="col-span-2">
                  <RangeQuestionChips question={question} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {phase === 'offensive' && (
        <FuryPoints
          side={now.side}
          wishes={furyPoints}
          onChange={(points) => keep({ ...wishes, furyPoints: points })}
        />
      )}
    </GuidePanel>
  );
}

import { RangeChips } from '../../../board/range-chips.tsx';
import type { RangeItem } from '../../../board/range-list.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { characterOf } from '../model/game.ts';
import { distanceCm } from '../rules/measure.ts';
import type { RangeQuestion } from '../rules/range-plan.ts';
import { codeOf } from './code.ts';
import { inRange, rangeKey } from './concerned.ts';
import { useCursus, useText, useUi, useUiStore } from './use-cursus.ts';

/** Who is in range of one source, as chips; tokens on the board switch the same list. */
export function RangeQuestionChips({ question }: { readonly question: RangeQuestion }) {
  const s = useText().ranges;
  const state = useCursus();
  const language = useLanguage();
  const ui = useUiStore();
  const ranges = useUi((local) => local.ranges);
  const of = characterOf(state, question.id);
  if (!of) return null;
  const chosen = new Set(inRange(state, ranges, question));
  const measured = question.measured && new Set(question.measured);
  const items: RangeItem[] = question.candidates.flatMap((id) => {
    const one = characterOf(state, id);
    if (!one) return [];
    const away = distanceCm(of, one, state.house);
    return {
      id,
      name: one.name,
      code: codeOf(state.characters, one),
      tone: one.side,
      distance: measured && Number.isFinite(away) ? away : null,
      measured: measured?.has(id) ?? null,
      on: chosen.has(id),
    };
  });
  const toggle = (id: string, on: boolean): void => {
    const ids = question.candidates.filter((one) => (one === id ? on : chosen.has(one)));
    ui.setState({ ranges: { ...ranges, [rangeKey(state, question.id)]: ids } });
  };
  return (
    <RangeChips
      title={s.title[question.kind](formatNumber(language, question.cm ?? 0))}
      items={items}
      onToggle={toggle}
      labels={{ ...s.chips, distance: (value) => s.cm(formatNumber(language, value)) }}
    />
  );
}

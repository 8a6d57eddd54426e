/** Who is concerned by what is being decided: they glow on the board and in the lanes. */
import type { EntityId } from '../../../kernel/ids.ts';
import { characterOf, type State } from '../model/game.ts';
import { whatNow } from '../rules/guide.ts';
import {
  deathQuestion,
  inRangeOf,
  nearQuestion,
  type RangeQuestion,
  rangeQuestions,
} from '../rules/range-plan.ts';
import type { Ui } from './ui-store.ts';

/** The range that taps on tokens change now; null when taps mean something else. */
export function openQuestion(
  state: State,
  ui: Pick<Ui, 'event' | 'subject' | 'around'>,
): RangeQuestion | null {
  if (ui.event === 'casualty' || ui.event === 'leaderDies') {
    const subject = characterOf(state, ui.subject);
    return subject ? deathQuestion(state, subject) : null;
  }
  if (ui.event !== null) {
    const around = ui.event === 'points' ? characterOf(state, ui.around) : undefined;
    return around ? nearQuestion(state, around) : null;
  }
  const questions = rangeQuestions(state);
  return questions.find(({ id }) => id === ui.around) ?? questions[0] ?? null;
}

/** Ranges belong to one step: a key that the next step does not share. */
export const rangeKey = (state: State, id: EntityId): string => `${stepKey(state)}${id}`;

export const stepKey = (state: State): string =>
  `${state.turn}.${state.phase}.${state.step?.at ?? 0}.${state.step?.round ?? 0}.`;

/** Who counts as in range in this step. */
export const inRange = (state: State, ranges: Ui['ranges'], question: RangeQuestion): readonly EntityId[] =>
  inRangeOf(question, ranges[rangeKey(state, question.id)]);

export function concerned(
  state: State,
  ui: Pick<Ui, 'event' | 'subject' | 'around' | 'ranges'>,
): readonly EntityId[] {
  const question = openQuestion(state, ui);
  if (question) return inRange(state, ui.ranges, question);
  const now = whatNow(state);
  if (now.kind === 'test' || now.kind === 'recover') return now.ids;
  if (now.kind === 'pick') return now.source.tied;
  return now.kind === 'ranges' ? now.sources : [];
}

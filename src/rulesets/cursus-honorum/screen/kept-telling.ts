/** What is being told is kept with the table: whom it is about, and the ranges tapped so far. */
import * as v from 'valibot';
import { characterOf, type State } from '../model/game.ts';
import { rangeQuestions } from '../rules/range-plan.ts';
import { stepKey } from './concerned.ts';
import { EVENTS, NOTHING_TOLD, type Ui, type UiStore } from './ui-store.ts';
import type { CursusTable } from './use-cursus.ts';

/** The name of the form; the fields of the event panels go on from it. */
export const TELLING = 'telling';

const id = v.nullable(v.string());
const telling = v.object({
  event: v.nullable(v.picklist(EVENTS)),
  subject: id,
  other: id,
  around: id,
  ranges: v.record(v.string(), v.array(v.string())),
});
type Telling = v.InferOutput<typeof telling>;

const partOf = ({ event, subject, other, around, ranges }: Ui, state: State): Telling => ({
  ...{ event, subject, other, around },
  // Ranges of other steps will not be asked again.
  ranges: Object.fromEntries(
    Object.entries(ranges).flatMap(([key, ids]) => (key.startsWith(stepKey(state)) ? [[key, [...ids]]] : [])),
  ),
});

/** What was being told when the table was left; nothing when it is about somebody who is no longer there. */
export function keptTelling(table: CursusTable): Partial<Ui> {
  const { forms, timeline } = table.store.getState();
  const kept = v.safeParse(telling, forms[TELLING]);
  if (!kept.success) return {};
  const { subject, ranges } = kept.output;
  return subject !== null && !characterOf(timeline.state, subject)?.alive
    ? { ...NOTHING_TOLD, ranges }
    : kept.output;
}

/** Keeps what is told in step with the screen. Returns the way to stop. */
export function keepTelling(table: CursusTable, ui: UiStore): () => void {
  return ui.subscribe((now, before) => {
    const same =
      now.event === before.event &&
      now.subject === before.subject &&
      now.other === before.other &&
      now.around === before.around &&
      now.ranges === before.ranges;
    if (same) return;
    const { state } = table.store.getState().timeline;
    const open = now.event !== null || rangeQuestions(state).length > 0;
    if (open) table.keepForm(TELLING, partOf(now, state));
    else table.dropForm(TELLING);
  });
}

/** What of this screen comes back from storage: an event half told with the ranges tapped so far, the sheet that is open. */
import * as v from 'valibot';
import { characterOf, type State } from '../model/game.ts';
import { rangeQuestions } from '../rules/range-plan.ts';
import { id, side } from '../schema/parts.ts';
import { stepKey } from './concerned.ts';
import { EVENTS, NOTHING_TOLD, type SheetTarget, type Ui, type UiStore } from './ui-store.ts';
import type { CursusTable } from './use-cursus.ts';

/** The event that is being told; the fields of its panel go on from this name. */
export const TELLING = 'telling';
/** The sheet over the screen; the fields of its forms go on from this name. */
export const SHEET = 'sheet';

const who = v.nullable(v.string());
const telling = v.object({
  event: v.nullable(v.picklist(EVENTS)),
  subject: who,
  other: who,
  around: who,
  ranges: v.record(v.string(), v.array(v.string())),
});
type Telling = v.InferOutput<typeof telling>;

const sheet = v.variant('kind', [
  v.object({ kind: v.picklist(['new', 'army']), side }),
  v.object({ kind: v.literal('edit'), id }),
]);

const partOf = ({ event, subject, other, around, ranges }: Ui, state: State): Telling => ({
  ...{ event, subject, other, around },
  // Ranges of other steps will not be asked again.
  ranges: Object.fromEntries(
    Object.entries(ranges).flatMap(([key, ids]) => (key.startsWith(stepKey(state)) ? [[key, [...ids]]] : [])),
  ),
});

/** What was being told; nothing when it is about somebody who is no longer there. */
function keptTelling(kept: unknown, state: State): Partial<Ui> {
  if (!v.is(telling, kept)) return {};
  const { subject, ranges } = kept;
  return subject !== null && !characterOf(state, subject)?.alive ? { ...NOTHING_TOLD, ranges } : kept;
}

/** The sheet that was open; none when it is the profile of somebody who has been struck off since. */
const keptSheet = (kept: unknown, state: State): SheetTarget | null =>
  v.is(sheet, kept) && (kept.kind !== 'edit' || characterOf(state, kept.id)) ? kept : null;

/** What the screen showed when the table was left. */
export function keptForms({ store }: CursusTable): Partial<Ui> {
  const { forms, timeline } = store.getState();
  const { state } = timeline;
  return { ...keptTelling(forms[TELLING], state), sheet: keptSheet(forms[SHEET], state) };
}

/** Keeps what is told, and which sheet is open, in step with the screen. Returns the way to stop. */
export function keepForms(table: CursusTable, ui: UiStore): () => void {
  return ui.subscribe((now, before) => {
    if (now.sheet !== before.sheet) {
      table.dropForm(SHEET);
      if (now.sheet) table.keepForm(SHEET, now.sheet);
    }
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

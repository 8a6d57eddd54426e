import { useMemo } from 'react';
import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { PastePreview, type PreviewLine } from '../../../ui/paste-preview.tsx';
import type { Side, UnitEntry } from '../model/unit.ts';
import { type PasteLine, parseRoster } from '../rules/paste.ts';
import { side as sideSchema } from '../schema.ts';
import { ROSTER } from './kept-forms.ts';
import { SideChoice } from './side-choice.tsx';
import { useAllText, useLength, useStupidity, useStupiditySend } from './use-stupidity.ts';

interface Pasted {
  readonly typed: string;
  readonly side: Side;
}
const pasted = v.strictObject({ typed: v.string(), side: sideSchema });

/** A pasted list with a preview, line by line: what was understood, and what was not and why. */
export function PasteList({ side: given, onDone }: { readonly side: Side; readonly onDone: () => void }) {
  const text = useAllText();
  const s = text.screen.roster;
  const { settings } = useStupidity();
  const send = useStupiditySend();
  const tell = useTellLine();
  const [form, keep] = useKept<Pasted>(`${ROSTER}/paste`, { typed: '', side: given }, pasted);
  const { typed, side } = form;
  const { lines, units } = useMemo(
    () => parseRoster(typed, { side, units: settings.units, newId }),
    [typed, side, settings.units],
  );
  return (
    <section className="flex flex-col gap-3">
      <SideChoice label={s.side} value={side} onChange={(next) => keep({ ...form, side: next })} />
      <PastePreview
        label={s.pasteHere}
        help={s.pasteHelp}
        example={s.pasteExample}
        rows={6}
        text={typed}
        onText={(next) => keep({ ...form, typed: next })}
        lines={lines.map((line) =>
          tell(
            line,
            units.find((one) => one.id === line.unitId),
          ),
        )}
      />
      <Button
        tone="primary"
        size="large"
        why={units.length === 0 ? send.sayRejection({ code: 'nothing-to-add' }) : null}
        onClick={() => {
          if (send.play({ type: 'addUnits', units })) onDone();
        }}
      >
        {s.addMany(units.length)}
      </Button>
    </section>
  );
}

/** What becomes of a line, with its unit as it stands so far, or why nothing does. */
function useTellLine(): (line: PasteLine, unit: UnitEntry | undefined) => PreviewLine {
  const text = useAllText();
  const send = useStupiditySend();
  const length = useLength();
  return ({ line, text: typed, why, became }, unit) => {
    if (became === null) {
      const reason =
        why !== null && Object.hasOwn(text.paste, why)
          ? text.paste[why as keyof typeof text.paste]
          : send.sayRejection(why === null ? null : { code: why });
      return { line, understood: false, said: typed, faults: [reason] };
    }
    const group = became === 'group' ? unit?.groups.at(-1) : unit?.groups[0];
    const said = (
      <>
        {text.paste[became]}
        {unit && group && (
          <span className="text-muted">
            {' '}
            — {group.count} × {group.label}, Ld {group.ld}, M {length(group.movement)},{' '}
            {text.sides[unit.side]}
            {group.rider.stupid && `, ${text.screen.hand.trait(text.parts.model, 'stupid')}`}
            {group.mount?.stupid && `, ${text.screen.hand.trait(text.parts.mount, 'stupid')}`}
          </span>
        )}
      </>
    );
    return { line, understood: true, said, faults: [] };
  };
}

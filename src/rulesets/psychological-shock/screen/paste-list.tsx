import { PastePreview, type PreviewLine } from '../../../ui/paste-preview.tsx';
import type { PasteLine } from '../rules/paste.ts';
import { useLateText } from './late.ts';
import { useAllText } from './use-shock.ts';

/** A pasted list with a preview, line by line: what was understood, and what was not and why. */
export function PasteList(props: {
  readonly text: string;
  readonly lines: readonly PasteLine[];
  readonly onText: (text: string) => void;
}) {
  const s = useLateText();
  const { rejections } = useAllText();
  const tell = (line: PasteLine): PreviewLine => {
    if ('code' in line) {
      const why = s.paste[line.code as keyof typeof s.paste] ?? line.code;
      return { line: line.line, understood: false, said: line.text, faults: [why] };
    }
    const { name, role, card } = line.profile;
    const said = `${line.count > 1 ? `${line.count} × ` : ''}${name} ${role && `(${role}) `}${card.healthy.maxActions}/${card.wounded?.maxActions ?? '–'} ${s.roster.pasteCommand(card.healthy.command)}`;
    const faults = line.warning ? [rejections['warn-wounded-higher']] : [];
    return { line: line.line, understood: true, said, faults };
  };
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <PastePreview
        label={s.roster.paste}
        help={s.roster.pasteHelp}
        example={s.roster.pasteExample}
        text={props.text}
        onText={props.onText}
        lines={props.lines.map(tell)}
      />
    </section>
  );
}

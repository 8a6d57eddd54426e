import { PasteField } from '../../../ui/paste-field.tsx';
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
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <PasteField
        label={s.roster.paste}
        help={s.roster.pasteHelp}
        example={'Sgt. Moore (BAR) 5/3 C2/1\n3x Rifleman 3/2'}
        text={props.text}
        onText={props.onText}
      />
      <ul className="flex flex-col gap-1">
        {props.lines.map((line) => (
          <li key={line.line} className={`text-sm ${'code' in line ? 'text-bad' : ''}`}>
            <b>{line.line}</b>{' '}
            {'code' in line ? (
              <>
                {line.text} — {s.paste[line.code as keyof typeof s.paste] ?? line.code}
              </>
            ) : (
              <>
                ✓ {line.count > 1 && `${line.count} × `}
                {line.profile.name} {line.profile.role && `(${line.profile.role}) `}
                {line.profile.card.healthy.maxActions}/{line.profile.card.wounded?.maxActions ?? '–'} C
                {line.profile.card.healthy.command}
                {line.warning && ` — ${rejections['warn-wounded-higher']}`}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

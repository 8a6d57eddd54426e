import { useId } from 'react';
import type { PasteLine } from '../rules/paste.ts';
import { useAllText, useText } from './use-shock.ts';

/** A pasted list with a preview, line by line: what was understood, and what was not and why. */
export function PasteList(props: {
  readonly text: string;
  readonly lines: readonly PasteLine[];
  readonly onText: (text: string) => void;
}) {
  const s = useText();
  const { paste, rejections } = useAllText();
  const id = useId();
  return (
    <section className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
      <label htmlFor={id} className="font-bold font-display text-lg">
        {s.roster.paste}
      </label>
      <p id={`${id}-help`} className="text-muted text-sm">
        {s.roster.pasteHelp}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        rows={5}
        value={props.text}
        placeholder={'Sgt. Moore (BAR) 5/3 C2/1\n3x Rifleman 3/2'}
        onChange={(event) => props.onText(event.target.value)}
        className="rounded-xl border border-line bg-raised p-3"
      />
      <ul className="flex flex-col gap-1">
        {props.lines.map((line) => (
          <li key={line.line} className={`text-sm ${'code' in line ? 'text-bad' : ''}`}>
            <b>{line.line}</b>{' '}
            {'code' in line ? (
              <>
                {line.text} — {paste[line.code as keyof typeof paste] ?? line.code}
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

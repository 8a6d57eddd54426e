import { PasteField } from '../../../ui/paste-field.tsx';
import type { PastedLine } from '../rules/paste-parts.ts';
import { useAllText } from './use-desk.ts';

/** A field for pasted text, and line by line what was understood and what was not. */
export function PastedLines<T>(props: {
  readonly title: string;
  readonly help: string;
  readonly example: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly lines: readonly PastedLine<T>[];
  readonly tell: (entry: T) => string;
}) {
  const { paste } = useAllText();
  return (
    <>
      <PasteField
        label={props.title}
        help={props.help}
        example={props.example}
        rows={4}
        text={props.text}
        onText={props.onText}
      />
      <ol className="flex flex-col gap-1">
        {props.lines.map(({ line, text, entry, problems }) => (
          <li key={line} className="flex gap-2 border-line border-b py-1 text-sm">
            <span aria-hidden className={entry && problems.length === 0 ? 'text-ok' : 'text-bad'}>
              {entry === null ? '✗' : problems.length === 0 ? '✓' : '±'}
            </span>
            <span className="min-w-0">
              {entry === null ? text : props.tell(entry)}
              {problems.map((problem, i) => {
                const told = paste[problem.code];
                return (
                  <span key={i} className="block text-bad">
                    {typeof told === 'function' ? told(problem.text) : told}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

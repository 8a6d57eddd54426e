import { PastePreview } from '../../../ui/paste-preview.tsx';
import type { PastedLine } from '../rules/paste-parts.ts';
import { useAllText } from './use-desk.ts';

/** A field for pasted text; a line may be understood in part, and each of its faults is told. */
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
    <PastePreview
      label={props.title}
      help={props.help}
      example={props.example}
      rows={4}
      text={props.text}
      onText={props.onText}
      lines={props.lines.map(({ line, text, entry, problems }) => ({
        line,
        understood: entry !== null,
        said: entry === null ? text : props.tell(entry),
        faults: problems.map(({ code, text: piece }) => {
          const told = paste[code];
          return typeof told === 'function' ? told(piece) : told;
        }),
      }))}
    />
  );
}

import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** A pasted line as it was understood, before anything is added. */
export interface PreviewLine {
  /** Its number in the list, from 1. */
  readonly line: number;
  /** What it becomes, or the line itself where it becomes nothing. */
  readonly said: ReactNode;
  readonly understood: boolean;
  /** Why it becomes nothing, or what of it was left out. */
  readonly faults: readonly ReactNode[];
}

/** A field for a pasted list, and below it line by line what was understood, and what was not and why. */
export function PastePreview(props: {
  readonly label: string;
  readonly help: string;
  readonly example: string;
  readonly rows?: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly lines: readonly PreviewLine[];
}) {
  const { lines, ...field } = props;
  return (
    <>
      <PasteField {...field} />
      <ol className="flex flex-col gap-1">
        {lines.map(({ line, said, understood, faults }) => (
          <li key={line} className="flex gap-2 border-line border-b py-1 text-sm">
            <b>{line}</b>
            <span aria-hidden className={understood && faults.length === 0 ? 'text-ok' : 'text-bad'}>
              {understood ? (faults.length === 0 ? '✓' : '±') : '✗'}
            </span>
            <span className={classes('min-w-0', !understood && 'text-bad')}>
              {said}
              {faults.map((fault, i) => (
                <span key={i} className="block text-bad">
                  — {fault}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A field for a pasted list, with its name and what a line may look like. */
function PasteField(props: {
  readonly label: string;
  readonly help: string;
  readonly example: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly rows?: number;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-bold font-display text-lg">
        {props.label}
      </label>
      <p id={`${id}-help`} className="text-muted text-sm">
        {props.help}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        rows={props.rows ?? 5}
        value={props.text}
        placeholder={props.example}
        onChange={(event) => props.onText(event.target.value)}
        className="w-full rounded-xl border border-line bg-raised p-3"
      />
    </>
  );
}

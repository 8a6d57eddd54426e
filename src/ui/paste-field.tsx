import { useId } from 'react';

/** A field for a pasted list, with its name and what a line may look like; what was understood is told below it. */
export function PasteField(props: {
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

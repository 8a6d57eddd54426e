import { type PointerEvent, useRef, useState } from 'react';
import { formatInput, readInput } from '../i18n/format.ts';
import { useLanguage, useT } from '../i18n/react.ts';
import { TextField } from './text-field.tsx';

interface Plain {
  readonly label: string;
  readonly value: number | null;
  readonly hideLabel?: boolean;
  /** For what goes into the log at once: told when the field is left, so that "12" is one entry and not two. */
  readonly onLeave?: boolean;
}

/**
 * A number that is typed, with either decimal mark. Whoever comes to the field finds its number selected,
 * so that what is typed takes its place. What is no number is kept as text and told, and changes nothing;
 * an `open` field may be left empty, which is null.
 */
export function NumberField(
  props: Plain &
    (
      | { readonly open?: false; readonly onChange: (value: number) => void }
      | { readonly open: true; readonly onChange: (value: number | null) => void }
    ),
) {
  const { value } = props;
  const t = useT();
  const language = useLanguage();
  const arriving = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? '' : formatInput(language, value));
  const tell = (next: string): void => {
    const number = readInput(next);
    if (number === value) return;
    if (number !== null) props.onChange(number);
    else if (props.open && next.trim() === '') props.onChange(null);
  };
  return (
    <TextField
      label={props.label}
      hideLabel={props.hideLabel ?? false}
      inputMode="decimal"
      value={text}
      error={text.trim() === '' || readInput(text) !== null ? null : t.app.notANumber}
      onFocus={(event) => event.currentTarget.select()}
      onPointerDown={(event: PointerEvent<HTMLInputElement>) => {
        arriving.current = document.activeElement !== event.currentTarget;
      }}
      onClick={({ currentTarget: field }) => {
        // Some engines set the cursor after the focus; a stretch that was drawn with the pointer stays.
        if (arriving.current && field.selectionStart === field.selectionEnd) field.select();
        arriving.current = false;
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        if (!props.onLeave) tell(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && props.onLeave) event.currentTarget.blur();
      }}
      onBlur={() => {
        if (props.onLeave) tell(text);
        // Back to what counts: a refused or half-typed number does not stay.
        setTyped(null);
      }}
    />
  );
}

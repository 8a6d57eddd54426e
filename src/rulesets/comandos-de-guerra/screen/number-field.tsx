import { useState } from 'react';
import { formatInput } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { readNumber } from '../rules/paste-parts.ts';
import { useText } from './use-desk.ts';

/**
 * A number that is typed. What is no number is kept as text and told, and changes nothing. What goes into
 * the log at once is told `onLeave`, so that "12" is one entry and not two.
 */
export function NumberField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly hideLabel?: boolean;
  /** Whether it may be left open. */
  readonly open?: boolean;
  readonly onLeave?: boolean;
}) {
  const s = useText();
  const { value, onChange } = props;
  const language = useLanguage();
  const plain = value === null ? '' : formatInput(language, value);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? plain;
  const read = readNumber(text);
  const fine = read !== null || (props.open === true && text.trim() === '');
  const tell = (next: string): void => {
    const number = readNumber(next);
    if ((number !== null || (props.open && next.trim() === '')) && number !== value) onChange(number);
  };
  return (
    <TextField
      label={props.label}
      hideLabel={props.hideLabel ?? false}
      inputMode="decimal"
      value={text}
      error={fine || text.trim() === '' ? null : s.notANumber}
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

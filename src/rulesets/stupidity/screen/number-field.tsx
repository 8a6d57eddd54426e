import { useState } from 'react';
import { formatInput } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { TextField } from '../../../ui/text-field.tsx';

/** A typed number, with either decimal mark; empty is none. It is taken over when the field is left. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly onCommit: (value: number | null) => void;
}) {
  const { label, value, onCommit } = props;
  const language = useLanguage();
  const shown = value === null ? '' : formatInput(language, value);
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    setDraft(null);
    if (draft === null || draft === shown) return;
    const number = Number(draft.replace(',', '.'));
    if (draft.trim() === '') onCommit(null);
    else if (Number.isFinite(number)) onCommit(number);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={draft ?? shown}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

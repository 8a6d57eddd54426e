/** Small parts that many panels of this screen share. */
import { type ReactNode, useId, useState } from 'react';
import { formatInput } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/react.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { readNumber } from '../rules/paste-parts.ts';
import { useText } from './use-desk.ts';

/** A titled part of a panel, with the rule it rests on. */
export function Section(props: {
  readonly title: string;
  readonly rule?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-x-1 text-lg">
        {props.title}
        {props.rule && <RuleRef rule={props.rule} />}
      </h3>
      {props.children}
    </section>
  );
}

/** One of many, by the device's own list: it is big enough for thumbs everywhere. */
export function Picker<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly hideLabel?: boolean;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={props.hideLabel ? 'sr-only' : 'mb-1 block font-semibold text-sm'}>
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as T)}
        className="min-h-tap w-full rounded-xl border border-line bg-raised px-3 font-semibold"
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

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

/** A stepper with the words of this screen; at an end it says which numbers are allowed. */
export function Count(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly jumps?: readonly number[];
  readonly onChange: (value: number) => void;
  readonly hideLabel?: boolean;
}) {
  const t = useT();
  const s = useText();
  const limit = s.limit(props.min, props.max);
  return (
    <div className="max-w-md">
      <Stepper {...props} lessLabel={t.app.less} moreLabel={t.app.more} atMin={limit} atMax={limit} />
    </div>
  );
}

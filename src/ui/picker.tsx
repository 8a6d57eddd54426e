import { useId } from 'react';

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

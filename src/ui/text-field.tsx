import { type ComponentPropsWithRef, useId } from 'react';

/** A line of text with its name above and, when something is wrong, the sentence below. */
export function TextField({
  label,
  error,
  hideLabel,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  readonly label: string;
  readonly error?: string | null;
  readonly hideLabel?: boolean;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block font-semibold text-sm'}>
        {label}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="min-h-tap w-full rounded-xl border border-line bg-raised px-3 aria-invalid:border-bad"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

import { classes } from './classes.ts';

/** One of a few choices, side by side. */
export function Segmented<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <div role="radiogroup" aria-label={props.label} className="flex flex-wrap gap-2">
      {props.options.map((option) => {
        const on = option.value === props.value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be 48 px with its label inside
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={on}
            onClick={() => props.onChange(option.value)}
            className={classes(
              'min-h-tap min-w-fit flex-1 basis-12 rounded-xl border px-3 font-semibold leading-tight',
              on ? 'border-accent bg-accent/15' : 'border-line bg-raised',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}

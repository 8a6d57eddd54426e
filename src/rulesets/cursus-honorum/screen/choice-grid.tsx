import { classes } from '../../../ui/classes.ts';

/** One of a few choices with long names, in two columns. */
export function ChoiceGrid<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1 font-semibold text-sm">{props.label}</legend>
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
              'min-h-tap rounded-xl border px-2 font-semibold leading-tight',
              on ? 'border-accent bg-accent/15' : 'border-line bg-raised',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </fieldset>
  );
}

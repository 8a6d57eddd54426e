import { classes } from './classes.ts';
import { RadioGroup } from './radio-group.tsx';

/** One of a few choices: side by side, or, where their names are long, in two columns under what is asked. */
export function Segmented<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly columns?: boolean;
}) {
  const { columns = false } = props;
  return (
    <RadioGroup label={props.label} className={columns ? 'grid grid-cols-2 gap-2' : 'flex flex-wrap gap-2'}>
      {columns && (
        <span aria-hidden className="col-span-2 -mb-1 font-semibold text-sm">
          {props.label}
        </span>
      )}
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
              !columns && 'min-w-fit flex-1 basis-12',
              on ? 'border-accent bg-accent/15' : 'border-line bg-raised',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </RadioGroup>
  );
}

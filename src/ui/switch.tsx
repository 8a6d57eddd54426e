import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A switch with its name and, below it, what it changes. The whole line is the target. */
export function Switch(props: {
  readonly label: string;
  readonly help?: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={props.on}
      aria-label={props.label}
      onClick={() => props.onChange(!props.on)}
      className="flex min-h-tap w-full items-center gap-4 rounded-xl py-2 text-left"
    >
      <span className="flex-1">
        <span className="block font-semibold">{props.label}</span>
        {props.help && <span className="block text-muted text-sm">{props.help}</span>}
      </span>
      <span
        aria-hidden
        className={classes(
          'relative h-8 w-14 shrink-0 rounded-full border-2 transition-colors',
          props.on ? 'border-accent bg-accent' : 'border-muted bg-transparent',
        )}
      >
        <span
          className={classes(
            'absolute top-1 size-5 rounded-full transition-all',
            props.on ? 'left-7 bg-accent-ink' : 'left-1 bg-muted',
          )}
        />
      </span>
    </button>
  );
}

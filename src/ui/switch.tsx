import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/**
 * A switch with its name and, below it, what it changes. The whole line is the target. The drawing does not
 * grow with the text, so that the words keep the room on a phone.
 */
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
      className="flex min-h-tap w-full items-center gap-[16px] rounded-xl py-2 text-left"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{props.label}</span>
        {props.help && <span className="block text-muted text-sm">{props.help}</span>}
      </span>
      <span
        aria-hidden
        className={classes(
          'relative h-[32px] w-[56px] shrink-0 rounded-full border-2 transition-colors',
          props.on ? 'border-accent bg-accent' : 'border-muted bg-transparent',
        )}
      >
        <span
          className={classes(
            'absolute top-[4px] size-[20px] rounded-full transition-all',
            props.on ? 'left-[28px] bg-accent-ink' : 'left-[4px] bg-muted',
          )}
        />
      </span>
    </button>
  );
}

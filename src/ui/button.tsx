import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes.ts';
import { notify } from './notice.ts';

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';

const TONES: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-accent text-accent-ink font-bold',
  plain: 'border-line bg-raised text-ink font-semibold',
  quiet: 'border-transparent bg-transparent text-ink font-semibold',
  danger: 'border-bad bg-raised text-bad font-semibold',
};

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'type'> {
  readonly tone?: ButtonTone;
  readonly size?: 'normal' | 'large';
  readonly icon?: ReactNode;
  /** Why it cannot be done now, in words. The button stays tappable and answers with it. */
  readonly why?: string | null | undefined;
  /** For a button that is switched on or off. */
  readonly on?: boolean | undefined;
  readonly submit?: boolean;
}

/** A button of at least 48 px that never goes silent: what cannot be done answers with the reason. */
export function Button(props: ButtonProps) {
  const {
    tone = 'plain',
    size = 'normal',
    icon,
    why,
    on,
    submit,
    className,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      aria-disabled={why ? true : undefined}
      aria-description={why ?? undefined}
      aria-pressed={on}
      onClick={(event) => {
        if (!why) return onClick?.(event);
        event.preventDefault();
        notify(why, 'bad');
      }}
      className={classes(
        'inline-flex select-none items-center justify-center gap-2 rounded-xl border px-4 text-center leading-tight transition-transform active:scale-[0.98]',
        size === 'large' ? 'min-h-14 text-lg' : 'min-h-tap',
        TONES[tone],
        on === true && 'border-accent! bg-accent/15! text-ink!',
        why && 'opacity-55',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}

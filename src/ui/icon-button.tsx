import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classes } from './classes.ts';

/**
 * A square button with a drawing; the label is read out and shown as a tooltip. Its width does not grow with
 * the text: at 200 % a row of them must still fit on a phone.
 */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: ButtonProps & { readonly label: string; readonly children: ReactNode }) {
  return (
    <Button
      tone="quiet"
      {...rest}
      aria-label={label}
      title={label}
      className={classes('min-w-[48px] shrink-0 px-0!', className)}
    >
      {children}
    </Button>
  );
}

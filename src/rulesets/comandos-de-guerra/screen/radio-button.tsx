import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';

/** One choice of a `RadioGroup` as a button, for choices that wrap over several lines. */
export function RadioButton({
  chosen,
  className = 'px-3!',
  ...rest
}: Omit<ComponentProps<typeof Button>, 'on' | 'role'> & { readonly chosen: boolean }) {
  return (
    <Button
      {...rest}
      role="radio"
      aria-checked={chosen}
      className={classes(className, chosen && 'border-accent! bg-accent/15!')}
    />
  );
}

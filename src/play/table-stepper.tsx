import type { ComponentProps } from 'react';
import { useT } from '../i18n/react.ts';
import { Stepper } from '../ui/stepper.tsx';

type Own = Omit<ComponentProps<typeof Stepper>, 'lessLabel' | 'moreLabel' | 'atMin' | 'atMax'>;

/** A stepper on a table's screen: the keys have the shell's words, the screen says only what its limits are. */
export function TableStepper({
  limits,
  ...own
}: Own & {
  /** Said at both limits, or at the lower and at the upper one. */
  readonly limits: string | readonly [atMin: string, atMax: string];
}) {
  const t = useT();
  const [atMin, atMax] = typeof limits === 'string' ? [limits, limits] : limits;
  return <Stepper {...own} lessLabel={t.app.less} moreLabel={t.app.more} atMin={atMin} atMax={atMax} />;
}

import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'fear' | 'pursuit' | 'attack' | 'ok' | 'accent' | 'plain';

const TONES: Record<BadgeTone, string> = {
  fear: 'bg-fear text-[#2a0d05]',
  pursuit: 'bg-pursuit text-[#06202f]',
  attack: 'bg-attack text-[#2a2005]',
  ok: 'bg-ok text-raised',
  accent: 'bg-accent text-accent-ink',
  plain: 'bg-raised text-ink border border-line',
};

/** A word on a pill. Its text always says what its colour says. */
export function Badge(props: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center whitespace-nowrap rounded-full px-2.5 py-0.5 font-bold font-sans text-[0.8125rem] leading-tight',
        TONES[props.tone ?? 'plain'],
        props.className,
      )}
    >
      {props.children}
    </span>
  );
}

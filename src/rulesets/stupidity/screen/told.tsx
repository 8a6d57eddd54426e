import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';

/** A sentence, with the numbers of its rules at the end of the line, where every number stands. */
export function Told(props: {
  readonly rule: string | readonly string[];
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-2">
      <p className={classes('min-w-0 flex-1 leading-snug', props.className)}>{props.children}</p>
      <span className="-mt-1.5 flex shrink-0 gap-2">
        {[props.rule].flat().map((rule) => (
          <RuleRef key={rule} rule={rule} />
        ))}
      </span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { RuleRef } from '../../../ui/rule-ref.tsx';

/** One of the `facts` of a panel: its name, the rule it rests on, and below it what is known. */
export function Fact(props: {
  readonly name: ReactNode;
  readonly rule?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>
        {props.name}
        {props.rule && <RuleRef rule={props.rule} />}
      </dt>
      <dd className={props.className}>{props.children}</dd>
    </div>
  );
}

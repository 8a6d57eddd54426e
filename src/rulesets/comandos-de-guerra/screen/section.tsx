import type { ReactNode } from 'react';
import { RuleRef } from '../../../ui/rule-ref.tsx';

/** A titled part of a panel, with the rule it rests on. */
export function Section(props: {
  readonly title: string;
  readonly rule?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-x-1 text-lg">
        {props.title}
        {props.rule && <RuleRef rule={props.rule} />}
      </h3>
      {props.children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** A switch in the form of a chip. The tick tells the state apart from colour. */
export function Chip(props: {
  readonly on: boolean;
  readonly onToggle: () => void;
  readonly why?: string | null;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <Button on={props.on} why={props.why} onClick={props.onToggle} aria-label={props.label} className="px-3!">
      <span aria-hidden>{props.on ? '✓' : '+'}</span>
      {props.children}
    </Button>
  );
}

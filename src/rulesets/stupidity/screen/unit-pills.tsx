import { Flag, Lock, LogOut, Shield, Swords, Wind } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Unit } from '../model/unit.ts';
import { type PillKey, pillsOf } from './pills.ts';
import { useStupidity, useText } from './use-stupidity.ts';

/** The same spiral as on the bases. */
export const Spiral = () => (
  <svg aria-hidden="true" className="inline size-4 fill-none stroke-2 stroke-current align-[-0.15em]">
    <use href="#st-stupid" />
  </svg>
);

const SIGNS: Partial<Record<PillKey, ComponentType<{ size?: string }>>> = {
  stupid: Spiral,
  fleeing: Wind,
  offTable: LogOut,
  suspended: Shield,
  engaged: Swords,
  pinned: Lock,
  blocked: Lock,
  charge: Flag,
};

/** The states of a unit, each as a word on a pill. */
export function UnitPills({ unit }: { readonly unit: Unit }) {
  const s = useText();
  const state = useStupidity();
  const pills = pillsOf(state, unit);
  if (pills.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {pills.map(({ key, tone }) => {
        const Sign = SIGNS[key];
        return (
          <span key={key} className={`pill is-${tone}`}>
            {Sign && <Sign size="0.9rem" />}
            {s.pills[key]}
          </span>
        );
      })}
    </span>
  );
}

/** Whose unit it is: a letter in the form and colour of its side. */
export function SideMark({ unit }: { readonly unit: Pick<Unit, 'side'> }) {
  return (
    <span aria-hidden className="side-mark" data-side={unit.side}>
      {unit.side}
    </span>
  );
}

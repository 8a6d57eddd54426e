import type { Unit } from '../model/unit.ts';
import { ContinueButton } from './continue-button.tsx';
import { MoveMade } from './move-made.tsx';
import { ResultLine } from './result-line.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { UnitGuide } from './unit-guide.tsx';

/** A unit that owes nothing: how it stands. */
export function RestPanel({ unit }: { readonly unit: Unit }) {
  return (
    <UnitGuide unit={unit} actions={<ContinueButton />}>
      <UnitFacts unit={unit} />
      <ResultLine unit={unit} />
      <MoveMade unit={unit} />
    </UnitGuide>
  );
}

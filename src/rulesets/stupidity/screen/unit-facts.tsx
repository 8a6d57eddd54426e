import type { Unit } from '../model/unit.ts';
import { testLd } from '../rules/leadership.ts';
import { unitMovement } from '../rules/move.ts';
import { alive, mustTest } from '../rules/who-tests.ts';
import { groupLabel } from '../strings/sentences.ts';
import { Told } from './told.tsx';
import { useAllText, useLength, useStupidity } from './use-stupidity.ts';

/** Who stands in the unit, its Leadership and Movement, and why it tests or does not. */
export function UnitFacts({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen;
  const { settings } = useStupidity();
  const length = useLength();
  const ld = testLd(unit, settings);
  const { reason } = mustTest(unit, settings);
  const movement = unitMovement(unit, settings);
  return (
    <div className="text-muted">
      <p>
        {alive(unit)
          .map((group) => `${group.count} ${groupLabel(text, group)}`)
          .join(' · ')}
      </p>
      <p>
        {text.ldFrom[ld.source](ld.ld)} · M {length(movement)} · {s.facts.half(length(movement / 2))}
      </p>
      {reason !== 'required' && <Told rule={REASON_RULES[reason]}>{s.row.noTest(text.reasons[reason])}</Told>}
    </div>
  );
}

const REASON_RULES = {
  'off-table': 'ST-1.6',
  'no-stupid-models': 'ST-1.1',
  fleeing: 'ST-1.4',
  'immunity-suspends': 'ST-2.4',
} as const;

import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import type { Unit } from '../model/unit.ts';
import { combatIfFailed, expectedFighters } from '../rules/combat.ts';
import { moveIfFailed } from '../rules/move.ts';
import { unitChance } from '../rules/test.ts';
import { FrontRank } from './front-rank.tsx';
import { MoveDrawing } from './move-drawing.tsx';
import { Told } from './told.tsx';
import { useAllText, useLength, useStupidity } from './use-stupidity.ts';

/** What failing would mean: half of those in contact, or half a move. */
export function FailPreview({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.test;
  const language = useLanguage();
  const length = useLength();
  const { settings } = useStupidity();
  const move = moveIfFailed(unit, settings);
  if (move.applies)
    return (
      <section>
        <Told rule="ST-6.1" className="mb-1 font-bold">
          {s.ifFails(length(move.distance))}
        </Told>
        <MoveDrawing unit={unit} distance={move.distance} movement={move.slowest} />
      </section>
    );
  if (!unit.engaged) return null;
  const count = combatIfFailed(unit, settings);
  const { num, den } = unitChance(unit, settings);
  const expected = expectedFighters(count.stupidInContact, num / den);
  return (
    <section>
      <Told rule="ST-7.1" className="mb-1 font-bold">
        {s.ifFailsFight}
      </Told>
      <FrontRank unit={unit} count={count} short />
      <div className="mt-1">
        <Told rule="ST-12.3" className="text-muted text-sm">
          {(count.dieNeeded ? text.combat.certain : text.combat.even)(count.certain, count.stupidInContact)}{' '}
          {s.expected(formatNumber(language, expected, 1))}
        </Told>
      </div>
    </section>
  );
}

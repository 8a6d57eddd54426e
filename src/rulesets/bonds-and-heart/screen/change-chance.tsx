import { Chance } from '../../../dice/chance.tsx';
import { changeChance, HEART_THROWS, type HeartOdds } from '../rules/heart-odds.ts';
import { useText } from './use-bonds.ts';

/** The chance that the next heart roll changes a plot, beside the title of its panel. */
export function ChangeChance({ odds }: { readonly odds: HeartOdds }) {
  const s = useText().heartRoll;
  return (
    <span>
      <Chance chance={changeChance(odds)} of={HEART_THROWS} className="font-bold text-3xl" />
      <span className="block text-muted text-sm">{s.changes}</span>
    </span>
  );
}

import { Chance } from '../../../dice/chance.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Bearer, Tone } from '../model/bearer.ts';
import { bondLight, bondParts } from '../rules/bonds.ts';
import { bondChance, HEART_THROWS, type HeartOdds } from '../rules/heart-odds.ts';
import { nameOf } from '../strings/name-of.ts';
import { faceOf } from './describe.ts';
import { useAllText, useBonds } from './use-bonds.ts';

/** What the next roll does to each bond of a heart (BH-P4). */
export function BondRisks(props: {
  readonly bearer: Bearer;
  readonly odds: HeartOdds;
  readonly toward: Tone;
}) {
  const { bearer, odds, toward } = props;
  const t = useAllText();
  const state = useBonds();
  const s = t.screen.heartRoll;
  if (bearer.bonds.length === 0 || state.settings.bondModel === 'free') return null;
  return (
    <section>
      <h3 className="text-lg">
        {s.bonds[toward]} <RuleRef rule="BH-3.12" />
      </h3>
      <ul>
        {bearer.bonds.map((bond) => {
          const light = bondLight(bearer, bond, state.settings);
          return (
            <li key={bond.id} className="flex items-center justify-between gap-2">
              <span>
                {t.screen.heart.towards(faceOf(t, bond.kind, light), nameOf(state, bond.to))}{' '}
                <span className="text-muted">
                  {light}/{bondParts(bond, state.settings)}
                </span>
              </span>
              <Chance chance={bondChance(odds, bond)} of={HEART_THROWS} className="font-bold" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Bearer } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { fateOf } from '../rules/adventure.ts';
import { nameOf } from './describe.ts';
import { useAllText, useBonds, useBondsSend } from './use-bonds.ts';

/** What a bearer carries through the scene: HP, shields, advice, the claims of this fight, a full heart. */
export function BearerState({ bearer }: { readonly bearer: Bearer }) {
  const t = useAllText();
  const s = t.screen.bearer;
  const state = useBonds();
  const send = useBondsSend();
  const { id, hp, protections, pendingAdvice } = bearer;
  const fate = fateOf(bearer, state.settings);
  const { min, max } = LIMITS.combatClaims;
  return (
    <section className="flex flex-col gap-2">
      {fate && (
        <p className="bh-card font-semibold">
          {t.screen.table.filled(bearer.name, t.screen.table.fullOf[fate])} <RuleRef rule="BH-8.1" />
        </p>
      )}
      <Stepper
        label={s.hp(hp.max)}
        value={hp.current}
        min={0}
        max={hp.max}
        onChange={(current) => send.play({ type: 'setHp', id, hp: { ...hp, current } })}
      />
      {protections.map(({ from, light }, i) => (
        <p key={`shield-${i}`} className="bh-owed">
          <span className="flex-1">
            {s.shield(nameOf(state, from), light)} <RuleRef rule="BH-6.6" />
          </span>
          <Button
            aria-label={s.takeOff(nameOf(state, from))}
            onClick={() =>
              send.play({
                type: 'setProtections',
                id,
                protections: protections.filter((_, other) => other !== i),
              })
            }
          >
            <X aria-hidden size="1.1rem" />
          </Button>
        </p>
      ))}
      {pendingAdvice.map(({ from, light }, i) => (
        <p key={`advice-${i}`} className="bh-owed">
          <span className="flex-1">
            {s.advice(nameOf(state, from), light)} <RuleRef rule="BH-6.9" />
          </span>
          <Button
            aria-label={s.takeOff(nameOf(state, from))}
            onClick={() =>
              send.play({ type: 'setAdvice', id, advice: pendingAdvice.filter((_, other) => other !== i) })
            }
          >
            <X aria-hidden size="1.1rem" />
          </Button>
        </p>
      ))}
      {state.phase === 'combat' && (
        <>
          <p>
            {s.usedClaims(bearer.combatClaimsUsed, bearer.combatClaimLimit)} <RuleRef rule="BH-5.9" />
          </p>
          <Stepper
            label={s.enemyCard}
            value={bearer.combatClaimLimit}
            min={min}
            max={max}
            onChange={(limit) => send.play({ type: 'setClaimLimit', id, limit })}
          />
        </>
      )}
    </section>
  );
}

import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Bearer } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { fateOf } from '../rules/adventure.ts';
import { filledText } from '../strings/filled-text.ts';
import { nameOf } from '../strings/name-of.ts';
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
          {filledText(t, state, bearer.name, fate)} <RuleRef rule="BH-8.1" />
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
        <AidLine
          key={`shield-${i}`}
          rule="BH-6.6"
          says={s.shield(nameOf(state, from), light)}
          off={s.takeOff(nameOf(state, from))}
          onOff={() => send.play({ type: 'setProtections', id, protections: protections.toSpliced(i, 1) })}
        />
      ))}
      {pendingAdvice.map(({ from, light }, i) => (
        <AidLine
          key={`advice-${i}`}
          rule="BH-6.9"
          says={s.advice(nameOf(state, from), light)}
          off={s.takeOff(nameOf(state, from))}
          onOff={() => send.play({ type: 'setAdvice', id, advice: pendingAdvice.toSpliced(i, 1) })}
        />
      ))}
      {state.phase === 'combat' && (
        <>
          <p>
            {t.screen.tabs.used(bearer.combatClaimsUsed, bearer.combatClaimLimit)} <RuleRef rule="BH-5.9" />
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

/** A shield or a piece of advice, and the way to take it off by hand. */
function AidLine(props: {
  readonly rule: string;
  readonly says: string;
  readonly off: string;
  readonly onOff: () => void;
}) {
  return (
    <p className="bh-owed">
      <span className="flex-1">
        {props.says} <RuleRef rule={props.rule} />
      </span>
      <Button aria-label={props.off} onClick={props.onOff}>
        <X aria-hidden size="1.1rem" />
      </Button>
    </p>
  );
}

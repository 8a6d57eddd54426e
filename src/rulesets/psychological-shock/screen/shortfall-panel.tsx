import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { characterOf, type Shortfall } from '../model/state.ts';
import { paymentFor } from '../rules/shortfall.ts';
import { LastThrow } from './last-throw.tsx';
import { useLateText } from './late.ts';
import { useShock, useShockSend } from './use-shock.ts';

/** PS-6.4 after the roll: the die lies there, and paying exactly what is missing would turn it. */
export function ShortfallPanel({ shortfall }: { readonly shortfall: Shortfall }) {
  const s = useLateText();
  const state = useShock();
  const send = useShockSend();
  const name = characterOf(state, shortfall.characterId)?.name ?? '';
  const boosts = paymentFor(state, shortfall) ?? [];
  return (
    <GuidePanel
      actions={
        <>
          <Button onClick={() => send.play({ type: 'declineShortfall' })}>{s.shortfall.decline}</Button>
          <Button tone="primary" size="large" onClick={() => send.play({ type: 'payShortfall', boosts })}>
            {s.shortfall.pay(shortfall.need)}
          </Button>
        </>
      }
    >
      <h2 className="text-2xl">{s.shortfall.title(name)}</h2>
      <LastThrow of={shortfall.characterId} />
      <p>
        {s.shortfall.lead(shortfall.need)} <RuleRef rule="PS-6.4" />
      </p>
      <ul>
        {boosts.map((boost) => (
          <li key={boost.commanderId}>
            {s.recovery.boostBy(characterOf(state, boost.commanderId)?.name ?? '')}: {boost.at}
          </li>
        ))}
      </ul>
    </GuidePanel>
  );
}

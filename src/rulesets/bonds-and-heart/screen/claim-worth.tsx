import type { OpenClaim } from '../model/state.ts';
import { claimWorth, testedAbility } from '../rules/claim-worth.ts';
import { nameOf } from '../strings/name-of.ts';
import { useAllText, useBonds } from './use-bonds.ts';

/** The number that a claim would give, and who rolls or plays with it. */
export function ClaimWorth({ claim }: { readonly claim: OpenClaim }) {
  const t = useAllText();
  const s = t.screen.claim;
  const state = useBonds();
  const worth = claimWorth(state, claim);
  if (!worth) return null;
  switch (worth.as) {
    case 'bonus':
      return (
        <p className="bh-worth">
          <b>+{worth.bonus}</b>
          {s.bonus(
            nameOf(state, worth.roller),
            t.names.ability[testedAbility(state)],
            worth.cap,
            nameOf(state, claim.claimed),
          )}
        </p>
      );
    case 'penalty':
      return (
        <p className="bh-worth">
          <b>−{worth.penalty}</b>
          {s.penalty(nameOf(state, claim.claimant))}
        </p>
      );
    case 'card':
      return (
        <p className="bh-worth">
          <b>+{worth.bonus}</b>
          {s.card(nameOf(state, worth.cardPlayedBy), nameOf(state, worth.cardFrom))}
          {claim.kind === 'loveHate' && ` ${t.reminders.ownTurn}`}
          {claim.kind === 'friendshipRivalry' && ` ${t.reminders.cardReturns}`}
        </p>
      );
    case 'share':
      return (
        <p className="bh-worth">
          <b>{worth.maxShare}</b>
          {s.share(nameOf(state, claim.claimed))}
        </p>
      );
  }
}

/** Values that the table sets by hand. */
import { accept, type Decision } from '../../../kernel/result.ts';
import type { Aid } from '../model/bearer.ts';
import type { OverrideCommand } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import { activeOf, bearerOf, type State } from '../model/state.ts';
import { no } from './faults.ts';
import { whyNotHp } from './roster.ts';

const areAids = (state: State, aids: readonly Aid[]): boolean =>
  aids.length <= LIMITS.aids &&
  aids.every(({ from, light }) => bearerOf(state, from) && isWhole(light, 0, LIMITS.bondParts));

/** Judges one value set by hand: its bearer, then its range. */
export function override(state: State, command: OverrideCommand): Decision<Event> {
  const { id } = command;
  // Claims and shields belong to players; HP may also be kept for whoever left.
  const bearer = command.type === 'setHp' ? bearerOf(state, id) : activeOf(state, id);
  if (!bearer) return no('BH_E_NOT_ACTIVE');
  switch (command.type) {
    case 'setHp': {
      const { hp } = command;
      const why = whyNotHp(hp);
      if (why) return { ok: false, why };
      return accept({ type: 'hpSet', id, before: bearer.hp, hp });
    }
    case 'setClaims': {
      if (!isWhole(command.claims, 0, LIMITS.claimsByHand)) return no('BH_E_CLAIM_RANGE');
      return accept({ type: 'claimsSet', id, before: bearer.claims, claims: command.claims });
    }
    // BH-5.10: an enemy card in play raises it; when the card leaves it goes back to 1.
    case 'setClaimLimit': {
      const { min, max } = LIMITS.combatClaims;
      if (!isWhole(command.limit, min, max)) return no('BH_E_LIMIT_RANGE');
      return accept({ type: 'claimLimitSet', id, limit: command.limit });
    }
    case 'setClaimsUsed': {
      if (!isWhole(command.used, 0, LIMITS.claimsByHand)) return no('BH_E_CLAIM_RANGE');
      return accept({ type: 'claimsUsedSet', id, used: command.used });
    }
    // Open point 13: a shield can be taken off by hand.
    case 'setProtections': {
      if (!areAids(state, command.protections)) return no('BH_E_BOND_PARTS');
      return accept({ type: 'protectionsSet', id, protections: command.protections });
    }
    case 'setAdvice': {
      if (!areAids(state, command.advice)) return no('BH_E_BOND_PARTS');
      return accept({ type: 'adviceSet', id, advice: command.advice });
    }
  }
}

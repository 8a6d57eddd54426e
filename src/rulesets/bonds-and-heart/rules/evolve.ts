/** Applies one event. It never judges: whoever is gone is left alone. */
import { assertNever } from '../../../kernel/result.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { changeBearer, withoutUsed } from './evolve-bearer.ts';
import { evolveBond } from './evolve-bonds.ts';
import { evolveClaim } from './evolve-claims.ts';
import { evolveHeart } from './evolve-heart.ts';
import { evolveRoster } from './evolve-roster.ts';
import { evolveTable } from './evolve-table.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'bearerAdded':
    case 'bearerEdited':
    case 'bearerLeft':
    case 'bearerDeleted':
    case 'bearerMoved':
    case 'statusSet':
      return evolveRoster(state, event);
    case 'heartChanged':
    case 'plotPainted':
    case 'heartPainted':
    case 'markSet':
      return evolveHeart(state, event);
    case 'bondCreated':
    case 'bondRedrawn':
    case 'bondLightSet':
    case 'bondRemoved':
    case 'bondPromptClosed':
      return evolveBond(state, event);
    case 'claimOpened':
    case 'claimWithdrawn':
    case 'claimAnswered':
    case 'helpDropped':
      return evolveClaim(state, event);
    case 'testRolled':
      return {
        ...withoutUsed(state, event.used, event.roller),
        scoreRuleAsked: true,
        lastTest: { ability: event.ability, difficulty: event.difficulty },
      };
    // BH-6.9: the card uses all advice up.
    case 'cardPlayed':
      return changeBearer(withoutUsed(state, event.used, event.id), event.id, () => ({ pendingAdvice: [] }));
    case 'damageShared': {
      const { claimant, claimed, claimantHp, claimedHp } = event;
      const hurt = changeBearer(state, claimant, ({ hp }) => ({ hp: { ...hp, current: claimantHp } }));
      const both = changeBearer(hurt, claimed, ({ hp }) => ({ hp: { ...hp, current: claimedHp } }));
      return withoutUsed(both, [event.help], null);
    }
    case 'hpSet':
      return changeBearer(state, event.id, () => ({ hp: event.hp }));
    case 'claimsSet':
      return changeBearer(state, event.id, () => ({ claims: event.claims }));
    case 'claimLimitSet':
      return changeBearer(state, event.id, () => ({ combatClaimLimit: event.limit }));
    case 'claimsUsedSet':
      return changeBearer(state, event.id, () => ({ combatClaimsUsed: event.used }));
    case 'protectionsSet':
      return changeBearer(state, event.id, () => ({ protections: event.protections }));
    case 'adviceSet':
      return changeBearer(state, event.id, () => ({ pendingAdvice: event.advice }));
    case 'adventureStarted':
    case 'adventureEnded':
    case 'combatStarted':
    case 'combatEnded':
    case 'sceneEnded':
    case 'settingChanged':
      return evolveTable(state, event);
    default:
      return assertNever(event);
  }
}

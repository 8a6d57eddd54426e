/** What events about claims change; `decide` has judged them already. */
import { assertNever } from '../../../kernel/result.ts';
import type { Aid } from '../model/bearer.ts';
import type { ClaimEvent } from '../model/events.ts';
import { LIMITS } from '../model/limits.ts';
import type { State } from '../model/state.ts';
import { changeBearer } from './evolve-bearer.ts';

type Answered = Extract<ClaimEvent, { type: 'claimAnswered' }>;

/** The list with one more, the oldest dropped when it would grow too long to store. */
const oneMore = <T>(list: readonly T[], item: T): T[] => [...list, item].slice(-LIMITS.aids);

export function evolveClaim(state: State, event: ClaimEvent): State {
  switch (event.type) {
    case 'claimOpened': {
      const { claimant, claimed, kind } = event;
      return { ...state, claim: { claimant, claimed, kind } };
    }
    case 'claimWithdrawn':
      return { ...state, claim: null };
    case 'claimAnswered':
      return answered(isOpen(state, event) ? { ...state, claim: null } : state, event);
    case 'helpDropped':
      return { ...state, helps: state.helps.filter(({ id }) => id !== event.help.id) };
    default:
      return assertNever(event);
  }
}

/** Whether this answer is to the claim that lies open. */
const isOpen = ({ claim }: State, { claimant, claimed, kind }: Answered): boolean =>
  claim?.claimant === claimant && claim.claimed === claimed && claim.kind === kind;

function answered(state: State, event: Answered): State {
  const { claimant, claimed, kind, decision, mode, light } = event;
  const counted = event.counted
    ? changeBearer(state, claimant, ({ combatClaimsUsed }) => ({ combatClaimsUsed: combatClaimsUsed + 1 }))
    : state;
  if (decision === 'refuse')
    return { ...counted, refusals: oneMore(counted.refusals, { claimant, claimed }) };
  if (decision === 'deny') return counted;
  // BH-5.2, BH-5.5: tokens only change hands, and received ones are spent like any other (BH-5.12).
  const given = changeBearer(counted, claimant, ({ claims }) => ({ claims: Math.max(0, claims - 1) }));
  const moved = changeBearer(given, claimed, ({ claims }) => ({ claims: claims + 1 }));
  const aid: Aid = { from: claimed, light };
  switch (event.grant) {
    case 'protection':
      return changeBearer(moved, claimant, ({ protections }) => ({ protections: oneMore(protections, aid) }));
    case 'advice':
      return changeBearer(moved, claimant, ({ pendingAdvice }) => ({
        pendingAdvice: oneMore(pendingAdvice, aid),
      }));
    case 'help': {
      const help = { id: event.help, mode, claimant, claimed, kind, light };
      return { ...moved, helps: oneMore(moved.helps, help), serial: moved.serial + 1 };
    }
    case null:
      return moved;
  }
}

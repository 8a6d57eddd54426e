/** BH-5.4 to BH-5.7: a claim is asked, and accepted, refused or denied. */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, type Decision } from '../../../kernel/result.ts';
import type { BondKind } from '../model/bearer.ts';
import { type ClaimCommand, DECISIONS } from '../model/commands.ts';
import type { Event, Grant } from '../model/events.ts';
import { LIMITS } from '../model/limits.ts';
import { activeOf, helpOf, type Mode, modeOf, type State } from '../model/state.ts';
import { claimLight, whyNotClaim } from './claims.ts';
import { no } from './faults.ts';
import { changeBy } from './heart-commands.ts';

type Command<T> = Extract<ClaimCommand, { type: T }>;

/** What an accepted claim leaves behind: a shield, advice for a card, or a help to use up (BH-6). */
export const grantOf = (kind: BondKind, mode: Mode): Grant =>
  kind === 'protectionContempt' && mode === 'action'
    ? 'protection'
    : kind === 'admirationEnvy' && mode === 'combat'
      ? 'advice'
      : 'help';

/**
 * Lays a claim on the table, before the dice or the card it is meant for (BH-5.13). Whoever is asked, or
 * the director, answers it.
 */
export function openClaim(state: State, command: Command<'openClaim'>): Decision<Event> {
  const { claimant, claimed, kind } = command;
  const why = whyNotClaim(state, claimant, claimed, kind);
  if (why) return { ok: false, why };
  const light = claimLight(state, claimant, claimed, kind);
  return accept({ type: 'claimOpened', claimant, claimed, kind, light });
}

export const withdrawClaim = (state: State): Decision<Event> =>
  state.claim ? accept({ type: 'claimWithdrawn', ...state.claim }) : no('BH_E_NOTHING_OPEN');

/**
 * Answers a claim that passes BH-5.3, whether it lies open or is told with its answer.
 * Accept: one token moves (BH-5.5). Refuse: one plot of the claimed darkens at once (BH-5.6). Deny:
 * nothing (BH-5.7).
 */
export function* resolveClaim(state: State, command: Command<'resolveClaim'>): Rule<Decision<Event>> {
  const { claimant: claimantId, claimed: claimedId, kind, decision } = command;
  const why = whyNotClaim(state, claimantId, claimedId, kind);
  if (why) return { ok: false, why };
  if (!DECISIONS.includes(decision)) return no('BH_E_NOT_ACTIVE');
  const claimant = activeOf(state, claimantId)!;
  const claimed = activeOf(state, claimedId)!;
  const mode = modeOf(state.phase);
  const accepted = decision === 'accept';
  const grant = accepted ? grantOf(kind, mode) : null;
  if (grant === 'help' && state.helps.length >= LIMITS.aids)
    return no('BH_E_LIST_FULL', { max: LIMITS.aids });
  const answered: Event = {
    type: 'claimAnswered',
    claimant: claimantId,
    claimed: claimedId,
    kind,
    decision,
    mode,
    // BH-6.10: read now, kept for the life of the effect.
    light: claimLight(state, claimantId, claimedId, kind),
    held: [claimant.claims, claimed.claims],
    counted:
      mode === 'combat' && (accepted || (decision === 'refuse' && state.settings.refusedClaimCountsAsUse)),
    grant,
    help: grant === 'help' ? `h${state.serial}` : '',
  };
  if (decision !== 'refuse') return accept(answered);
  const darkened = yield* changeBy(claimed, 'refusedClaim', [{ toward: 'dark', plots: 1 }], state.settings);
  return accept<Event>(answered, ...darkened);
}

/** A help that was not used is let go; the token stays where it went. */
export function dropHelp(state: State, command: Command<'dropHelp'>): Decision<Event> {
  const help = helpOf(state, command.help);
  return help ? accept({ type: 'helpDropped', help }) : no('BH_E_HELP_GONE');
}

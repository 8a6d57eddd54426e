/** BH-6.7: sharing the damage of a hit. */
import { accept, type Decision } from '../../../kernel/result.ts';
import type { PlayCommand } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import { bearerOf, helpOf, type State } from '../model/state.ts';
import { mostShare } from './effects.ts';
import { because, firstOf, no, type Outcome } from './faults.ts';

export interface Split {
  readonly maxShare: number;
  readonly claimantTakes: number;
  readonly claimedTakes: number;
  /** HP afterwards; they stop at 0. */
  readonly claimantHp: number;
  readonly claimedHp: number;
}

/**
 * Splits damage that is about to be subtracted, after all reductions. The claimant decides the share, from
 * 0 to min(damage, 5 × light); the moved part is not reduced again.
 */
export function splitDamage(
  damage: number,
  light: number,
  share: number,
  claimantHp: number,
  claimedHp: number,
): Outcome<Split> {
  const maxShare = mostShare(damage, light);
  const why = firstOf(
    isWhole(light, 0, LIMITS.bondParts) ? null : because('BH_E_BOND_PARTS'),
    isWhole(damage, 1, LIMITS.damage) ? null : because('BH_E_NO_DAMAGE'),
    isWhole(share, 0, maxShare) ? null : because('BH_E_SHARE_RANGE', { max: maxShare || 0 }),
    isWhole(claimantHp, 0, LIMITS.hp) && isWhole(claimedHp, 0, LIMITS.hp) ? null : because('BH_E_HP_RANGE'),
  );
  if (why) return { ok: false, why };
  const claimantTakes = damage - share;
  return {
    ok: true,
    value: {
      maxShare,
      claimantTakes,
      claimedTakes: share,
      claimantHp: Math.max(0, claimantHp - claimantTakes),
      claimedHp: Math.max(0, claimedHp - share),
    },
  };
}

/** Splits a hit between the two bearers of an accepted protection; both lose HP at once. */
export function shareDamage(
  state: State,
  command: Extract<PlayCommand, { type: 'shareDamage' }>,
): Decision<Event> {
  const help = helpOf(state, command.help);
  const claimant = bearerOf(state, help?.claimant ?? null);
  const claimed = bearerOf(state, help?.claimed ?? null);
  if (!help || !claimant || !claimed) return no('BH_E_HELP_GONE');
  if (help.mode !== 'combat' || help.kind !== 'protectionContempt') return no('BH_E_HELP_OTHER');
  const split = splitDamage(
    command.damage,
    help.light,
    command.share,
    claimant.hp.current,
    claimed.hp.current,
  );
  if (!split.ok) return split;
  return accept({
    type: 'damageShared',
    help: help.id,
    claimant: claimant.id,
    claimed: claimed.id,
    light: help.light,
    damage: command.damage,
    ...split.value,
  });
}

/** Whether a share would take the companion to 0 HP: the sheet warns (BH-6.7). */
export const sharesToZero = (claimedHp: number, share: number): boolean => share > 0 && share >= claimedHp;

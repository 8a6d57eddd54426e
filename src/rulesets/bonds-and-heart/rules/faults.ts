/** The reasons why something is not possible, and the judgement of dice typed by hand. */
import { type DiceRequest, type Faces, fits } from '../../../kernel/dice.ts';
import { type Rejection, reject } from '../../../kernel/result.ts';

/** Every code that `decide` can give, in the order of the spec's table; the last ones are ours. */
export const REJECTIONS = [
  'BH_E_DIE_VALUE',
  'BH_E_DICE_COUNT',
  'BH_E_EXTRA_THROWS',
  'BH_E_COUNT',
  'BH_E_CAUSE',
  'BH_E_PLOT_RANGE',
  'BH_E_BOND_PARTS',
  'BH_E_BOND_DUPLICATE',
  'BH_E_SELF_BOND',
  'BH_E_SELF_CLAIM',
  'BH_E_NOT_ACTIVE',
  'BH_E_NO_CLAIM',
  'BH_E_NO_BOND',
  'BH_E_BOND_DARK',
  'BH_E_TARGET_AT_CAP',
  'BH_E_COMBAT_LIMIT',
  'BH_E_PHASE',
  'BH_E_CARD_RANGE',
  'BH_E_CARD_TYPE',
  'BH_E_NO_DAMAGE',
  'BH_E_SHARE_RANGE',
  'BH_E_LIMIT_RANGE',
  'BH_E_DIFFICULTY',
  'BH_E_ONE_CLAIM_PER_TEST',
  'BH_E_SCORE_RANGE',
  'BH_E_HP_RANGE',
  'BH_E_CLAIM_RANGE',
  'BH_E_NAME',
  'BH_E_BEARER_EXISTS',
  'BH_E_TABLE_FULL',
  'BH_E_LIST_FULL',
  'BH_E_BOND_MODEL',
  'BH_E_HELP_GONE',
  'BH_E_HELP_OTHER',
  'BH_E_NOTHING_OPEN',
  'BH_E_SETTING',
] as const;

export type Code = (typeof REJECTIONS)[number];

export const no = (code: Code, params?: Rejection['params']) => reject(code, params);
export const because = (code: Code, params?: Rejection['params']): Rejection => no(code, params).why;

/** Something worked out, or the reason why it cannot be. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Rejection };

/** The first reason of a list, in its order; null when none applies. */
export const firstOf = (...reasons: readonly (Rejection | null)[]): Rejection | null =>
  reasons.find((reason) => reason !== null) ?? null;

const isFace = (value: unknown, faces: Faces): boolean =>
  fits({ id: '', faces, count: 1 }, [value as number]);

/**
 * Why typed faces do not answer a request (BH-9.3): a face that no die shows comes first, then the number
 * of dice. Requests for extra throws are told by their id.
 */
export function whyNotDice(request: DiceRequest, values: readonly unknown[]): Rejection | null {
  if (!values.every((value) => isFace(value, request.faces))) return because('BH_E_DIE_VALUE');
  if (values.length === request.count) return null;
  return request.id === 'extra'
    ? because('BH_E_EXTRA_THROWS', { k: request.count })
    : because('BH_E_DICE_COUNT');
}

/** PS-10: whether the forces are big enough for this rule; small first games do without it (PS-10.2). */
import { charactersOf, type State } from '../model/state.ts';

export type SizeAdvice = 'below' | 'minimum' | 'recommended';

/** PS-10.1: fewer than `minimum` characters are too few, one more is better. */
export function sizeAdvice(count: number, minimum: number): SizeAdvice {
  if (count < minimum) return 'below';
  return count === minimum ? 'minimum' : 'recommended';
}

const ORDER: readonly SizeAdvice[] = ['below', 'minimum', 'recommended'];

export interface ForcesAdvice {
  readonly A: SizeAdvice;
  readonly B: SizeAdvice;
  /** The worse of the two. */
  readonly overall: SizeAdvice;
}

export function forcesAdvice(
  counts: { readonly A: number; readonly B: number },
  minimum: number,
): ForcesAdvice {
  const A = sizeAdvice(counts.A, minimum);
  const B = sizeAdvice(counts.B, minimum);
  return { A, B, overall: ORDER.find((advice) => advice === A || advice === B) ?? 'below' };
}

/** The advice for a table: its whole roster counts, because the forces are counted at the start. */
export const adviceFor = (state: State): ForcesAdvice =>
  forcesAdvice(
    { A: charactersOf(state, 'A').length, B: charactersOf(state, 'B').length },
    state.settings.minCharacters,
  );

/** What of this screen comes back from storage: who is looked at, the sheet that is open, a half-written move. */
import * as v from 'valibot';
import { useKept } from '../../../play/kept-form.ts';
import { id, side } from '../schema.ts';
import { useStupidity } from './use-stupidity.ts';

export const looked = v.nullable(id);

/** The sheet over the screen; the fields of its forms go on from its name. */
export const ROSTER = 'roster';
export const roster = v.nullable(
  v.union([
    v.strictObject({ kind: v.picklist(['add', 'paste']), side }),
    v.strictObject({ kind: v.literal('edit'), id }),
  ]),
);

/** Like `useKept`, for what holds in this turn only: what a later turn finds of it begins anew. */
export function useKeptInTurn<T>(name: string, initial: T, schema: v.GenericSchema<unknown, T>) {
  const { turn } = useStupidity();
  const [kept, keep] = useKept(
    name,
    { turn, value: initial },
    v.strictObject({ turn: v.literal(turn), value: schema }),
  );
  return [kept.value, (value: T): void => keep({ turn, value })] as const;
}

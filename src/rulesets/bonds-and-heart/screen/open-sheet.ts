/** The sheet over the screen: it is kept with the table, and the fields of its forms go on from its name. */
import * as v from 'valibot';
import { useTableState } from '../../../table/react.ts';
import { id } from '../schema/parts.ts';

export const SHEET = 'sheet';
const schema = v.strictObject({ id: v.nullable(id) });

/** Whose sheet is open, with no id for somebody new; null while none is. */
export function useOpenSheet(): { readonly id: string | null } | null {
  const kept = useTableState((now) => now.forms[SHEET]);
  return v.is(schema, kept) ? kept : null;
}

/** Fields that are kept with the table while they are being filled in, so that a reload finds them. */
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { useTable, useTableState } from '../table/react.ts';

/**
 * Like `useState`, but kept until the form is dropped (`table.dropForm`), on this device and over a reload.
 * What was dropped because it was sent stays in sight until the form is left: the next round often asks the same.
 * @param schema what storage gives back may be old or damaged; then the form begins anew
 */
export function useKept<T>(
  name: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
): readonly [T, (value: T) => void] {
  const table = useTable();
  const kept = useTableState((state) => state.forms[name]);
  const [seen, see] = useState<{ readonly name: string; readonly kept: T } | null>(null);
  const keep = useCallback((value: T) => table.keepForm(name, value), [table, name]);
  if (v.is(schema, kept)) {
    const value = kept as T;
    if (seen?.name !== name || seen.kept !== value) see({ name, kept: value });
    return [value, keep];
  }
  return [seen?.name === name ? seen.kept : initial, keep];
}

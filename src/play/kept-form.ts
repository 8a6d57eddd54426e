/** Fields that are kept with the table while they are being filled in, so that a reload finds them. */
import { useCallback } from 'react';
import { useTable, useTableState } from '../table/react.ts';

/**
 * Like `useState`, but kept until the form is dropped (`table.dropForm`), on this device and over a reload.
 * @param fits whether what storage gives back is such a value: it may be old or damaged
 */
export function useKept<T>(
  name: string,
  initial: T,
  fits: (kept: unknown) => kept is T,
): readonly [T, (value: T) => void] {
  const table = useTable();
  const kept = useTableState((state) => state.forms[name]);
  const keep = useCallback((value: T) => table.keepForm(name, value), [table, name]);
  return [fits(kept) ? kept : initial, keep];
}

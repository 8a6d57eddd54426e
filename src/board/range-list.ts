import { plain } from '../kernel/plain.ts';
import type { TokenTone } from './types.ts';

/** Somebody who is, or could be, in range of what is being decided. */
export interface RangeItem {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly tone: TokenTone;
  /** Table units; `null` when there is no map to measure on. */
  readonly distance: number | null;
  /** What the measurement says; `null` when there is none. */
  readonly measured: boolean | null;
  /** What counts: the measurement, or the players' correction of it. */
  readonly on: boolean;
}

/** Whether the players have overruled the measurement. */
export const isByHand = (item: RangeItem): boolean => item.measured !== null && item.measured !== item.on;

/** Those who count or were measured in, in the order given: a chip that is switched off stays to be seen. */
export const listed = (items: readonly RangeItem[]): readonly RangeItem[] =>
  items.filter((item) => item.on || item.measured === true);

/** Everybody else whose name or code contains `wanted` (accents aside), nearest first. */
export function others(items: readonly RangeItem[], wanted: string): readonly RangeItem[] {
  const word = plain(wanted.trim());
  return items
    .filter((item) => !item.on && item.measured !== true)
    .filter((item) => plain(`${item.code} ${item.name}`).includes(word))
    .sort((a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY) || 0);
}

/** What only this device knows: who is looked at, what is being told, and the taps of a range in the making. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Side } from '../model/character.ts';

/** What players tell of the battle, in the order of the palette. */
export const EVENTS = [
  'casualty',
  'superiority',
  'retreat',
  'leaderDies',
  'leaderFlees',
  'left',
  'points',
  'spent',
  'combat',
] as const;
export type EventKind = (typeof EVENTS)[number];
export const FOR_LEADERS: ReadonlySet<EventKind> = new Set<EventKind>(['leaderDies', 'leaderFlees', 'spent']);

export type SheetTarget =
  | { readonly kind: 'new'; readonly side: Side }
  | { readonly kind: 'edit'; readonly id: EntityId }
  | { readonly kind: 'army'; readonly side: Side };

/** Something that the guide shows instead of what is due, until it is put away. */
export type Aside = 'events' | 'shares' | 'moves' | 'character' | null;

export interface Ui {
  readonly view: 'field' | 'lanes';
  readonly selected: readonly EntityId[];
  readonly event: EventKind | null;
  /** Whom the event is about; a second one for pairs. */
  readonly subject: EntityId | null;
  readonly other: EntityId | null;
  readonly aside: Aside;
  /** Ranges tapped or corrected, by `rangeKey`; what has no entry is as measured. */
  readonly ranges: Readonly<Record<string, readonly EntityId[]>>;
  /** Around whom the taps on tokens count now. */
  readonly around: EntityId | null;
  /** Whether every area of influence is drawn. */
  readonly areas: boolean;
  readonly sheet: SheetTarget | null;
}

export type UiStore = StoreApi<Ui>;

export const NOTHING_TOLD = { event: null, subject: null, other: null, around: null } as const;

export const createUi = (view: Ui['view'], kept: Partial<Ui> = {}): UiStore =>
  createStore<Ui>(() => ({
    view,
    selected: [],
    ...NOTHING_TOLD,
    aside: null,
    ranges: {},
    areas: false,
    sheet: null,
    ...kept,
  }));

/** What every part of this screen needs: the state, the words, the actions, and what lies on the desk. */
import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from '../../../i18n/react.ts';
import type { PlayEntry } from '../../../kernel/log.ts';
import { latestPlay } from '../../../play/latest.ts';
import { useSend } from '../../../play/send.ts';
import { useStrings, useWords } from '../../../play/words.tsx';
import type { PendingRoll } from '../../../table/pending.ts';
import { useGame, useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import type { Telling } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { CheckInput, ShotInput } from '../model/inputs.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/words.ts';
import { type Sums, sums } from '../strings/sums.ts';
import { telling } from '../strings/telling.ts';
import type { Text } from '../strings/text.ts';

export type ScreenText = Text['screen'];
type Shown = TableState<State, Command, Event>;

/** All words of the ruleset. */
export const useAllText = (): Text => useStrings<Text>();

/** The words of the screen. */
export const useText = (): ScreenText => useAllText().screen;

/** Names, addends and outcomes as the log writes them. */
export function useSay(): Sums {
  const t = useAllText();
  const language = useLanguage();
  return useMemo(() => sums(t, language), [t, language]);
}

/** The sentences of the log: here the first view tells the latest one. */
export function useTelling(): Telling<State, Command, Event> {
  const t = useAllText();
  const language = useLanguage();
  return useMemo(() => telling(t, language), [t, language]);
}

export const useRaid = (): State => useGame((state: State) => state);

export const useRaidSend = () => useSend<State, Command, Event>();

export const useRaidWords = () => useWords<State, Command, Event>();

/** The roll that waits for the players' dice. */
export const usePending = (): PendingRoll<Command> | null => useTableState((now: Shown) => now.pending);

/** The latest entry that counts; null when it is not a play. */
export const useLatest = (): PlayEntry<Command, Event> | null =>
  useTableState(latestPlay<State, Command, Event>);

export const TABS = [
  'now',
  'check',
  'shoot',
  'contest',
  'chase',
  'brawl',
  'silent',
  'morale',
  'load',
  'sheet',
] as const;
export type Tab = (typeof TABS)[number];

/** What a form of its own is open for. */
export type FormTarget =
  | { readonly kind: 'new'; readonly side: Side }
  | { readonly kind: 'commando'; readonly id: string }
  | { readonly kind: 'weapon'; readonly who: string; readonly weaponId: string | null }
  | { readonly kind: 'points'; readonly id: string }
  | { readonly kind: 'tables' };

export interface Desk {
  /** Whose card is looked at; null for nobody. */
  readonly selected: string | null;
  readonly tab: Tab;
  readonly select: (id: string) => void;
  readonly open: (tab: Tab) => void;
  /** Both at once. */
  readonly look: (at: { readonly selected: string | null; readonly tab: Tab }) => void;
  readonly openForm: (target: FormTarget) => void;
  /** What each one is about to try, by card; kept while others are looked at. */
  readonly checks: Readonly<Record<string, CheckInput>>;
  readonly setCheck: (who: string, check: CheckInput) => void;
  readonly shots: Readonly<Record<string, ShotInput>>;
  readonly setShot: (who: string, shot: ShotInput) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of the screen');
  return desk;
}

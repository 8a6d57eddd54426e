/** What every part of this screen needs: the state, the words, the local store. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Translation } from '../../../i18n/language.ts';
import type { Send } from '../../../play/send.ts';
import { useStrings } from '../../../play/words.tsx';
import { useGame, useTable } from '../../../table/react.ts';
import type { Table } from '../../../table/table.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import type { Strings } from '../strings/en.ts';
import type { Ui, UiStore } from './ui-store.ts';

export type Text = Translation<Strings>;
export type ScreenText = Text['screen'];
export type CursusTable = Table<State, Command, Event>;
export type CursusSend = Send<Command>;

/** All words of the ruleset. */
export const useAllText = (): Text => useStrings<Text>();

/** The words of the screen. */
export const useText = (): ScreenText => useAllText().screen;

export const useCursus = (): State => useGame((state: State) => state);

/** One part of the state, for what need not be drawn again at every change. */
export const useCursusPart = <T>(selector: (state: State) => T): T => useGame(selector);

export const useCursusTable = (): CursusTable => useTable<State, Command, Event>();

export const UiContext = createContext<UiStore | null>(null);

export function useUiStore(): UiStore {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('outside of the screen');
  return ui;
}

export const useUi = <T>(selector: (ui: Ui) => T): T => useStore(useUiStore(), selector);

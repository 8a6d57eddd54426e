/** What every part of this screen needs: the state, the words, the actions, and who is looked at. */
import { createContext, useContext } from 'react';
import { useLanguage } from '../../../i18n/react.ts';
import { useSend } from '../../../play/send.ts';
import { useStrings } from '../../../play/words.tsx';
import { useGame } from '../../../table/react.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/unit.ts';
import { lengthText } from '../strings/sentences.ts';
import type { Text } from '../strings/text.ts';

export type ScreenText = Text['screen'];

/** All words of the ruleset. */
export const useAllText = (): Text => useStrings<Text>();

/** The words of the screen. */
export const useText = (): ScreenText => useAllText().screen;

export const useStupidity = (): State => useGame((state: State) => state);

export const useStupiditySend = () => useSend<State, Command, Event>();

/** Centimetres in the table's unit and the reader's language. */
export function useLength(): (cm: number) => string {
  const language = useLanguage();
  const { units } = useStupidity().settings;
  return (cm) => lengthText(language, cm, units);
}

/** What the roster sheet is opened for. */
export type RosterTarget =
  | { readonly kind: 'add'; readonly side: Side }
  | { readonly kind: 'paste'; readonly side: Side }
  | { readonly kind: 'edit'; readonly id: string };

export interface Focus {
  /** Who is looked at; null for what is to be done now. */
  readonly selected: string | null;
  readonly select: (id: string | null) => void;
  readonly openRoster: (target: RosterTarget) => void;
}

export const FocusContext = createContext<Focus | null>(null);

export function useFocus(): Focus {
  const focus = useContext(FocusContext);
  if (!focus) throw new Error('outside of the screen');
  return focus;
}

/** What every part of this screen needs: the state, the words, the actions, and who is looked at. */
import { createContext, useContext } from 'react';
import { useSend } from '../../../play/send.ts';
import { useStrings } from '../../../play/words.tsx';
import { useGame } from '../../../table/react.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Side, State } from '../model/state.ts';
import type { ScreenText, Text } from '../strings/text.ts';

/** All words of the ruleset. */
export const useAllText = (): Text => useStrings<Text>();

/** The words of the screen. */
export const useText = (): ScreenText => useAllText().screen;

export const useShock = (): State => useGame((state: State) => state);

export const useShockSend = () => useSend<State, Command, Event>();

export interface Focus {
  /** Who is looked at; null for the table as a whole. */
  readonly selected: string | null;
  readonly select: (id: string | null) => void;
  /** Opens the roster form: a side for somebody new, an id for somebody there. */
  readonly openRoster: (target: { readonly side: Side } | { readonly id: string }) => void;
  readonly openSide: (side: Side) => void;
}

export const FocusContext = createContext<Focus | null>(null);

export function useFocus(): Focus {
  const focus = useContext(FocusContext);
  if (!focus) throw new Error('outside of the screen');
  return focus;
}

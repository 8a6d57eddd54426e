/** What every part of this screen needs: the state, the words, the actions, and what is looked at. */
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { PlayEntry } from '../../../kernel/log.ts';
import { latestPlay } from '../../../play/latest.ts';
import { useSend } from '../../../play/send.ts';
import { useStrings } from '../../../play/words.tsx';
import type { PendingRoll } from '../../../table/pending.ts';
import { useGame, useTable, useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import type { BondKind, PlotNo, Tone } from '../model/bearer.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Text } from '../strings/text.ts';

export type ScreenText = Text['screen'];
type Shown = TableState<State, Command, Event>;

/** All words of the ruleset. */
export const useAllText = (): Text => useStrings<Text>();

/** The words of the screen. */
export const useText = (): ScreenText => useAllText().screen;

export const useBonds = (): State => useGame((state: State) => state);

export const useBondsTable = () => useTable<State, Command, Event>();

export const useBondsSend = () => useSend<State, Command, Event>();

/** The roll that waits for the players' dice. */
export const usePending = (): PendingRoll<Command> | null => useTableState((now: Shown) => now.pending);

/** The latest entry that counts; null when it is not a play. */
export const useLatest = (): PlayEntry<Command, Event> | null =>
  useTableState(latestPlay<State, Command, Event>);

/** The entry written last, whatever it is. */
export const useLastEntry = () => useTableState((now: Shown) => now.timeline.entries.at(-1));

/** What the guide was asked for; without a task it leads with what is owed. */
export type Task =
  | { readonly kind: 'bearer' }
  | { readonly kind: 'heart'; readonly toward: Tone }
  | { readonly kind: 'plot'; readonly plot: PlotNo }
  | { readonly kind: 'test'; readonly roller: string | null; readonly against: string | null }
  | { readonly kind: 'card' }
  | { readonly kind: 'share'; readonly help: string }
  | { readonly kind: 'bond'; readonly bond: string }
  | { readonly kind: 'newBond'; readonly to: string | null; readonly bond: BondKind | null }
  | { readonly kind: 'prompt' }
  | { readonly kind: 'end' };

export interface Focus {
  /** Whose heart is large; '' while nobody is at the table. */
  readonly selected: string;
  readonly task: Task | null;
  /** Looks at a bearer, and asks the guide for something. */
  readonly look: (id: string, task: Task | null) => void;
  /** Asks the guide for something about the one who is looked at. */
  readonly open: (task: Task | null) => void;
  /** Plots of a bond that is being drawn on the heart; null while none is. */
  readonly drawn: readonly PlotNo[] | null;
  readonly draw: Dispatch<SetStateAction<readonly PlotNo[] | null>>;
  /** Opens the roster form: null for somebody new. */
  readonly openSheet: (id: string | null) => void;
}

export const FocusContext = createContext<Focus | null>(null);

export function useFocus(): Focus {
  const focus = useContext(FocusContext);
  if (!focus) throw new Error('outside of the screen');
  return focus;
}

/** Sending commands from a screen: refusals are told in words, results are spoken once. */
import { useMemo } from 'react';
import { useT } from '../i18n/react.ts';
import type { DiceSource } from '../kernel/dice.ts';
import type { PlayEntry, Tagged } from '../kernel/log.ts';
import type { AnyRulesetLate } from '../rulesets/contract.ts';
import { useTable } from '../table/react.ts';
import type { Outcome } from '../table/table.ts';
import { announce, notify } from '../ui/notice.ts';
import { tableRefusal } from './refusal.ts';
import { useLater, useWords } from './words.tsx';

export interface Send<C> {
  /** Commits a command, with the app's dice where it needs some. True when it was accepted. */
  readonly play: (command: C) => boolean;
  /** Opens a roll for typed dice; a command that needs none is committed. */
  readonly ask: (command: C) => boolean;
  /** Opens a roll and answers its one request at once by given faces. */
  readonly tell: (command: C, values: readonly number[], source: DiceSource) => boolean;
  readonly rollOpen: () => boolean;
  readonly typeFace: (face: number) => boolean;
  readonly answer: (values: readonly number[], source: DiceSource) => boolean;
  readonly eraseFace: () => void;
  readonly leave: () => void;
  /** Says in words why something leads nowhere. */
  readonly notPossible: (why: string) => void;
  /** Why the rules would refuse a command now, in words; null when they would not. */
  readonly sayRejection: (why: { readonly code: string } | null) => string | null;
}

/**
 * The actions of the open table, with their refusals and results in the reader's words.
 * @param onWaited called after a roll that had to wait for the app's dice, which its sender has long left
 */
export function useSend<S, C extends Tagged, E extends Tagged>(onWaited?: () => void): Send<C> {
  const table = useTable<S, C, E>();
  const words = useWords<S, C, E>();
  const late = useLater();
  const t = useT();
  return useMemo(() => {
    const state = () => table.store.getState().timeline.state;
    // Read out as soon as its words are here; before that they are on their way.
    const tell = (before: S, entry: PlayEntry<C, E>): void => {
      const say = ({ telling }: AnyRulesetLate): void => announce(() => telling.line(before, entry));
      const here = late.now();
      if (here) say(here);
      else late.load().then(say, () => {});
    };
    const told = (outcome: Outcome<S, C, E> | null): boolean => {
      if (outcome?.kind === 'refused')
        notify(tableRefusal(t, outcome.why) ?? words.rejection(outcome.why, state()), 'bad');
      if (outcome?.kind === 'waiting')
        void outcome.until.then((late) => {
          if (told(late) && late?.kind === 'done') onWaited?.();
        });
      if (outcome?.kind === 'done' && outcome.entry.kind === 'play') tell(outcome.before, outcome.entry);
      return outcome?.kind !== 'refused';
    };
    return {
      play: (command) => told(table.play(command)),
      ask: (command) => told(table.ask(command)),
      tell: (command, values, source) => {
        const opened = table.ask(command);
        return told(opened.kind === 'asking' ? table.answer(values, source) : opened);
      },
      rollOpen: () => told(table.rollOpen()),
      typeFace: (face) => told(table.typeFace(face)),
      answer: (values, source) => told(table.answer(values, source)),
      eraseFace: () => void table.eraseFace(),
      leave: table.leave,
      notPossible: (why) => notify(why, 'bad'),
      sayRejection: (why) => why && (tableRefusal(t, why) ?? words.rejection(why, state())),
    };
  }, [table, words, late, t, onWaited]);
}

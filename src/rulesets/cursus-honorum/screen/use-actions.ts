/** Sending commands; after each one the steps in which nobody has anything to decide go by themselves. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSend } from '../../../play/send.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { whatNow } from '../rules/guide.ts';
import { sharesWithDice } from '../rules/range-plan.ts';
import { type CursusSend, type CursusTable, useCursusTable } from './use-cursus.ts';

/** More steps than this in a row would hide from the players what happens. */
const MOST_STEPS = 4;

/**
 * The next step when it holds no choice: ranges that the board measures, threat dice, the end of a round
 * without tests. Star dice are left to the players, who may want to throw their own.
 */
function nextByItself(table: CursusTable): Command | null {
  const { pending, timeline } = table.store.getState();
  if (pending) return null;
  const now = whatNow(timeline.state);
  if (now.kind === 'endRound' || now.kind === 'threats') return now.command;
  return now.kind === 'ranges' && !sharesWithDice(timeline.state) ? now.command : null;
}

/** After these the phase may go on by itself; a dragged token or a correction must not set it going. */
const GOES_ON: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'beginPsychology',
  'chooseFirst',
  'openRecovery',
  'attemptRecovery',
  'declineRecovery',
  'closeRecovery',
  'shareFlight',
  'testFlight',
  'failFlight',
  'shareOffensive',
  'testOffensive',
  'failOffensive',
  'closeRound',
]);

export function useActions(): CursusSend {
  const table = useCursusTable();
  const goOn = useRef((): void => {});
  const send = useSend<State, Command, Event>(useCallback(() => goOn.current(), []));
  const advance = useCallback(
    (done: boolean): boolean => {
      for (let i = 0; done && i < MOST_STEPS; i += 1) {
        const next = nextByItself(table);
        if (!next || !send.play(next)) break;
      }
      return done;
    },
    [table, send],
  );
  useEffect(() => {
    goOn.current = () => void advance(true);
  }, [advance]);
  return useMemo(() => {
    const after = (command: Command, done: boolean): boolean =>
      GOES_ON.has(command.type) ? advance(done) : done;
    return {
      ...send,
      play: (command) => after(command, send.play(command)),
      ask: (command) => after(command, send.ask(command)),
      tell: (command, values, source) => after(command, send.tell(command, values, source)),
      rollOpen: () => advance(send.rollOpen()),
      typeFace: (face) => advance(send.typeFace(face)),
      answer: (values, source) => advance(send.answer(values, source)),
    };
  }, [send, advance]);
}

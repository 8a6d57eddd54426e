/** Turns ids and numbers into the sentences that the first view shows. */
import { plainRejection } from '../../../i18n/rejection.ts';
import type { Words } from '../../contract.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import type { Text } from './text.ts';

export function words(t: Text): Words<State, Command, Event> {
  const name = (state: State, id: string): string => unitOf(state, id)?.name ?? t.gone;
  const subject = (state: State, command: Command): string => {
    if ('unitId' in command) return name(state, command.unitId);
    if (command.type === 'editUnit') return command.unit.name;
    if (command.type === 'addUnits')
      return command.units.length === 1 ? (command.units[0]?.name ?? '') : String(command.units.length);
    return '';
  };
  return {
    headline: (state) => {
      const opening = state.panicTerrorDone ? t.afterPanic : t.beforePanic;
      const phase = t.phases[state.phase];
      return {
        turn: t.turn(state.turn),
        phase: t.sideTurn(
          t.sides[state.activeSide],
          state.phase === 'startOfTurn' ? `${phase} · ${opening}` : phase,
        ),
      };
    },
    summary: ({ units }) => {
      const a = units.filter(({ side }) => side === 'A').length;
      return t.summary(a, units.length - a);
    },
    label: (state, { command }) => t.labels[command.type](subject(state, command)),
    rejection: (why) => plainRejection(t.rejections, why),
    owed: (test, state) => {
      const who = name(state, test.who);
      if (test.because.code === 'odd-number') return t.owed.odd(who);
      return test.because.code === 'panic-terror-first' ? t.owed.locked(who) : t.owed.test(who);
    },
  };
}

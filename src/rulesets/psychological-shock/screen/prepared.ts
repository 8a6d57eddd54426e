/** A throw that is being prepared: it lies on the table as an open roll, so that a reload finds it. */
import { useTableState } from '../../../table/react.ts';
import type { TableState } from '../../../table/table.ts';
import type { Command, CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';

type ShockTable = TableState<State, Command, Event>;

/** The try of this man on which boosts are being set, or null. */
export const usePreparedTry = (characterId: string): CommandOf<'recover'> | null =>
  useTableState(({ pending }: ShockTable) => {
    const command = pending?.command;
    return command?.type === 'recover' && command.characterId === characterId ? command : null;
  });

/** The first test for this check on which boosts are being set, or null. */
export const usePreparedTest = (checkId: string, characterId: string): CommandOf<'shockTest'> | null =>
  useTableState(({ pending }: ShockTable) => {
    const command = pending?.command;
    if (command?.type !== 'shockTest' || command.characterId !== characterId) return null;
    return command.checkId === checkId ? command : null;
  });

/** Whom the players were looking at when the page was closed: whoever is about to try. */
export const lookedAt = ({ pending }: ShockTable): string | null =>
  pending?.command.type === 'recover' ? pending.command.characterId : null;

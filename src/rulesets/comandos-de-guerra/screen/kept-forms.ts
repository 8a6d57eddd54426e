/**
 * The half-filled forms of this screen: what may come back from storage, and what sends them.
 * Here are those of the first view; a panel that is fetched later has its own beside it.
 */
import { useEffect } from 'react';
import * as v from 'valibot';
import type { PlayEntry } from '../../../kernel/log.ts';
import { useTable } from '../../../table/react.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { CheckInput, ShotInput } from '../model/inputs.ts';
import { SIDES } from '../model/words.ts';
import { id, word } from '../schema/parts.ts';
import { checkInput, shotInput } from '../schema/play.ts';
import { TABS } from './use-desk.ts';

export type Schema<T> = v.GenericSchema<unknown, T>;

/** Who is looked at, and which panel is open. */
export const desk = v.strictObject({ selected: v.nullable(id), tab: v.picklist(TABS) });
export const checks: Schema<Readonly<Record<string, CheckInput>>> = v.record(v.string(), checkInput);
export const shots: Schema<Readonly<Record<string, ShotInput>>> = v.record(v.string(), shotInput);

/** The sheet that lies over the screen; the fields of its form go on from its name. */
export const SHEET = 'sheet';
export const sheet = v.nullable(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('new'), side: v.picklist(SIDES) }),
    v.strictObject({ kind: v.literal('commando'), id }),
    v.strictObject({ kind: v.literal('weapon'), who: id, weaponId: v.nullable(word) }),
    v.strictObject({ kind: v.literal('points'), id }),
    v.strictObject({ kind: v.literal('tables') }),
  ]),
);

/** One of two combined acts while it is written: a check or a shot, each kept when the other is chosen. */
export interface Act {
  readonly shoots: boolean;
  readonly check: CheckInput;
  readonly shot: ShotInput;
}
const act = v.strictObject({ shoots: v.boolean(), check: checkInput, shot: shotInput });
export interface Pair {
  readonly acts: readonly [Act, Act];
  readonly veto: boolean;
}
/** Null while only one thing is tried. */
export const pair: Schema<Pair | null> = v.nullable(
  v.strictObject({ acts: v.tuple([act, act]), veto: v.boolean() }),
);

/** The forms that a command was written in. */
function formsOf(command: Command): readonly string[] {
  switch (command.type) {
    case 'holdContest':
    case 'contestCommand':
      return ['contest'];
    case 'startChase':
      return ['chase'];
    case 'startBrawl':
    case 'changeBrawl':
      return ['brawl'];
    case 'silentKill':
      return [`silent/${command.who}`];
    case 'rollCombined':
      return [`pair/check/${command.who}`, `pair/shot/${command.who}`];
    case 'raisePrompt':
      return ['morale'];
    default:
      return [];
  }
}

/** Drops the forms that a new step of the table has sent, be it by the app's dice or by the players' own. */
export function useDropSent(): void {
  const table = useTable<unknown, Command, Event>();
  useEffect(
    () =>
      table.store.subscribe(({ timeline }, before) => {
        for (const entry of timeline.entries.slice(before.timeline.entries.length))
          if (entry.kind === 'play')
            for (const name of formsOf((entry as PlayEntry<Command, Event>).command)) table.dropForm(name);
      }),
    [table],
  );
}

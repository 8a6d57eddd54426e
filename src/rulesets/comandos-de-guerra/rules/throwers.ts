/** Whose dice a request asks for, so that typed dice can be asked by name. */
import type { DiceResult } from '../../../kernel/dice.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { brawlOf, brawlRivals } from './brawl.ts';
import { chaseOf, chaseStanding, drivers } from './chase.ts';
import { type Faces100, type Rival, rivalOf, standing } from './contest.ts';

interface Thrown {
  readonly first: Faces100;
  readonly rerolls: readonly Faces100[];
}

/** The faces so far by entrant, each throw being asked of whoever was tied after the one before. */
function thrownSoFar(
  everybody: readonly string[],
  answers: readonly DiceResult[],
  tiedAfter: (thrown: Thrown) => readonly string[],
): Thrown {
  const by = (ids: readonly string[], values: readonly number[]): Faces100 =>
    Object.fromEntries(ids.map((id, i) => [id, values[i] ?? 1]));
  const [first, ...rest] = answers;
  let thrown: Thrown = { first: by(everybody, first?.values ?? []), rerolls: [] };
  for (const { values } of rest)
    thrown = { ...thrown, rerolls: [...thrown.rerolls, by(tiedAfter(thrown), values)] };
  return thrown;
}

function contestThrowers(
  state: State,
  rivals: readonly Rival[],
  mode: 'onlyOne' | 'order',
  answers: readonly DiceResult[],
): readonly string[] {
  const ids = rivals.map(({ id }) => id);
  if (answers.length === 0) return ids;
  const tied = ({ first, rerolls }: Thrown): readonly string[] =>
    standing(rivals, mode, first, rerolls, state.settings).pending ?? [];
  return tied(thrownSoFar(ids, answers, tied));
}

/**
 * Ids of those whose d100s the next request of a contest, an order, a chase or a brawl asks for, in the
 * order of its dice. Empty for other commands and when nobody is tied any more.
 */
export function throwers(state: State, command: Command, answers: readonly DiceResult[]): readonly string[] {
  switch (command.type) {
    case 'holdContest': {
      const rivals = command.entrants.map((one) => rivalOf(state, one));
      return contestThrowers(state, rivals, command.mode === 'order' ? 'order' : 'onlyOne', answers);
    }
    case 'contestCommand':
      return [command.officer.id, command.subordinate.id];
    case 'rollBrawl': {
      const brawl = brawlOf(state, command.id);
      return brawl ? contestThrowers(state, brawlRivals(state, brawl), 'onlyOne', answers) : [];
    }
    case 'stepChase': {
      const chase = chaseOf(state, command.id);
      if (!chase) return [];
      const everybody = drivers(chase);
      if (answers.length === 0) return everybody;
      const tied = ({ first, rerolls }: Thrown): readonly string[] =>
        chaseStanding(state, chase, first, rerolls).pending ?? [];
      return tied(thrownSoFar(everybody, answers, tied));
    }
    default:
      return [];
  }
}

/** A small language for the tests: soldiers, a table of them, and commands with typed dice. */
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import type { Rejection } from '../../../kernel/result.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Settings } from '../model/settings.ts';
import {
  type Character,
  characterOf,
  freshCharacter,
  initial,
  type Side,
  type State,
} from '../model/state.ts';
import { ruleset } from '../rules/ruleset.ts';

/** A soldier of side A with 3 Actions (2 when wounded), unless told otherwise. */
export const soldier = (id: string, part: Partial<Character> = {}): Character => ({
  ...freshCharacter(id, {
    name: id,
    role: '',
    side: 'A',
    card: { healthy: { maxActions: 3, command: 0 }, wounded: { maxActions: 2, command: 0 } },
    baseDiameter: 1,
  }),
  ...part,
});

/** A sergeant with 5 Actions and Command 2; wounded 3 and 0. */
export const sergeant = (id: string, part: Partial<Character> = {}): Character =>
  soldier(id, {
    card: { healthy: { maxActions: 5, command: 2 }, wounded: { maxActions: 3, command: 0 } },
    ...part,
  });

/** A card with the same number on both sides. */
export const withActions = (maxActions: number, command = 0): Pick<Character, 'card'> => ({
  card: { healthy: { maxActions, command }, wounded: { maxActions, command } },
});

export const at = (x: number, y: number): Pick<Character, 'position'> => ({ position: { x, y } });

export const table = (characters: readonly Character[], settings: Partial<Settings> = {}): State => {
  const empty = initial();
  return {
    ...empty,
    characters,
    board: { ...empty.board, inUse: true },
    settings: { ...empty.settings, ...settings },
  };
};

export const withPool = (state: State, side: Side, atPool: number): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], atPool } },
});

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  /** The code of the refusal, or null. */
  readonly refused: string | null;
}

/** Gives a command with faces for its dice in the order in which they are asked. */
export function play(state: State, command: Command, ...faces: readonly number[]): Played {
  const answers: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), answers);
    if (step.kind === 'badDice') return { state, events: [], refused: 'die-out-of-range' };
    if (step.kind === 'needsDice') {
      const face = faces[answers.length];
      if (face === undefined) throw new Error(`no face for ${step.request.id}`);
      answers.push({ id: step.request.id, source: 'typed', values: [face] });
      continue;
    }
    if (!step.value.ok) return { state, events: [], refused: step.value.why.code };
    const { events } = step.value;
    return { state: events.reduce(ruleset.evolve, state), events, refused: null };
  }
}

/** Why a command is refused before any die, with what the sentence about it names; null when it is not. */
export function refusal(state: State, command: Command): Rejection | null {
  const step = resolve(() => ruleset.decide(state, command), []);
  return step.kind === 'done' && !step.value.ok ? step.value.why : null;
}

/** The man himself; the test fails when he is gone. */
export const man = (state: State, id: string): Character => {
  const found = characterOf(state, id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

export const wound = (characterId: string): Command => ({ type: 'wound', characterId, sameAttack: null });
export const kill = (characterId: string, sameAttack: boolean | null = null): Command => ({
  type: 'kill',
  characterId,
  sameAttack,
});
export const recover = (characterId: string, boosts: Readonly<Record<string, number>> = {}): Command => ({
  type: 'recover',
  characterId,
  boosts: Object.entries(boosts).map(([commanderId, n]) => ({ commanderId, at: n })),
  via: null,
});
/** The test that is owed first, as the guide offers it. */
export const owedTest = (state: State): Command => {
  const command = ruleset.owed(state).find((one) => one.command?.type === 'shockTest')?.command;
  if (!command) throw new Error('nobody owes a test');
  return command;
};

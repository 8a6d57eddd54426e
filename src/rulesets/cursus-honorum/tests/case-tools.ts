/** What the case runner needs: tables from partial characters, commands with typed dice, results to show. */
import type { DiceRequest } from '../../../kernel/dice.ts';
import { type Character, DEFAULT_PROFILE, newCharacter, type Side } from '../model/character.ts';
import type { Choice, Command, Reach } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type CommandLoss, FRESH_STEP, type House, initial, type Phase, type State } from '../model/game.ts';
import { openChoices, waitingPicks } from '../rules/place.ts';
import { ruleset } from '../rules/ruleset.ts';

export type Lists = Readonly<Record<string, readonly string[]>>;
type DraftCharacter = Omit<Partial<Character>, 'pos'> & {
  readonly id: string;
  readonly pos?: readonly [number, number] | null;
};
export interface Given {
  readonly characters: readonly DraftCharacter[];
  readonly turn?: number;
  readonly house?: Omit<Partial<House>, 'offensiveTestOrder'> & { readonly offensiveTestOrder?: unknown };
  readonly commandLoss?: Partial<Record<Side, CommandLoss>>;
  readonly board?: Pick<State['board'], 'widthCm' | 'heightCm'>;
}

/** A refusal on the way; the runner shows its code and keeps the state. */
export class Refused extends Error {}
export const refuse = (code: string): never => {
  throw new Refused(code);
};

function character(draft: DraftCharacter): Character {
  const { pos, psychDice, points, extra, causes, ...rest } = draft;
  const profile = { ...DEFAULT_PROFILE, name: draft.id, side: draft.side ?? 'a' };
  const fresh = newCharacter(draft.id, profile);
  return {
    ...fresh,
    facingDeg: 0,
    ...rest,
    pos: pos ? { x: pos[0], y: pos[1] } : null,
    psychDice: { ...fresh.psychDice, ...psychDice },
    points: { ...fresh.points, ...points },
    extra: { ...fresh.extra, ...extra },
    causes: { ...fresh.causes, ...causes },
  };
}

/** The order of tests as the settings keep it; tracks that a case leaves out follow in the usual order. */
const orderOf = (order: unknown): House['offensiveTestOrder'] =>
  (Array.isArray(order)
    ? [...new Set([...order, 'fury', 'attack', 'pursuit'])].join('-')
    : order) as House['offensiveTestOrder'];

export function withHouse(state: State, house: Given['house']): State {
  const { offensiveTestOrder, ...rest } = house ?? {};
  const order = offensiveTestOrder === undefined ? {} : { offensiveTestOrder: orderOf(offensiveTestOrder) };
  return { ...state, house: { ...state.house, ...rest, ...order } as House };
}

export function build(given: Given): State {
  const empty = initial();
  const army = (side: Side) => ({
    ...empty.armies[side],
    commandLoss: given.commandLoss?.[side] ?? ({ kind: 'none' } as const),
  });
  return withHouse(
    {
      ...empty,
      turn: given.turn ?? 1,
      board: { ...empty.board, ...given.board },
      armies: { a: army('a'), b: army('b') },
      characters: given.characters.map(character),
    },
    given.house,
  );
}

/** The table at the point of the turn that a case talks about. */
export const at = (state: State, phase: Phase, side: Side, round = 1): State => ({
  ...state,
  phase,
  shares: [],
  step:
    phase === 'battle' || phase === 'closed'
      ? null
      : { ...FRESH_STEP, order: [side, side === 'a' ? 'b' : 'a'], round },
});

/** Both armies share as the case says. */
export function sharing(state: State, mode: unknown): State {
  const shareMode = mode === 'manual' ? 'manual' : 'auto';
  const { a, b } = state.armies;
  return { ...state, armies: { a: { ...a, shareMode }, b: { ...b, shareMode } } };
}

/** Typed faces for a request; undefined = nothing was typed. */
export type Answer = (request: DiceRequest) => readonly number[] | undefined;
const NO_DICE: Answer = () => undefined;

/** Gives a command to the rules with typed dice. @throws Refused */
export function give(
  state: State,
  command: Command,
  answer: Answer = NO_DICE,
): { readonly state: State; readonly events: readonly Event[] } {
  const rule = ruleset.decide(state, command);
  let step = rule.next();
  while (!step.done) {
    const { id, count, faces } = step.value;
    const values = answer(step.value);
    if (values === undefined) return refuse(id.startsWith('second:') ? 'E_D6_MISSING' : 'E_DICE_COUNT');
    if (values.length !== count) return refuse('E_DICE_COUNT');
    if (values.some((face) => !Number.isInteger(face) || face < 1 || face > faces))
      return refuse('E_DIE_FACE');
    step = rule.next(values);
  }
  if (!step.value.ok) return refuse(step.value.why.code);
  const { events } = step.value;
  const after = events.reduce(ruleset.evolve, state);
  // By hand every open choice must have been picked (CH-2.9).
  return waitingPicks(after).length > 0 ? refuse('E_PICK_COUNT') : { state: after, events };
}

export const reachOf = (lists: Lists | undefined): Reach[] =>
  Object.entries(lists ?? {}).map(([id, ids]) => ({ id, ids }));
export const choicesOf = (picks: Lists | undefined): Choice[] =>
  Object.entries(picks ?? {}).map(([source, ids]) => ({ source, ids }));

const shares = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'pointsShared' ? [event.share] : []));

/** Choices that were open, in order of allocation. */
export const openOf = (events: readonly Event[]) =>
  shares(events).flatMap((share) =>
    openChoices(share).map(({ id, tied, pick }) => ({ source: id, tied, pick })),
  );

/** Points that found nobody. */
export const lostOf = (events: readonly Event[]): number =>
  events.reduce((sum, event) => {
    if (event.type === 'pointsShared')
      return sum + event.share.sources.reduce((lost, source) => lost + source.lost, 0);
    return event.type === 'roundOpened' ? sum + event.lost : sum;
  }, 0);

/** Points that were placed, by character and track. */
export function gainedOf(events: readonly Event[]): Record<string, Record<string, number>> {
  const gained: Record<string, Record<string, number>> = {};
  const add = (id: string, track: string, points: number): void => {
    const own = gained[id] ?? {};
    own[track] = (own[track] ?? 0) + points;
    gained[id] = own;
  };
  for (const event of events) {
    if (event.type === 'roundOpened')
      for (const { id, points, why } of event.gifts)
        add(id, why === 'fury' ? 'fury' : 'demoralisation', points);
    if (event.type === 'pointsShared')
      for (const source of event.share.sources)
        for (const { id, points } of source.gains) add(id, event.share.track, points);
  }
  return gained;
}

/** The same for one track. */
export const gainedOn = (events: readonly Event[], track: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(gainedOf(events)).flatMap(([id, by]) => (by[track] ? [[id, by[track]]] : [])),
  );

/** What every result shows of the table. */
export const shown = (state: State) => ({
  state: Object.fromEntries(
    state.characters.map((one) => [one.id, { ...one, pos: one.pos && [one.pos.x, one.pos.y] }]),
  ),
  commandLoss: { a: state.armies.a.commandLoss, b: state.armies.b.commandLoss },
  turn: state.turn,
});

/** States and inputs from the fields of a worked case, with the defaults of the specification. */
import { type DiceRequest, type DiceResult, fits, resolve } from '../../../kernel/dice.ts';
import type { Command } from '../model/commands.ts';
import { DEFAULT_HOUSE, type House } from '../model/house.ts';
import { type CheckInput, type Entrant, entrant, type Modifier, plainCheck } from '../model/inputs.ts';
import {
  type Commando,
  commandoFrom,
  emptyDraft,
  emptyProfile,
  type Weapon,
  weaponFrom,
} from '../model/sheet.ts';
import { initial, type State } from '../model/state.ts';
import { DEFAULT_TABLES, type Tables } from '../model/tables.ts';
import { isOne, SHOCK_KINDS, STATUSES } from '../model/words.ts';
import { ruleset } from '../rules/ruleset.ts';

/** All fields of given, `with` and when in one bag: their names do not collide. */
// biome-ignore lint/suspicious/noExplicitAny: worked cases are untyped JSON
export type Bag = Readonly<Record<string, any>>;

export const WHO = 'commando';

/** Everything but the commandos. */
export function sceneOf(ctx: Bag): State {
  const tables = Object.fromEntries(
    Object.entries(DEFAULT_TABLES).map(([key, value]) => [
      key,
      Array.isArray(value) ? (ctx.tables?.[key] ?? value) : { ...value, ...ctx.tables?.[key] },
    ]),
  ) as unknown as Tables;
  const settings: House = { ...DEFAULT_HOUSE, ...ctx.house };
  return {
    ...initial(),
    round: ctx.round ?? 1,
    roundSeconds: ctx.roundSeconds ?? null,
    settings,
    tables,
  };
}

/** A commando of a case: the fields it gives over a plain card. */
export function commandoOfCase(id: string, fields: Bag): Commando {
  const plain = commandoFrom(id, emptyDraft(fields.name ?? id));
  const { life, blows, shock, characteristics, ...rest } = fields;
  const points = (value: unknown, other: Commando['life']): Commando['life'] =>
    typeof value === 'number' ? { max: Math.max(1, value), now: value } : { ...other, ...(value as object) };
  return {
    ...plain,
    ...rest,
    id,
    characteristics: { ...plain.characteristics, ...characteristics },
    life: points(life ?? {}, plain.life),
    blows: points(blows ?? {}, plain.blows),
    shock: shock ? { note: '', roundsLeft: 1, ...shock } : null,
  };
}

/** A card in the states that a case lists: fanatic, apathetic, or a status. */
export function commandoIn(id: string, states: readonly string[], fields: Bag = {}): Commando {
  const plain = commandoOfCase(id, fields);
  const status = states.findLast((word) => isOne(STATUSES, word)) ?? plain.status;
  const kind = states.find((word) => isOne(SHOCK_KINDS, word));
  const shock = kind ? ({ kind, roundsLeft: 1, note: '' } as Commando['shock']) : plain.shock;
  return { ...plain, status: status as Commando['status'], shock };
}

export const withCard = (state: State, ...cards: readonly Commando[]): State => ({
  ...state,
  commandos: cards,
});

export const weaponOfCase = (fields: Bag): Weapon => ({
  ...weaponFrom(emptyProfile('weapon', 'weapon'), ''),
  ...fields,
  id: 'weapon',
});

export const modifiersOf = (list: readonly Bag[] | undefined): Modifier[] =>
  (list ?? []).map(({ id, value }, i) => ({ id: id ?? `m${i + 1}`, value }));

export const checkOf = (fields: Bag, who: string | null = WHO): CheckInput => ({
  ...plainCheck(who, null, fields.level ?? 0),
  kind: fields.kind ?? 'general',
  difficulty: fields.difficulty ?? 'normal',
  modifiers: modifiersOf(fields.modifiers),
  resist: fields.resist ?? false,
});

/** Totals of entrants hold the bonus of their states already, so it is taken off the card's own addends. */
export const entrantOf = (id: string, fields: Bag, who: string | null = null): Entrant => ({
  ...entrant(id, fields.level ?? 0, fields.modifier ?? 0),
  who,
  without: ['fanatic', 'morale'],
});

/** What answers a request for dice: faces, or null when the case does not give them. */
export type Answer = (request: DiceRequest, answers: readonly DiceResult[]) => readonly number[] | null;

export type Played =
  | { readonly kind: 'done'; readonly state: State; readonly events: ReturnType<typeof eventsOf> }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'waiting'; readonly request: DiceRequest };

const eventsOf = (value: Extract<ReturnType<typeof decided>, { ok: true }>) => value.events;

function decided(state: State, command: Command, answers: readonly DiceResult[]) {
  const step = resolve(() => ruleset.decide(state, command), answers);
  if (step.kind !== 'done') throw new Error('unfinished');
  return step.value;
}

/** Gives a command to the ruleset and answers its dice, as the table does. */
export function play(state: State, command: Command, answer: Answer): Played {
  const answers: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), answers);
    if (step.kind === 'done') {
      if (!step.value.ok) return { kind: 'error', error: step.value.why.code };
      const { events } = step.value;
      return { kind: 'done', state: events.reduce(ruleset.evolve, state), events };
    }
    if (step.kind === 'badDice') return { kind: 'error', error: 'DIE_OUT_OF_RANGE' };
    const values = answer(step.request, answers);
    if (values === null) return { kind: 'waiting', request: step.request };
    if (!fits(step.request, values)) return { kind: 'error', error: 'DIE_OUT_OF_RANGE' };
    answers.push({ id: step.request.id, source: 'typed', values });
  }
}

/** Answers by the id of the request; a die that is not there is NaN, which no table accepts. */
export const dice =
  (faces: Readonly<Record<string, number | null | undefined>>): Answer =>
  ({ id }) => [faces[id] ?? Number.NaN];

export const event = <T extends string>(
  played: Extract<Played, { kind: 'done' }>,
  type: T,
): Extract<(typeof played.events)[number], { type: T }> =>
  played.events.find((one) => one.type === type) as Extract<(typeof played.events)[number], { type: T }>;

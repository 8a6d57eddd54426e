/** CG-5: contests of any number. Ties throw again until they part. */
import { type Rule, roll } from '../../../kernel/dice.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import type { Entrant } from '../model/inputs.ts';
import type { Throw } from '../model/records.ts';
import { commandoOf, type Part, type State } from '../model/state.ts';
import { CONTEST_MODES, type ContestMode, isOne, LIMITS } from '../model/words.ts';
import { checkActor, sheetLevel, stateParts } from './actor.ts';
import { checkModifiers, nameOf, sumOf } from './check.ts';
import { judge } from './grades.ts';
import { ledger } from './ledger.ts';
import { checkLevel, type Refusal, reasonOf, refused } from './refusal.ts';

/** An entrant with the numbers that count. */
export interface Rival {
  readonly id: string;
  readonly who: string | null;
  readonly name: string;
  readonly level: number;
  readonly parts: readonly Part[];
  readonly modifier: number;
}

/** Raw faces by entrant. */
export type Faces100 = Readonly<Record<string, number>>;

/**
 * Ties throw again until they part; with a stuck die they would never, so the order of entry decides after
 * this many. Fair dice get there once in 10²⁰⁰.
 */
export const MOST_REROLLS = 100;

/** CG-5.2: level less result. */
export const contestValue = ({ level, modifier }: Pick<Rival, 'level' | 'modifier'>, face: number): number =>
  level - (face + modifier);

/** The numbers of an entrant: level by card or as said, the card's own addends, the players' modifier. */
export function rivalOf(state: State, entrant: Entrant, extra: readonly Part[] = []): Rival {
  const commando = commandoOf(state, entrant.who);
  const automatic = [...stateParts(state, commando), ...extra].filter(
    ({ id }) => !entrant.without.includes(id),
  );
  const own: Part[] = entrant.modifier === 0 ? [] : [{ id: 'own', value: entrant.modifier, house: false }];
  const parts = [...automatic, ...own];
  return {
    id: entrant.id,
    who: commando?.id ?? null,
    name: nameOf(state, entrant.who, entrant.name),
    level: entrant.level ?? sheetLevel(commando, entrant.skill) ?? Number.NaN,
    parts,
    modifier: sumOf(parts),
  };
}

/** Whether all entrants can act and have levels, in the order: actors, levels, modifiers. */
export function checkEntrants(state: State, entrants: readonly Entrant[], resist = false): Refusal | null {
  for (const { who } of entrants) {
    const no = checkActor(state, who, resist);
    if (no) return no;
  }
  for (const entrant of entrants) {
    const no =
      checkLevel(rivalOf(state, entrant).level) ?? checkModifiers([{ id: 'own', value: entrant.modifier }]);
    if (no) return no;
  }
  return null;
}

/** CG-5.1: at least two, nobody twice. */
export function checkCount(ids: readonly string[]): Refusal | null {
  if (ids.length < 2) return reject('CONTEST_TOO_FEW');
  if (ids.length > LIMITS.entrants) return reject('LIST_FULL', { max: LIMITS.entrants });
  return new Set(ids).size === ids.length ? null : reject('CONTEST_DUPLICATE');
}

export interface Standing {
  readonly throws: readonly Throw[];
  /** Who passed, best first; null while a tie that matters is open. */
  readonly order: readonly string[] | null;
  readonly winner: string | null;
  /** In the order of entry (CG-5.4). */
  readonly failed: readonly string[];
  /** Who throws again, sorted; null when nobody does. */
  readonly pending: readonly string[] | null;
}

/** CG-5.3: splits a group by value, the highest first; equal values keep their order. */
function ranked(ids: readonly string[], worth: (id: string) => number): string[][] {
  const values = [...new Set(ids.map(worth))].sort((a, b) => b - a);
  return values.map((value) => ids.filter((id) => worth(id) === value));
}

/**
 * Where a contest stands on the throws known so far. Groups whose dice are not all there stay tied.
 * A re-roll sets the order only: passes, failures and grades are those of the first roll (CG-5.6).
 */
export function standing(
  rivals: readonly Rival[],
  mode: ContestMode,
  first: Faces100,
  rerolls: readonly Faces100[],
  house: House,
): Standing {
  const throws = rivals.map(({ id, who, name, level, parts, modifier }): Throw => {
    const face = first[id]!;
    const outcome = { level, parts, modifier, checkNeeded: true, roll: face };
    return {
      id,
      who,
      name,
      outcome: { ...outcome, ...judge(level, modifier, face, house) },
      value: contestValue({ level, modifier }, face),
      rerolls: rerolls.flatMap((round) => round[id] ?? []),
    };
  });
  const passed = throws.filter(({ outcome }) => outcome.success).map(({ id }) => id);
  const failed = throws.filter(({ outcome }) => !outcome.success).map(({ id }) => id);
  const rivalOfId = (id: string): Rival => rivals.find((one) => one.id === id)!;
  const values = new Map(throws.map(({ id, value }) => [id, value]));
  let groups = ranked(passed, (id) => values.get(id)!);
  // CG-5.5: with one prize only a tie at the top matters.
  const open = (at: number): boolean => groups[at]!.length > 1 && (mode === 'order' || at === 0);
  for (const round of rerolls) {
    groups = groups.flatMap((group, at) =>
      open(at) && group.every((id) => round[id] !== undefined)
        ? ranked(group, (id) => contestValue(rivalOfId(id), round[id]!))
        : [group],
    );
  }
  const tied = groups.filter((_, at) => open(at)).flat();
  const top = groups[0];
  return {
    throws,
    order: tied.length > 0 ? null : groups.flat(),
    winner: top?.length === 1 ? top[0]! : null,
    failed,
    pending: tied.length > 0 ? tied.sort() : null,
  };
}

const facesBy = (ids: readonly string[], faces: readonly number[]): Faces100 =>
  Object.fromEntries(ids.map((id, i) => [id, faces[i]!]));

/** Throws for all, then again for the tied, until the order that matters is known. */
export function* compete(rivals: readonly Rival[], mode: ContestMode, house: House): Rule<Standing> {
  const ids = rivals.map(({ id }) => id);
  const first = facesBy(ids, yield* roll('rolls', ids.length, 100));
  const rerolls: Faces100[] = [];
  for (;;) {
    const now = standing(rivals, mode, first, rerolls, house);
    if (now.pending === null) return now;
    if (rerolls.length >= MOST_REROLLS) return settled(now, rivals);
    const again = yield* roll(`reroll-${rerolls.length + 1}`, now.pending.length, 100);
    rerolls.push(facesBy(now.pending, again));
  }
}

/** A contest that will not end by dice: the order of entry parts what is still tied. */
function settled(now: Standing, rivals: readonly Rival[]): Standing {
  const value = new Map(now.throws.map((one) => [one.id, one.value]));
  const order = rivals
    .map(({ id }) => id)
    .filter((id) => !now.failed.includes(id))
    .sort((a, b) => value.get(b)! - value.get(a)!);
  return { ...now, order, winner: order[0] ?? null, pending: null };
}

/** Why a contest cannot be held; null when the dice can roll. */
export function contestRefusal(state: State, { mode, entrants }: CommandOf<'holdContest'>): Refusal | null {
  if (!isOne(CONTEST_MODES, mode)) return reject('WORD_UNKNOWN', { word: mode });
  return checkCount(entrants.map(({ id }) => id)) ?? checkEntrants(state, entrants);
}

export const whyNotContest = (state: State, command: CommandOf<'holdContest'>): Rejection | null =>
  reasonOf(contestRefusal(state, command));

/** One contest; morale cards come from the first roll only (CG-5.7). */
export function* holdContest(state: State, command: CommandOf<'holdContest'>): Rule<Decision<Event>> {
  const no = contestRefusal(state, command);
  if (refused(no)) return no;
  const mode = command.mode as ContestMode;
  const rivals = command.entrants.map((entrant) => rivalOf(state, entrant));
  const { throws, order, winner, failed } = yield* compete(rivals, mode, state.settings);
  const log = ledger(state);
  const what = command.what.trim().slice(0, LIMITS.text);
  log.add({ type: 'contestHeld', mode, what, throws, order: order ?? [], winner, failed });
  for (const { who, outcome } of throws) log.promptGrade(who, outcome);
  return log.done();
}

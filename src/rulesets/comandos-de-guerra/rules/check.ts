/** CG-1 and CG-3: one check of one commando, from what is tried to what it shows. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import type { CheckInput, Modifier } from '../model/inputs.ts';
import { type CheckRecord, commandoOf, type Outcome, type Part, type State } from '../model/state.ts';
import { CHECK_KINDS, DIFFICULTIES, type Difficulty, isOne, LIMITS, type Role } from '../model/words.ts';
import { checkActor, sheetLevel, stateParts } from './actor.ts';
import { diceRefusal } from './dice-text.ts';
import { judge } from './grades.ts';
import { type Ledger, ledger } from './ledger.ts';
import { checkLevel, type Refusal, refused } from './refusal.ts';

/** CG-3.1: difficulty changes the die, by CG-3.3, CG-3.4, CG-3.5, CG-3.6. Weapons read theirs from the table of ranges (CG-3.7). */
export const DIFFICULTY_MODIFIER: Readonly<Record<Difficulty, number>> = {
  veryEasy: -40,
  easy: -20,
  normal: 0,
  hard: 20,
  veryHard: 40,
};

export const COMBINED_PENALTY = 20; // CG-4.3, CG-4.4

/** What a check comes to before the die. */
export interface CheckPlan {
  readonly level: number;
  readonly parts: readonly Part[];
  readonly modifier: number;
  readonly checkNeeded: boolean;
}

export const sumOf = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/** Unknown words, first of all checks. */
export function checkWords(input: CheckInput): Refusal | null {
  if (!isOne(DIFFICULTIES, input.difficulty)) return reject('DIFFICULTY_UNKNOWN', { word: input.difficulty });
  if (!isOne(CHECK_KINDS, input.kind)) return reject('WORD_UNKNOWN', { word: input.kind });
  if (input.modifiers.length > LIMITS.modifiers) return reject('LIST_FULL', { max: LIMITS.modifiers });
  return input.hazard && diceRefusal(input.hazard.damage);
}

/** Modifiers are whole numbers. */
export const checkModifiers = (modifiers: readonly Modifier[]): Refusal | null =>
  modifiers.every(({ value }) => Number.isInteger(value) && Math.abs(value) <= LIMITS.modifier)
    ? null
    : reject('MODIFIER_NOT_INTEGER');

/** The level that a check goes against: as said, or as on the card. Null: nobody knows. */
export const levelOf = (
  state: State,
  { who, skill, level }: Pick<CheckInput, 'who' | 'skill' | 'level'>,
): number | null => level ?? sheetLevel(commandoOf(state, who), skill);

export const rolePart = (role: Role): Part[] =>
  role === 'main' || role === 'secondary' ? [{ id: 'combined', value: COMBINED_PENALTY, house: false }] : [];

/** Players' own addends, which never carry the mark of a house default. */
export const ownParts = (modifiers: readonly Modifier[]): Part[] =>
  modifiers.map(({ id, value }) => ({ id, value, house: false }));

/**
 * A check before its die, or the reason why there is none, in the order: words, actor, levels.
 * It is what the panel shows while the players choose.
 */
export function planCheck(state: State, input: CheckInput, role: Role): CheckPlan | Refusal {
  const level = levelOf(state, input);
  const no =
    checkWords(input) ??
    checkActor(state, input.who, input.resist) ??
    checkLevel(level ?? Number.NaN) ??
    checkModifiers(input.modifiers);
  if (no) return no;
  const difficulty = input.difficulty as Difficulty;
  // CG-3.2: very easy needs no roll, except with weapons (CG-3.7).
  if (difficulty === 'veryEasy' && input.kind === 'general')
    return { level: level!, parts: [], modifier: 0, checkNeeded: false };
  const own: Part =
    input.kind === 'weapon'
      ? { id: 'range', value: state.tables.range[difficulty], house: false }
      : { id: 'difficulty', value: DIFFICULTY_MODIFIER[difficulty], house: false };
  const automatic = [own, ...rolePart(role), ...stateParts(state, commandoOf(state, input.who))];
  const parts = [...automatic.filter(({ id }) => !input.without.includes(id)), ...ownParts(input.modifiers)];
  return { level: level!, parts, modifier: sumOf(parts), checkNeeded: true };
}

/** Rolls a planned check (CG-1.3, CG-1.4); one that needs no roll asks for none. */
export function* throwCheck(plan: CheckPlan, diceId: string, house: House): Rule<Outcome> {
  const { level, parts, modifier, checkNeeded } = plan;
  if (!checkNeeded) return { ...plan, roll: null, result: null, success: true, grade: null, natural: null };
  const face = yield* rollOne(diceId, 100);
  return { level, parts, modifier, checkNeeded, roll: face, ...judge(level, modifier, face, house) };
}

/** The name that the log gives to whoever rolled. */
export const nameOf = (state: State, who: string | null, name: string): string =>
  commandoOf(state, who)?.name ?? name.trim().slice(0, LIMITS.name);

/** CG-1.8: a check is hidden when it says so, or when its skill does. */
export const isHidden = (state: State, { who, skill, hidden }: CheckInput): boolean =>
  hidden ?? commandoOf(state, who)?.skills.find(({ id }) => id === skill)?.hidden ?? false;

/** Writes a rolled check down: the record, its morale card, the harm of a failure (CG-2.14). */
export function noteCheck(state: State, log: Ledger, input: CheckInput, role: Role, outcome: Outcome): void {
  const check: CheckRecord = {
    who: input.who,
    name: nameOf(state, input.who, input.name),
    skill: input.skill,
    what: input.what.trim().slice(0, LIMITS.text),
    role,
    outcome,
  };
  const hidden = isHidden(state, input) && outcome.checkNeeded ? log.id() : null;
  log.add({ type: 'checkRolled', check, hidden });
  log.promptGrade(input.who, outcome, hidden);
  const { grade } = outcome;
  if (input.hazard && (grade === 'mediumFailure' || grade === 'highFailure'))
    log.add({
      type: 'hazardRaised',
      hazard: {
        id: log.id(),
        who: input.who,
        name: check.name,
        text: input.hazard.text.slice(0, LIMITS.text),
        damage: input.hazard.damage,
        grade,
        rolled: null,
        suggested: null,
        hidden,
      },
    });
}

/** One check. */
export function* rollCheck(state: State, { check }: CommandOf<'rollCheck'>): Rule<Decision<Event>> {
  const plan = planCheck(state, check, 'none');
  if (refused(plan)) return plan;
  const log = ledger(state);
  noteCheck(state, log, check, 'none', yield* throwCheck(plan, 'check', state.settings));
  return log.done();
}

/** CG-1.8: the director publishes a hidden check. */
export function reveal(state: State, { id }: CommandOf<'reveal'>): Decision<Event> {
  const hidden = state.hidden.find((one) => one.id === id && !one.revealed);
  if (!hidden) return reject('CARD_GONE');
  const { who, name, skill, what, role, outcome } = hidden;
  const log = ledger(state);
  log.add({ type: 'hiddenRevealed', id, check: { who, name, skill, what, role, outcome } });
  return log.done();
}

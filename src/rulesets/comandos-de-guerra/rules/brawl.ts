/** CG-7.1, CG-7.7: fists, exchange by exchange until the players stop. One contest of all who are up, one blow by the winner. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import { type Brawl, commandoOf, type Fighter, type Part, type State } from '../model/state.ts';
import { type Grade, LIMITS, type Status } from '../model/words.ts';
import { checkCount, checkEntrants, compete, type Rival, rivalOf } from './contest.ts';
import { halved } from './grades.ts';
import { type Ledger, ledger } from './ledger.ts';
import { checkWhole, firstRefusal, type Refusal, reasonOf } from './refusal.ts';

export const brawlOf = (state: State, id: string): Brawl | undefined =>
  state.brawls.find((one) => one.id === id);

/** A fighter of a brawl, on whichever side. */
export const fighterOf = ({ a, b }: Brawl, id: string | undefined): Fighter | undefined =>
  [...a, ...b].find((one) => one.id === id);

/** Blow points left; a card keeps its own. */
export const blowsLeft = (state: State, { who, blows }: Fighter): number =>
  commandoOf(state, who)?.blows.now ?? blows;

/** Whether a fighter still stands (CG-7.9). */
export function isUp(state: State, fighter: Fighter): boolean {
  const commando = commandoOf(state, fighter.who);
  return !fighter.out && blowsLeft(state, fighter) > 0 && (!commando || commando.status === 'active');
}

/** What has put a fighter down who does not stand: the state of the card, or the blows (CG-7.6). */
export function downAs(state: State, { who }: Fighter): Exclude<Status, 'active'> {
  const status = commandoOf(state, who)?.status ?? 'active';
  return status === 'active' ? 'unconscious' : status;
}

export const fightersUp = (state: State, { a, b }: Brawl): { a: Fighter[]; b: Fighter[] } => ({
  a: a.filter((one) => isUp(state, one)),
  b: b.filter((one) => isUp(state, one)),
});

/** CG-7.3, CG-7.4: −20 for each opponent in excess, at most −60, for the larger side. */
export const excessBonus = (own: number, other: number): number =>
  -20 * Math.min(3, Math.max(0, own - other)) + 0;

/** Everybody who throws, with the bonus of numbers on top. */
export function brawlRivals(state: State, brawl: Brawl): Rival[] {
  const { a, b } = fightersUp(state, brawl);
  const rivals = (side: readonly Fighter[], bonus: number): Rival[] => {
    const extra: Part[] = bonus === 0 ? [] : [{ id: 'excess', value: bonus, house: false }];
    return side.map((one) => rivalOf(state, one, extra));
  };
  return [...rivals(a, excessBonus(a.length, b.length)), ...rivals(b, excessBonus(b.length, a.length))];
}

/** Opponents of a fighter that can be hit. */
export function targetsOf(state: State, brawl: Brawl, fighter: string): Fighter[] {
  const up = fightersUp(state, brawl);
  return brawl.a.some(({ id }) => id === fighter) ? up.b : up.a;
}

/**
 * CG-7.5, CG-7.8: half of the d10; by house rule the grade then doubles or halves it.
 * CG-7.6: five in one blow knock out whatever is left.
 */
export function blowOf(die: number, grade: Grade, house: House): number {
  const plain = halved(die, house);
  if (!house.brawlGradeDamage) return plain;
  return grade === 'highSuccess' ? 2 * plain : grade === 'lowSuccess' ? halved(plain, house) : plain;
}

export const knocksOut = (blow: number, left: number): boolean => left <= 0 || blow >= 5;

export function brawlRefusal(state: State, id: string): Refusal | null {
  const brawl = brawlOf(state, id);
  if (!brawl) return reject('BRAWL_UNKNOWN');
  const { a, b } = fightersUp(state, brawl);
  if (a.length === 0 || b.length === 0) return reject('SIDE_EMPTY');
  // Whoever is apathetic may still resist by force (CG-18.5).
  return checkEntrants(state, [...a, ...b], true);
}

export const whyNoBrawl = (state: State, id: string): Rejection | null => reasonOf(brawlRefusal(state, id));

function* strike(
  state: State,
  log: Ledger,
  brawl: Brawl,
  by: { readonly id: string; readonly grade: Grade },
  target: Fighter,
): Rule<void> {
  const die = yield* rollOne('blow', 10);
  const damage = blowOf(die, by.grade, state.settings);
  const left = Math.max(0, blowsLeft(state, target) - damage);
  const nameIn = (id: string): string => {
    const fighter = fighterOf(brawl, id);
    return commandoOf(state, fighter?.who ?? null)?.name ?? fighter?.name ?? '';
  };
  log.add({
    type: 'blowStruck',
    id: brawl.id,
    by: by.id,
    byName: nameIn(by.id),
    target: target.id,
    targetName: nameIn(target.id),
    targetWho: target.who,
    die,
    damage,
    blowsLeft: left,
    knockedOut: knocksOut(damage, left),
  });
}

/** One exchange. With several opponents and no target said, the blow waits for the winner's choice. */
export function* rollBrawl(state: State, { id, target }: CommandOf<'rollBrawl'>): Rule<Decision<Event>> {
  const no = brawlRefusal(state, id);
  if (no) return no;
  const brawl = brawlOf(state, id)!;
  const { throws, winner } = yield* compete(brawlRivals(state, brawl), 'onlyOne', state.settings);
  const grade = throws.find((one) => one.id === winner)?.outcome.grade ?? null;
  const log = ledger(state);
  log.add({ type: 'brawlExchanged', id, throws, winner, grade }); // CG-7.2
  for (const { who, outcome } of throws) log.promptGrade(who, outcome);
  if (winner !== null && grade !== null) {
    const targets = targetsOf(state, brawl, winner);
    const chosen = targets.length === 1 ? targets[0] : targets.find((one) => one.id === target);
    if (chosen) yield* strike(state, log, brawl, { id: winner, grade }, chosen);
  }
  return log.done();
}

/** The blow of an exchange that was won; null hits the first opponent who is up. */
export function* strikeBlow(state: State, { id, target }: CommandOf<'strikeBlow'>): Rule<Decision<Event>> {
  const brawl = brawlOf(state, id);
  if (!brawl) return reject('BRAWL_UNKNOWN');
  if (!brawl.blow) return reject('NO_BLOW_WAITS');
  const targets = targetsOf(state, brawl, brawl.blow.by);
  const chosen = target === null ? targets[0] : targets.find((one) => one.id === target);
  if (!chosen) return target === null ? reject('SIDE_EMPTY') : reject('TARGET_UNKNOWN');
  const log = ledger(state);
  yield* strike(state, log, brawl, { id: brawl.blow.by, grade: brawl.blow.grade }, chosen);
  return log.done();
}

function checkSides(state: State, { a, b }: Pick<Brawl, 'a' | 'b'>): Refusal | null {
  const all = [...a, ...b];
  if (a.length === 0 || b.length === 0) return reject('SIDE_EMPTY');
  return firstRefusal(
    checkCount(all.map(({ id }) => id)),
    checkEntrants(
      state,
      all.filter((one) => isUp(state, one)),
      true,
    ),
    ...all.map(({ blows }) => checkWhole('blows', blows, 0, LIMITS.points)),
  );
}

const named = (side: readonly Fighter[]): Fighter[] =>
  side.map((one) => ({ ...one, name: one.name.trim().slice(0, LIMITS.name) }));

export function startBrawl(state: State, { id, note, a, b }: CommandOf<'startBrawl'>): Decision<Event> {
  if (brawlOf(state, id)) return reject('ID_TAKEN');
  if (state.brawls.length >= LIMITS.brawls) return reject('LIST_FULL', { max: LIMITS.brawls });
  const no = checkSides(state, { a, b });
  if (no) return no;
  return accept({
    type: 'brawlStarted',
    brawl: { id, note: note.trim().slice(0, LIMITS.text), a: named(a), b: named(b), blow: null },
  });
}

export function changeBrawl(state: State, { brawl }: CommandOf<'changeBrawl'>): Decision<Event> {
  const known = brawlOf(state, brawl.id);
  if (!known) return reject('BRAWL_UNKNOWN');
  const no = checkSides(state, brawl);
  if (no) return no;
  const note = brawl.note.trim().slice(0, LIMITS.text);
  return accept({
    type: 'brawlChanged',
    brawl: { ...brawl, note, a: named(brawl.a), b: named(brawl.b), blow: null },
  });
}

export function endBrawl(state: State, { id }: CommandOf<'endBrawl'>): Decision<Event> {
  const brawl = brawlOf(state, id);
  return brawl ? accept({ type: 'brawlEnded', id, note: brawl.note }) : reject('BRAWL_UNKNOWN');
}

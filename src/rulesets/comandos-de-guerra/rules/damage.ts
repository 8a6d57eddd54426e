/** CG-13.4, CG-10.8: what a hit does, and whether it does anything: armour alone decides. */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import type { DamageRecord } from '../model/records.ts';
import { commandoOf, type Hit, type State, weaponOf } from '../model/state.ts';
import { GRADES, type Grade, isOne, LIMITS } from '../model/words.ts';
import { nameOf } from './check.ts';
import { diceRefusal, parseDice, rollDice } from './dice-text.ts';
import { halved } from './grades.ts';
import { type Ledger, ledger } from './ledger.ts';
import { checkWhole, type Refusal, reasonOf, refused } from './refusal.ts';

export interface DamageInput {
  readonly life: number;
  readonly armour: number;
  readonly grade: string;
  readonly rolled: number;
  /** With `armourMode: manual`, how much the director lets through; null: not said yet. */
  readonly through: number | null;
}

export interface DamageOutcome {
  readonly dealt: number;
  readonly armourLeft: number;
  readonly through: number | null;
  readonly lifeLeft: number;
  readonly wounded: boolean;
  readonly outOfAction: boolean;
  readonly moralePrompt: 'demoralise' | null;
}

/** Rolled damage by grade: doubled, plain, halved (CG-2.12, CG-13.2, CG-13.3). */
export function gradedDamage(grade: Grade, rolled: number, house: House): number {
  if (grade === 'highSuccess') return 2 * rolled;
  return grade === 'lowSuccess' ? halved(rolled, house) : rolled;
}

/**
 * Damage, armour and life. Refuses a failed grade (`NO_HIT`) and numbers below zero.
 * In pool mode armour is emptied first (CG-13.5); life stops at 0 (CG-13.6, CG-13.7).
 */
export function damageOf(input: DamageInput, house: House): DamageOutcome | Refusal {
  const { life, armour, grade, rolled } = input;
  if (!isOne(GRADES, grade)) return reject('WORD_UNKNOWN', { word: grade });
  if (!grade.endsWith('Success')) return reject('NO_HIT');
  if (!(rolled >= 0) || (input.through !== null && !(input.through >= 0))) return reject('DAMAGE_NEGATIVE');
  const dealt = gradedDamage(grade, rolled, house);
  const manual = house.armourMode === 'manual';
  const soaked = manual ? 0 : Math.min(armour, dealt);
  const through = manual ? input.through : dealt - soaked;
  const lifeLeft = Math.max(0, life - (through ?? 0));
  const wounded = lifeLeft < life;
  return {
    dealt,
    armourLeft: armour - soaked,
    through,
    lifeLeft,
    wounded,
    outOfAction: through !== null && lifeLeft === 0,
    moralePrompt: wounded && lifeLeft > 0 ? 'demoralise' : null,
  };
}

/** A number of points that somebody says: whole, and not below zero. */
export const checkDamage = (amount: number): Refusal | null =>
  amount >= 0 ? checkWhole('damage', amount, 0, LIMITS.damage) : reject('DAMAGE_NEGATIVE');

/** Writes damage down and raises the card of the wounded (CG-17.3). */
export function wound(log: Ledger, damage: DamageRecord): void {
  log.add({ type: 'damageDealt', damage });
  if (damage.wounded && !damage.outOfAction) log.prompt('wounded', [damage.targetId]);
}

interface Blow {
  readonly targetId: string;
  readonly targetName: string;
  readonly damage: string;
  readonly grade: Grade;
}

/** Lets a rolled number loose on a target. Null: the director must say first how much gets through. */
export function land(
  state: State,
  log: Ledger,
  blow: Blow,
  rolled: number,
  through: number | null,
): number | null {
  const victim = commandoOf(state, blow.targetId);
  const armour = victim?.armour ?? 0;
  const life = victim?.life.now ?? 0;
  const out = damageOf({ life, armour, grade: blow.grade, rolled, through }, state.settings);
  if (refused(out)) return null;
  // Without a card there is neither armour nor life to keep: the number is all there is to say.
  if (out.through === null && victim) return out.dealt;
  wound(log, {
    targetId: blow.targetId,
    targetName: victim?.name ?? blow.targetName,
    grade: blow.grade,
    damage: blow.damage,
    rolled,
    dealt: out.dealt,
    armourLeft: victim ? out.armourLeft : null,
    through: out.through ?? out.dealt,
    lifeLeft: victim ? out.lifeLeft : null,
    wounded: victim !== undefined && out.wounded,
    outOfAction: victim !== undefined && out.outOfAction,
  });
  return null;
}

/** What a hit that waits has still to be told; null when it can be settled. */
function hitRefusal(
  hit: Hit,
  { damage, through }: Pick<CommandOf<'resolveHit'>, 'damage' | 'through'>,
): Refusal | null {
  const wrong = through === null ? null : checkDamage(through);
  if (wrong) return wrong;
  const text = hit.damage ?? damage;
  if (text === null) return reject('TABLE_CELL_EMPTY', { table: 'damage' });
  const unsaid = hit.dealt !== null && through === null;
  return diceRefusal(text) ?? (unsaid ? reject('THROUGH_NOT_SAID', { dealt: hit.dealt }) : null);
}

export const whyNotHit = (
  hit: Hit,
  command: Pick<CommandOf<'resolveHit'>, 'damage' | 'through'>,
): Rejection | null => reasonOf(hitRefusal(hit, command));

/** Rolls and applies a hit that waits for damage, or lets rolled damage through. */
export function* resolveHit(state: State, command: CommandOf<'resolveHit'>): Rule<Decision<Event>> {
  const hit = state.hits.find((one) => one.id === command.id);
  if (!hit) return reject('CARD_GONE');
  const no = hitRefusal(hit, command);
  if (no) return no;
  const { through } = command;
  const text = (hit.damage ?? command.damage)!;
  const log = ledger(state);
  const weapon = weaponOf(commandoOf(state, hit.by), hit.weaponId);
  if (hit.damage === null && command.remember && weapon)
    log.add({
      type: 'weaponSet',
      who: hit.by,
      weapon: { ...weapon, damage: { ...weapon.damage, [hit.difficulty]: text } },
    });
  log.add({ type: 'hitClosed', id: hit.id, targetName: hit.targetName, dropped: false });
  if (hit.dealt !== null) {
    landDealt(state, log, hit, text, hit.dealt, through!);
    return log.done();
  }
  const rolled = yield* rollDice('damage', parseDice(text)!);
  const waits = land(state, log, { ...hit, damage: text }, rolled, through);
  if (waits !== null)
    log.add({ type: 'hitRaised', hit: { ...hit, id: log.id(), damage: text, dealt: waits } });
  return log.done();
}

/** Damage that was graded already: only the way through the armour is left. */
function landDealt(state: State, log: Ledger, hit: Hit, text: string, dealt: number, through: number): void {
  const victim = commandoOf(state, hit.targetId);
  const life = victim?.life.now ?? 0;
  const lifeLeft = Math.max(0, life - through);
  wound(log, {
    targetId: hit.targetId,
    targetName: victim?.name ?? hit.targetName,
    grade: hit.grade,
    damage: text,
    rolled: dealt,
    dealt,
    armourLeft: victim?.armour ?? null,
    through,
    lifeLeft: victim ? lifeLeft : null,
    wounded: victim !== undefined && lifeLeft < life,
    outOfAction: victim !== undefined && lifeLeft === 0,
  });
}

export function dropHit(state: State, { id }: CommandOf<'dropHit'>): Decision<Event> {
  const hit = state.hits.find((one) => one.id === id);
  return hit
    ? accept({ type: 'hitClosed', id, targetName: hit.targetName, dropped: true })
    : reject('CARD_GONE');
}

/** Damage that no weapon of a card deals: a charge, a fall, a burning lorry. */
export function* dealDamage(state: State, command: CommandOf<'dealDamage'>): Rule<Decision<Event>> {
  const dice = parseDice(command.damage);
  if (!dice) return reject('DAMAGE_TEXT_UNKNOWN', { text: command.damage });
  const { through } = command;
  const tried = damageOf({ life: 0, armour: 0, grade: command.grade, rolled: 0, through }, state.settings);
  if (refused(tried)) return tried;
  const wrong = through === null ? null : checkDamage(through);
  if (wrong) return wrong;
  const log = ledger(state);
  const { targetId, damage } = command;
  const targetName = nameOf(state, targetId, command.targetName);
  const blow = { targetId, targetName, damage, grade: command.grade as Grade };
  const rolled = yield* rollDice('damage', dice);
  const waits = land(state, log, blow, rolled, through);
  if (waits !== null)
    log.add({
      type: 'hitRaised',
      hit: {
        id: log.id(),
        by: '',
        weaponId: '',
        targetId: blow.targetId,
        targetName: blow.targetName,
        difficulty: 'normal',
        grade: blow.grade,
        damage: blow.damage,
        dealt: waits,
      },
    });
  return log.done();
}

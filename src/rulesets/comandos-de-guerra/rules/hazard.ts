/** CG-2.14: what a failed dangerous act costs. */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { commandoOf, type HazardCard, type State } from '../model/state.ts';
import type { Grade } from '../model/words.ts';
import { checkDamage, wound } from './damage.ts';
import { parseDice, rollDice } from './dice-text.ts';
import { ledger } from './ledger.ts';

/**
 * Whether a grade brings the stated harm, and how much to propose: as rolled on a medium failure (CG-2.13),
 * twice as much on a high one.
 */
export function hazardOf(grade: Grade, rolled: number): { apply: boolean; suggested: number } {
  if (grade === 'highFailure') return { apply: true, suggested: 2 * rolled };
  return grade === 'mediumFailure' ? { apply: true, suggested: rolled } : { apply: false, suggested: 0 };
}

/** CG-1.8: the card of a hidden check is touched by nobody before that is revealed. */
const cardOf = (state: State, id: string): HazardCard | undefined =>
  state.hazards.find((card) => card.id === id && card.hidden === null);

/** Rolls the harm and proposes an amount. */
export function* rollHazard(state: State, { id }: CommandOf<'rollHazard'>): Rule<Decision<Event>> {
  const card = cardOf(state, id);
  if (!card) return reject('CARD_GONE');
  const dice = parseDice(card.damage);
  if (!dice) return reject('DAMAGE_TEXT_UNKNOWN', { text: card.damage });
  const rolled = yield* rollDice('hazard', dice);
  return accept({ type: 'hazardRolled', id, rolled, suggested: hazardOf(card.grade, rolled).suggested });
}

/** The director's amount goes off the life points; armour does not help against a fall. */
export function applyHazard(state: State, { id, amount }: CommandOf<'applyHazard'>): Decision<Event> {
  const card = cardOf(state, id);
  if (!card) return reject('CARD_GONE');
  const wrong = checkDamage(amount);
  if (wrong) return wrong;
  const log = ledger(state);
  log.add({ type: 'hazardApplied', id, name: card.name, amount });
  const victim = commandoOf(state, card.who);
  if (victim) {
    const lifeLeft = Math.max(0, victim.life.now - amount);
    wound(log, {
      targetId: victim.id,
      targetName: victim.name,
      grade: card.grade,
      damage: card.damage,
      rolled: card.rolled ?? amount,
      dealt: amount,
      armourLeft: victim.armour,
      through: amount,
      lifeLeft,
      wounded: lifeLeft < victim.life.now,
      outOfAction: lifeLeft === 0,
    });
  }
  return log.done();
}

export function dropHazard(state: State, { id }: CommandOf<'dropHazard'>): Decision<Event> {
  const card = cardOf(state, id);
  return card ? accept({ type: 'hazardDropped', id, name: card.name }) : reject('CARD_GONE');
}

/** CG-1.9, CG-18: who can act, and what a card adds to every roll by itself. */
import { type Rejection, reject } from '../../../kernel/result.ts';
import type { Commando } from '../model/sheet.ts';
import { commandoOf, type Part, type State } from '../model/state.ts';
import { CHARACTERISTICS, isOne } from '../model/words.ts';
import { type Refusal, reasonOf } from './refusal.ts';

export const FANATIC_BONUS = -20; // CG-18.4

/** Why this commando cannot act; null when nothing stands in the way. `resist` lifts apathy only. */
function actorRefusal(commando: Commando, resist: boolean): Refusal | null {
  if (commando.status !== 'active') return reject('COMMANDO_OUT_OF_ACTION', { name: commando.name }); // CG-1.9
  if (commando.pendingShock !== null) return reject('SHOCK_CHOICE_PENDING', { name: commando.name }); // CG-18.2
  if (commando.shock?.kind === 'apathetic' && !resist)
    return reject('COMMANDO_APATHETIC', { name: commando.name, rounds: commando.shock.roundsLeft }); // CG-18.5
  return null;
}

/** Whether there is such a card, and whether it can act; somebody without a card always can. */
export function checkActor(state: State, who: string | null, resist = false): Refusal | null {
  if (who === null) return null;
  const commando = commandoOf(state, who);
  return commando ? actorRefusal(commando, resist) : reject('COMMANDO_UNKNOWN');
}

/** The same for a screen: why a card's controls would refuse. */
export const whyCannotAct = (state: State, id: string, resist = false): Rejection | null =>
  reasonOf(checkActor(state, id, resist));

/** How far morale has moved since the mission began; null before the first mission (CG-16.6). */
export const moraleChange = ({ morale, initialMorale }: Commando): number | null =>
  morale === null || initialMorale === null ? null : morale - initialMorale;

/** Addends that a commando's state brings to each check; morale checks ask `moraleParts` instead. */
export function stateParts(state: State, commando: Commando | undefined): Part[] {
  const parts: Part[] = [];
  if (commando?.shock?.kind === 'fanatic') parts.push({ id: 'fanatic', value: FANATIC_BONUS, house: false });
  const change = commando ? moraleChange(commando) : null;
  if (state.settings.moraleModifiesChecks && change !== null && change !== 0)
    parts.push({ id: 'morale', value: -change, house: false }); // CG-16.6
  return parts;
}

/**
 * The level on the card for a characteristic or a skill; a skill that is not there is level 0 (CG-1.2).
 * Null when there is no card.
 */
export function sheetLevel(commando: Commando | undefined, skill: string | null): number | null {
  if (!commando) return null;
  if (skill !== null && isOne(CHARACTERISTICS, skill)) return commando.characteristics[skill];
  return commando.skills.find(({ id }) => id === skill)?.level ?? 0;
}

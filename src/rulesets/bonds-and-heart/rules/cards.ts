/** BH-6.3, BH-6.5, BH-6.9, BH-6.12: what attack cards are worth. */
import { accept, type Decision, type Rejection } from '../../../kernel/result.ts';
import { type Bearer, QUALITIES, type QualityId } from '../model/bearer.ts';
import type { CardType, PlayCommand } from '../model/commands.ts';
import { type Bonus, type Event, sumOf } from '../model/events.ts';
import { activeOf, bearerOf, type Help, helpOf, type State } from '../model/state.ts';
import { adviceCap, cardOwnerOf, rollerOf, usualQuality, whyNotCard } from './effects.ts';
import { because, firstOf } from './faults.ts';

type PlayCard = Extract<PlayCommand, { type: 'playCard' }>;

/** The bonuses of all advice that waits for this bearer's next card, each capped by itself (BH-6.11). */
export const adviceBonuses = (state: State, bearer: Bearer, quality: QualityId): Bonus[] =>
  bearer.pendingAdvice.map(({ from, light }) => {
    const cap = adviceCap(state, bearer, bearerOf(state, from), quality);
    return { from, kind: 'admirationEnvy', light, cap, ability: null, amount: Math.min(light, cap) };
  });

/** Accepted love and friendship that this bearer's next card can use: without a cap (BH-6.3, BH-6.5). */
export const cardHelps = (state: State, bearerId: string): Help[] =>
  state.helps.filter(
    (help) => help.mode === 'combat' && help.kind !== 'protectionContempt' && rollerOf(help) === bearerId,
  );

const whyNotHelps = (state: State, command: PlayCard): Rejection | null => {
  const helps = command.helps.map((id) => helpOf(state, id));
  const fitting = cardHelps(state, command.id);
  const hands = new Set(helps.map((help) => (help ? cardOwnerOf(help) : '')));
  return firstOf(
    helps.some((help) => !help) || new Set(command.helps).size < command.helps.length
      ? because('BH_E_HELP_GONE')
      : null,
    // One card comes from one hand.
    helps.some((help) => help && !fitting.includes(help)) || hands.size > 1
      ? because('BH_E_HELP_OTHER')
      : null,
  );
};

/** Why this card cannot be played; null when it can. */
export const whyNotPlayCard = (state: State, command: PlayCard): Rejection | null =>
  firstOf(
    activeOf(state, command.id) ? null : because('BH_E_NOT_ACTIVE'),
    whyNotCard(command.base, command.cardType),
    command.quality === null || QUALITIES.includes(command.quality) ? null : because('BH_E_SCORE_RANGE'),
    whyNotHelps(state, command),
  );

/** Plays an attack card: base + pending advice + accepted claims, with no upper limit (BH-6.12). */
export function playCard(state: State, command: PlayCard): Decision<Event> {
  const why = whyNotPlayCard(state, command);
  if (why) return { ok: false, why };
  const bearer = activeOf(state, command.id)!;
  const cardType = command.cardType as CardType;
  const quality = command.quality ?? usualQuality(cardType);
  const helps = command.helps.map((id) => helpOf(state, id)!);
  const bonuses: Bonus[] = [
    ...adviceBonuses(state, bearer, quality),
    ...helps.map(({ claimant, claimed, kind, light }) => ({
      from: claimed === bearer.id ? claimant : claimed,
      kind,
      light,
      cap: null,
      ability: null,
      amount: light,
    })),
  ];
  const bonus = sumOf(bonuses);
  const [first] = helps;
  return accept({
    type: 'cardPlayed',
    id: bearer.id,
    cardFrom: first ? cardOwnerOf(first) : bearer.id,
    base: command.base,
    cardType,
    quality,
    bonuses,
    bonus,
    value: command.base + bonus,
    used: command.helps,
  });
}

/** PS-5: pulling oneself together, an Action that costs 1 AT. */
import type { Rule } from '../../../kernel/dice.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Character, characterOf, type State } from '../model/state.ts';
import { actionsLeft, targetOf } from './actions.ts';
import { billFor, type Helper, helpersFor, realBoosts, totalAt, whyNotHelped } from './boosts.ts';
import { hasWoundShock } from './cards.ts';
import { settle } from './checks.ts';
import { evolve } from './evolve.ts';
import { openShortfall } from './shortfall.ts';
import { throwDie } from './throw.ts';

/** PS-5.1: what a try costs without boosts. */
export const TRY_COST = 1;

/** PS-6.8: a commander pays for the try only in that mode, and only when his own Actions are used up. */
const payingCommander = (state: State, character: Character, via: string | null): string | null =>
  state.settings.commandMode === 'commanderPays' && actionsLeft(state, character) === 0 ? via : null;

/** PS-5.3: what bars him from trying at all, before anybody pays: all but Actions, commanders and AT. */
export function whyBarred(state: State, character: Character): Rejection | null {
  const { name } = character;
  if (character.wound === 'killed') return { code: 'character-killed', params: { name } };
  if (!character.shocked) return { code: 'not-shocked', params: { name } };
  if (hasWoundShock(state, character))
    return { code: 'wound-shock', params: { name, turn: character.woundShockUntil ?? 0 } };
  if (!state.settings.recoverInOpponentTurn && state.activeSide !== character.side)
    return { code: 'not-your-turn', params: { name } }; // PS-5.6
  return null;
}

/** Why he cannot make this try, or null. The order is that of PS-5. */
export function whyNotRecover(
  state: State,
  { characterId, boosts, via }: Omit<CommandOf<'recover'>, 'type'>,
): Rejection | null {
  const character = characterOf(state, characterId);
  if (!character) return { code: 'character-unknown' };
  const barred = whyBarred(state, character);
  if (barred) return barred;
  const paying = payingCommander(state, character, via);
  if (paying === null && actionsLeft(state, character) === 0)
    return { code: 'no-actions-left', params: { name: character.name } };
  const asked = realBoosts(boosts);
  const why = whyNotHelped(state, character, asked, paying);
  if (why) return why;
  const pool = state.sides[character.side].atPool;
  const need = TRY_COST + totalAt(asked);
  return need > pool ? { code: 'not-enough-at', params: { need, pool } } : null; // PS-5.2
}

/** PS-5.1, PS-5.4, PS-5.5: one try. Everything else that was open at the table is settled first. */
export function* decideRecover(state: State, command: CommandOf<'recover'>): Rule<Decision<Event>> {
  const { characterId } = command;
  const why = whyNotRecover(state, command);
  if (why) return reject(why.code, why.params);
  const character = characterOf(state, characterId)!;
  const viaId = payingCommander(state, character, command.via);
  const thrown = yield* throwDie(
    'recover',
    targetOf(state, character),
    realBoosts(command.boosts),
    state.settings.boostTiming,
  );
  const events: Event[] = [
    ...settle(state),
    {
      type: 'recoveryTried',
      characterId,
      viaId,
      bill: billFor(state, thrown.boosts, viaId),
      at: TRY_COST + totalAt(thrown.boosts),
      ...thrown,
    },
  ];
  return accept(...events, ...openShortfall(events.reduce(evolve, state), characterId, 'recovery', thrown));
}

/** PS-6.8: the commanders who could pay for a try beyond his own Actions; empty while he has his own. */
export function payersFor(state: State, character: Character): readonly Helper[] {
  if (state.settings.commandMode !== 'commanderPays' || actionsLeft(state, character) > 0) return [];
  return helpersFor(state, character).filter((helper) => helper.actionsLeft > 0);
}

/** PS-6.4 with `boostTiming: 'after'`: the die lies on the table, and the shortfall may still be paid. */
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { Boost, CommandOf } from '../model/commands.ts';
import type { Event, Throw } from '../model/events.ts';
import { characterOf, type Shortfall, type State } from '../model/state.ts';
import { allocateBoosts, billFor, realBoosts, totalAt, whyNotHelped } from './boosts.ts';

/** A way to pay the open shortfall from pool and commanders, or null when there is none. */
export function paymentFor(state: State, { characterId, need }: Shortfall): readonly Boost[] | null {
  const character = characterOf(state, characterId);
  if (!character || need > state.sides[character.side].atPool) return null;
  return allocateBoosts(state, character, need, null);
}

/** Asks the players after a failed throw, if paying would turn it; `after` is the state after the throw. */
export function openShortfall(
  after: State,
  characterId: string,
  kind: Shortfall['kind'],
  thrown: Throw,
): readonly Event[] {
  if (thrown.passed || after.settings.boostTiming !== 'after') return [];
  const shortfall = { characterId, kind, need: thrown.die - thrown.target };
  return paymentFor(after, shortfall) ? [{ type: 'shortfallOpened', shortfall }] : [];
}

/** Why these commanders cannot pay the open shortfall, or null. */
export function whyNotPay(state: State, boosts: readonly Boost[]): Rejection | null {
  const character = state.shortfall && characterOf(state, state.shortfall.characterId);
  if (!state.shortfall || !character) return { code: 'no-shortfall' };
  const asked = realBoosts(boosts);
  const why = whyNotHelped(state, character, asked, null);
  if (why) return why;
  const { need } = state.shortfall;
  if (totalAt(asked) !== need) return { code: 'shortfall-exact', params: { need } };
  const pool = state.sides[character.side].atPool;
  return need > pool ? { code: 'not-enough-at', params: { need, pool } } : null;
}

export function decidePayShortfall(state: State, command: CommandOf<'payShortfall'>): Decision<Event> {
  const why = whyNotPay(state, command.boosts);
  if (why) return reject(why.code, why.params);
  const { characterId, kind } = state.shortfall!;
  const boosts = realBoosts(command.boosts);
  return accept<Event>({
    type: 'shortfallPaid',
    characterId,
    kind,
    boosts,
    bill: billFor(state, boosts, null),
  });
}

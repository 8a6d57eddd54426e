/** PS-6.4, PS-6.5, PS-6.8: commanders who spend AT or Actions for somebody. */
import type { Rejection } from '../../../kernel/result.ts';
import type { Boost } from '../model/commands.ts';
import type { Bill } from '../model/events.ts';
import { type Character, characterOf, type State } from '../model/state.ts';
import { actionsLeft } from './actions.ts';
import { canAct, faceOf } from './cards.ts';
import { commandersFor, reachOf } from './command-range.ts';

export const totalAt = (boosts: readonly Boost[]): number => boosts.reduce((sum, { at }) => sum + at, 0);

const isWhole = (at: number): boolean => Number.isSafeInteger(at) && at >= 0;

/** One entry for each commander, in the order in which they were named; broken numbers stay as they are. */
function merged(boosts: readonly Boost[]): Boost[] {
  const byId = new Map<string, number>();
  for (const { commanderId, at } of boosts)
    byId.set(commanderId, isWhole(at) ? (byId.get(commanderId) ?? 0) + at : Number.NaN);
  return [...byId].map(([commanderId, at]) => ({ commanderId, at }));
}

/** The boosts that really take AT: merged by commander, without zeros. */
export const realBoosts = (boosts: readonly Boost[]): readonly Boost[] =>
  merged(boosts).filter(({ at }) => at !== 0);

/** PS-6.5, PS-6.8: the Actions that boosts and a paid-for try cost each commander. */
export function billFor(state: State, boosts: readonly Boost[], via: string | null): readonly Bill[] {
  const actions = new Map<string, number>();
  const add = (id: string, n: number): Map<string, number> => actions.set(id, (actions.get(id) ?? 0) + n);
  for (const { commanderId, at } of boosts)
    add(commanderId, state.settings.boostCountsAsCommanderAction ? at : 0);
  if (via !== null) add(via, 1);
  return [...actions].map(([commanderId, n]) => ({ commanderId, actions: n }));
}

/** Why `commander` cannot help `character` by `at` AT and `actions` Actions, or null. PS-B.3, in its order. */
function whyNotHelp(
  state: State,
  character: Character,
  commanderId: string,
  at: number,
  actions: number,
): Rejection | null {
  const commander = characterOf(state, commanderId);
  if (!isWhole(at)) return { code: 'boost-negative' };
  if (!commander) return { code: 'character-unknown' };
  const params = { name: commander.name };
  if (commander.id === character.id) return { code: 'own-command', params };
  if (commander.side !== character.side) return { code: 'not-friendly', params };
  if (faceOf(commander).command < 1) return { code: 'no-command', params };
  if (!canAct(state, commander)) return { code: 'commander-disabled', params };
  if (!reachOf(state, commander, character).inRange) return { code: 'out-of-command-range', params };
  const left = actionsLeft(state, commander);
  if (actions > left) return { code: 'commander-no-actions', params: { ...params, left } };
  return null;
}

/** Why the named commanders cannot give these boosts and this try, or null. */
export function whyNotHelped(
  state: State,
  character: Character,
  boosts: readonly Boost[],
  via: string | null,
): Rejection | null {
  const asked = realBoosts(boosts);
  for (const { commanderId, actions } of billFor(state, asked, via)) {
    const at = asked.find((boost) => boost.commanderId === commanderId)?.at ?? 0;
    const why = whyNotHelp(state, character, commanderId, at, actions);
    if (why) return why;
  }
  return null;
}

/** A commander who could boost now, and how many Actions he has for it. */
export interface Helper {
  readonly commander: Character;
  /** Most AT that he can spend; null without limit (`boostCountsAsCommanderAction` off). */
  readonly most: number | null;
  readonly actionsLeft: number;
}

/** PS-9.7: every commander who meets the conditions of PS-6.4, with the Actions that are left to him. */
export const helpersFor = (state: State, character: Character): readonly Helper[] =>
  commandersFor(state, character)
    .filter((one) => canAct(state, one) && reachOf(state, one, character).inRange)
    .map((commander) => {
      const left = actionsLeft(state, commander);
      return {
        commander,
        most: state.settings.boostCountsAsCommanderAction ? left : null,
        actionsLeft: left,
      };
    });

/** Commanders with the reason why each can or cannot boost one more AT, for the panel. */
export const boostReasons = (
  state: State,
  characterId: string,
): readonly { readonly commander: Character; readonly why: Rejection | null }[] => {
  const character = characterOf(state, characterId);
  if (!character) return [];
  return commandersFor(state, character).map((commander) => ({
    commander,
    why: whyNotHelped(state, character, [{ commanderId: commander.id, at: 1 }], null),
  }));
};

/**
 * Splits `at` boost AT over the commanders who can give them, those with the most Actions first; null when
 * they cannot. One Action of the `via` commander stays for the try that he pays.
 */
export function allocateBoosts(
  state: State,
  character: Character,
  at: number,
  via: string | null,
): readonly Boost[] | null {
  const out: Boost[] = [];
  let rest = at;
  const open = helpersFor(state, character)
    .map(({ commander, most }) => ({
      id: commander.id,
      most: most === null ? rest : most - (commander.id === via ? 1 : 0),
    }))
    .sort((a, b) => b.most - a.most);
  for (const { id, most } of open) {
    const share = Math.min(rest, Math.max(0, most));
    if (share > 0) out.push({ commanderId: id, at: share });
    rest -= share;
  }
  return rest <= 0 ? out : null;
}

/** The most boost AT that one throw could still have, beside the `cost` of the throw itself. */
export function payableBoost(state: State, character: Character, cost: number, via: string | null): number {
  const spare = Math.max(0, state.sides[character.side].atPool - cost);
  for (let at = Math.min(6, spare); at > 0; at -= 1) if (allocateBoosts(state, character, at, via)) return at;
  return 0;
}

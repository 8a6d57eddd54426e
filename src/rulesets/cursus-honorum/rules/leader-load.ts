/** CH-7.2, CH-8.2, CH-2.10: what the death or the flight of a leader weighs. */
import { type Rule, roll } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Character } from '../model/character.ts';
import type { RolledLoad } from '../model/events.ts';
import type { House } from '../model/game.ts';

/** What the load adds to its star dice: leadership, special rules, and a size above 1 (CH-7.2). */
export const fixedLoad = (leader: Pick<Character, 'leadership' | 'size'>, command: number): number =>
  leader.leadership + command + (leader.size > 1 ? leader.size : 0);

/** Rolls one D6 for each star of the leader; spent leadership is not taken off (CH-7.2). */
export function* rollLoad(leader: Character): Rule<{ dice: readonly number[]; load: number }> {
  const dice = yield* roll(`stars:${leader.id}`, leader.stars, 6);
  const stars = dice.reduce((sum, face) => sum + face, 0);
  return { dice, load: fixedLoad(leader, leader.extra.command) + stars };
}

/** Whether the load goes in equal parts first (CH-2.10). */
export const isSplit = (house: House): boolean => house.leaderLoadMode === 'equalThenFewest';

/** The equal part that each of the affected gets before the remainder is shared. */
export const equalPart = (load: number, affected: number, house: House): number =>
  affected > 0 && isSplit(house) ? Math.floor(load / affected) : 0;

export const describeLoad = (
  id: EntityId,
  rolled: { readonly dice: readonly number[]; readonly load: number },
  affected: readonly EntityId[],
  house: House,
): RolledLoad => ({ id, ...rolled, affected, each: equalPart(rolled.load, affected.length, house) });

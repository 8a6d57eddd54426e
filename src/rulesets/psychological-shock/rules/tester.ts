/** PS-2: who must test for a casualty. */
import { within } from '../../../kernel/geometry.ts';
import type { Found } from '../model/events.ts';
import { type Character, characterOf, type ShockCheck, type State } from '../model/state.ts';
import { friendsOf, measured } from './cards.ts';

/** PS-2.6: distances that differ by no more than this are equal, in u. */
const TIE = 0.05;

/**
 * `test`: `testerId` must test. `tie`: one of `tied` must be picked. `ask`: nothing is measured, the players
 * tap the closest. The others mean that no test is made. `distance` is that of the closest, edge to edge in
 * u; null where nothing was measured.
 */
export interface Finding extends Found {
  /** Ids, sorted. */
  readonly tied: readonly string[];
}

const NOBODY: Finding = { status: 'none', testerId: null, distance: null, tied: [] };

/** What is known about a casualty beyond the state: who saw it, and who has tested in this attack. */
export interface Circumstances {
  readonly witnesses: readonly string[] | null;
  readonly alreadyTested: readonly string[];
}

const NO_CIRCUMSTANCES: Circumstances = { witnesses: null, alreadyTested: [] };

/** PS-2.8: whether he counts as having seen it: by the ticks of a check, else by the mark on his card. */
export const saw = (witnesses: readonly string[] | null, one: Character): boolean =>
  witnesses?.includes(one.id) ?? one.seesCasualty;

/**
 * PS-2.1, PS-2.4: the living friends who can be the tester at all, near or far. Sight counts
 * only by the house rule (PS-1.3, PS-2.8).
 */
export function candidatesFor(
  state: State,
  casualty: Character,
  witnesses: readonly string[] | null,
): readonly Character[] {
  const friends = friendsOf(state, casualty);
  return state.settings.requireLineOfSight ? friends.filter((one) => saw(witnesses, one)) : friends;
}

/** The friends who could still be asked: PS-2.7 puts the shocked last, `oneTestPerAttack` the tested. */
function pick(
  closest: readonly { one: Character; distance: number }[],
  { alreadyTested }: Circumstances,
): Finding {
  const distance = closest[0]!.distance;
  const upright = closest.filter(({ one }) => !one.shocked);
  const open = upright.filter(({ one }) => !alreadyTested.includes(one.id));
  const [first, second] = open;
  if (first && second) {
    const tied = open.map(({ one }) => one.id).sort();
    return { status: 'tie', testerId: null, distance, tied };
  }
  if (first) return { status: 'test', testerId: first.one.id, distance, tied: [] };
  const status = upright.length > 0 ? 'already-tested' : 'already-shocked';
  return { status, testerId: (upright[0] ?? closest[0]!).one.id, distance, tied: [] };
}

/**
 * Finds the one friend who tests (PS-2.3), from the positions on the board. Characters without a position
 * are left out; an unknown or unplaced casualty has nobody near.
 */
export function findTester(
  state: State,
  casualtyId: string,
  circumstances: Circumstances = NO_CIRCUMSTANCES,
): Finding {
  const casualty = characterOf(state, casualtyId);
  if (!casualty) return NOBODY;
  const near = candidatesFor(state, casualty, circumstances.witnesses)
    .map((one) => ({ one, distance: measured(state, casualty, one) }))
    .filter((entry): entry is { one: Character; distance: number } => entry.distance !== null)
    .filter(({ distance }) => within(distance, state.settings.shockRadius))
    .sort((a, b) => a.distance - b.distance);
  // PS-2.7: by the house rule the shocked step aside as long as somebody else is near.
  const upright = near.filter(({ one }) => !one.shocked);
  const asked = state.settings.alreadyShockedTester === 'nextClosest' && upright.length > 0 ? upright : near;
  const [closest] = asked;
  if (!closest) return NOBODY; // PS-2.5
  return pick(
    asked.filter(({ distance }) => within(distance, closest.distance + TIE)),
    circumstances,
  );
}

/** PS-2.9: who has already tested in the attack of a check, while the house rule asks for it. */
const testedIn = (state: State, attack: number): readonly string[] =>
  state.settings.oneTestPerAttack
    ? state.tested.filter((one) => one.attack === attack).map((one) => one.characterId)
    : [];

/** Who must test for an open check: the one who was chosen, else the closest, else the players are asked. */
export function findingOf(state: State, check: ShockCheck): Finding {
  const casualty = characterOf(state, check.casualtyId);
  if (!casualty) return NOBODY;
  const alreadyTested = testedIn(state, check.attack);
  const candidates = candidatesFor(state, casualty, check.witnesses);
  const chosen = candidates.find((one) => one.id === check.chosenId);
  if (chosen)
    return pick([{ one: chosen, distance: 0 }], { witnesses: null, alreadyTested }).status === 'test'
      ? { status: 'test', testerId: chosen.id, distance: measured(state, casualty, chosen), tied: [] }
      : {
          status: chosen.shocked ? 'already-shocked' : 'already-tested',
          testerId: chosen.id,
          distance: measured(state, casualty, chosen),
          tied: [],
        };
  if (candidates.length === 0) return NOBODY;
  // PS-2.10: without positions the players tap the closest, or "nobody".
  if (candidates.every((one) => measured(state, casualty, one) === null))
    return { status: 'ask', testerId: null, distance: null, tied: [] };
  return findTester(state, check.casualtyId, { witnesses: check.witnesses, alreadyTested });
}

/** The open check of a casualty; the latest when he has several. */
export const checkOf = (state: State, casualtyId: string): ShockCheck | undefined =>
  state.checks.findLast((check) => check.casualtyId === casualtyId);

export const checkById = (state: State, id: string): ShockCheck | undefined =>
  state.checks.find((check) => check.id === id);

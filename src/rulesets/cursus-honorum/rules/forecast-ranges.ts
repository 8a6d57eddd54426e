/**
 * Whom each character reaches, as far as the table knows: the map where a side measures on it, else what its
 * players have tapped in this turn. Nobody moves in the psychology phase, so a range found once holds to its end.
 */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Character, isLeader, isPresent, otherSide, type Side } from '../model/character.ts';
import type { Reach } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State } from '../model/game.ts';
import { friendsInArea, friendsNear, NEAR_CM } from './measure.ts';
import { inverted } from './range-plan.ts';

/** A list that players tapped around a character: friends within 10 cm, in a leader's area, or threats to it. */
export interface Told extends Reach {
  readonly kind: 'near' | 'area' | 'threat';
  /** Tapped for the very share that comes next: it stands above everything else. */
  readonly now: boolean;
}

/** What the ranges rest on: the map, taps of this turn, or nothing at all, so that panic stays where it is. */
export type Basis = 'map' | 'taps' | 'nothing';

export interface Ranges {
  readonly near: ReadonlyMap<EntityId, readonly EntityId[]>;
  readonly area: ReadonlyMap<EntityId, readonly EntityId[]>;
  /** By receiving side: which of its fleeing each enemy threatens; a side without a list is measured. */
  readonly threats: Readonly<Partial<Record<Side, readonly Reach[]>>>;
  readonly basis: Basis;
}

/** The lists of 10 cm that the shares of some events were made on; leader loads go by their area instead. */
export function toldBy(events: readonly Event[]): Told[] {
  const told: Told[] = [];
  const loads = new Set<string>();
  for (const event of events) {
    if (event.type === 'characterKilled' && event.load) loads.add(event.id);
    if (event.type === 'roundOpened') for (const { id } of event.loads) loads.add(id);
    if (event.type !== 'pointsShared') continue;
    const { track, sources } = event.share;
    if (track === 'demoralisation' || track === 'attack')
      for (const { id, reach } of sources)
        if (!loads.has(id)) told.push({ id, ids: reach, kind: 'near', now: false });
  }
  return told;
}

/** Everybody who was tapped together with one, around whomever: taken to stand near each other. */
function tappedTogether(lists: readonly Told[]): ReadonlyMap<EntityId, ReadonlySet<EntityId>> {
  const together = new Map<EntityId, Set<EntityId>>();
  for (const { id, ids } of lists) {
    const group = [id, ...ids];
    for (const one of group) {
      const others = together.get(one) ?? new Set<EntityId>();
      for (const other of group) if (other !== one) others.add(other);
      together.set(one, others);
    }
  }
  return together;
}

const present = (state: State, side: Side): Character[] =>
  state.characters.filter((one) => one.side === side && isPresent(one));

/** The ranges of a side. Without `told` they are those of the board. */
export function rangesOf(state: State, side: Side, told: readonly Told[] = []): Ranges {
  const own = present(state, side);
  const ofSide = told.filter(({ id }) => characterOf(state, id)?.side === side);
  const near = ofSide.filter(({ kind }) => kind === 'near');
  const direct = (kind: Told['kind']): Map<string, readonly EntityId[]> =>
    new Map(ofSide.filter((one) => one.kind === kind && one.now).map(({ id, ids }) => [id, ids]));
  const [nearNow, areaNow] = [direct('near'), direct('area')];
  const threats = Object.fromEntries(
    (['a', 'b'] as const).flatMap((receiving) => {
      const lists = told.filter(
        ({ id, kind }) => kind === 'threat' && characterOf(state, id)?.side === receiving,
      );
      // Whoever has gone since he was tapped threatens nobody, and no recovery could be opened on his name.
      const enemies = new Set(present(state, otherSide(receiving)).map(({ id }) => id));
      return lists.length > 0 ? [[receiving, inverted(lists).filter(({ id }) => enemies.has(id))]] : [];
    }),
  );
  const byTaps = state.armies[side].rangeMode === 'tap' && near.length > 0;
  if (!byTaps)
    return {
      near: new Map(own.map((one) => [one.id, nearNow.get(one.id) ?? friendsNear(state, one)])),
      area: new Map(
        own.filter(isLeader).map((one) => [one.id, areaNow.get(one.id) ?? friendsInArea(state, one)]),
      ),
      threats,
      basis: own.some(({ pos }) => pos !== null) ? 'map' : 'nothing',
    };
  const together = tappedTogether(near);
  // In roster order, as a measured list would be.
  const around = ({ id }: Character): readonly EntityId[] =>
    nearNow.get(id) ?? own.filter((other) => together.get(id)?.has(other.id)).map((other) => other.id);
  return {
    near: new Map(own.map((one) => [one.id, around(one)])),
    // Whoever stands within 10 cm also stands in an area at least as wide; of the others nothing is known.
    area: new Map(
      own
        .filter(isLeader)
        .map((one) => [one.id, areaNow.get(one.id) ?? (one.areaOfInfluenceCm >= NEAR_CM ? around(one) : [])]),
    ),
    threats,
    basis: 'taps',
  };
}

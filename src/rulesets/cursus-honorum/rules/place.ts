/** Puts the fair share to work on the table: pools of each track, open choices, and choosing again. */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import { type Character, isPresent, LIMITS, otherSide, type Side, type Track } from '../model/character.ts';
import type { Choice, CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import {
  characterOf,
  charactersById,
  type House,
  type Share,
  type SharedSource,
  type State,
} from '../model/game.ts';
import { undoShare } from './evolve-phase.ts';
import { canReceive, dicePerPoint, isFleeing, loadOf, ofSide } from './load.ts';
import { type Pool, poolOf, type Source, shareOut } from './share.ts';

/** CH-2.7: where it hurts least comes first. */
const hurtsLeast =
  (house: House, dice: (character: Character) => number) =>
  (one: Character, other: Character): number =>
    house.autoPolicy === 'rosterOrder' ? 0 : dice(one) - dice(other) || one.stars - other.stars;

/** Those of a side who can take points of a track, with their loads. */
export const trackPool = (state: State, side: Side, track: Track): Pool =>
  poolOf(
    ofSide(state.characters, side).filter((character) => canReceive(character, track, state.house)),
    (character) => loadOf(character, track),
    hurtsLeast(state.house, (character) => dicePerPoint(character, track)),
  );

/** CH-16.7: the fleeing of a side, with no threat dice yet; points and icon play no part in this share. */
export const threatPool = (state: State, side: Side): Pool =>
  poolOf(
    ofSide(state.characters, side).filter(isFleeing),
    () => 0,
    // One more die lowers the chance least where it is already small.
    hurtsLeast(
      state.house,
      (character) => -dicePerPoint(character, 'demoralisation') * loadOf(character, 'demoralisation'),
    ),
  );

const poolFor = (state: State, side: Side, track: Share['track']): Pool =>
  track === 'threat' ? threatPool(state, side) : trackPool(state, side, track);

/** Who is asked about ties: the receiving side, for threat dice by house rule the other (CH-2.3, CH-16.7). */
const chooserOf = (state: State, side: Side, track: Share['track']): Side =>
  track === 'threat' && state.house.threatChooser === 'threateningSide' ? otherSide(side) : side;

/** Shares `sources` on a track of a side. */
export function makeShare(
  state: State,
  side: Side,
  track: Share['track'],
  sources: readonly Source[],
  picks: readonly Choice[],
): { ok: true; share: Share } | { ok: false; why: Rejection } {
  const shared = shareOut(poolFor(state, side, track), sources, picks, false);
  if (!shared.ok) return shared;
  const chooser = chooserOf(state, side, track);
  const manual = state.armies[chooser].shareMode === 'manual';
  return { ok: true, share: { track, side, chooser, manual, sources: shared.sources } };
}

/** The choices that a share left open, in the order of allocation: only real ones (CH-2.6). */
export const openChoices = (share: Pick<Share, 'sources'>): readonly SharedSource[] =>
  share.sources.filter(({ pick }) => pick > 0);

/** Points that found nobody (CH-2.5). */
export const lostPoints = (share: Pick<Share, 'sources'>): number =>
  share.sources.reduce((sum, { lost }) => sum + lost, 0);

/** Everybody who gained, with how much, in the order of the first gain. */
export function gainsOf(share: Pick<Share, 'sources'>): ReadonlyMap<EntityId, number> {
  const gained = new Map<EntityId, number>();
  for (const source of share.sources)
    for (const { id, points } of source.gains) gained.set(id, (gained.get(id) ?? 0) + points);
  return gained;
}

/** Open choices that a side that shares by hand has still to make; the game waits for them. */
export const waitingPicks = (state: State): readonly SharedSource[] =>
  state.shares.flatMap((share) => (share.manual ? openChoices(share).filter(({ auto }) => auto) : []));

/** The refusal of every next step while a pick is waiting (CH-2.9). */
export function whyWait(state: State): { ok: false; why: Rejection } | null {
  const [first] = waitingPicks(state);
  return first ? reject('E_PICK_COUNT', { source: first.id, pick: first.pick, of: first.tied.length }) : null;
}

/** CH-2.7: another choice for a source of the last step; what came after it in the same share follows. */
export function choosePick(state: State, command: CommandOf<'choosePick'>): Decision<Event> {
  const record = state.shares.find((share) => share.sources.some(({ id }) => id === command.source));
  if (!record) return reject('E_NOT_A_SOURCE', { id: command.source });
  const at = record.sources.findIndex(({ id }) => id === command.source);
  const { before: _, ...share } = record;
  if (record.sources[at]!.pick === 0)
    return reject('E_PICK_COUNT', { source: command.source, pick: 0, of: 0 });
  const restored = undoShare(state, record);
  const pool = poolFor(restored, share.side, share.track);
  const chosen = record.sources.flatMap(({ id, auto, pick, chosen }) =>
    auto || pick === 0 ? [] : [{ source: id, ids: chosen }],
  );
  const first = shareOut(pool, record.sources.slice(0, at), chosen, true);
  const own = shareOut(pool, record.sources.slice(at, at + 1), [command], false);
  if (!first.ok) return first;
  if (!own.ok) return own;
  const rest = shareOut(pool, record.sources.slice(at + 1), chosen, true);
  if (!rest.ok) return rest;
  const sources = [...first.sources, ...own.sources, ...rest.sources];
  return {
    ok: true,
    events: [{ type: 'pickChanged', source: command.source, share: { ...share, sources } }],
  };
}

/** A special-rule circumstance shared by the players: any sources, any track (CH-1.2). */
export function sharePoints(state: State, command: CommandOf<'sharePoints'>): Decision<Event> {
  const known = charactersById(state);
  for (const { id, points, ids } of command.sources) {
    if (!Number.isInteger(points) || points < 0 || points > LIMITS.points) return reject('E_POINTS', { id });
    const stranger = ids.find((one) => !known.has(one));
    if (stranger !== undefined) return reject('E_UNKNOWN_ID', { id: stranger });
  }
  const sources = command.sources.map(({ id, points, ids }) => ({ id, points, split: false, reach: ids }));
  const made = makeShare(state, command.side, command.track, sources, command.picks);
  if (!made.ok) return made;
  const reason = command.reason.trim().slice(0, LIMITS.noteLength);
  return { ok: true, events: [{ type: 'pointsShared', share: made.share, reason, joins: false }] };
}

/** Alive, on the table and found; else the reason why nothing can be done with it. */
export function present(
  state: State,
  id: EntityId,
): { ok: true; character: Character } | { ok: false; why: Rejection } {
  const character = characterOf(state, id);
  if (!character) return reject('E_UNKNOWN_ID', { id });
  if (!character.alive) return reject('E_DEAD', { id });
  return isPresent(character) ? { ok: true, character } : reject('E_OFF_TABLE', { id });
}

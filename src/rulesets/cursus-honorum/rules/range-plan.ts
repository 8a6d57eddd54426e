/** Who must be found in range for the next share (CH-1.14, CH-23.1), and the command that follows from it. */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Character, isPresent, type Side, type Track } from '../model/character.ts';
import type { Command, Reach } from '../model/commands.ts';
import { characterOf, type State, sideOnTurn } from '../model/game.ts';
import { givesLoad, unshielded, witnesses } from './casualty.ts';
import { flightSources } from './flight-round.ts';
import { canReceive, isFleeing, ofSide, strengthOf } from './load.ts';
import { chargersOf, friendsInArea, friendsNear, NEAR_CM } from './measure.ts';
import { attackSources, pursuitSources, tempted } from './offensive-round.ts';
import { threatening } from './recovery.ts';

/** `near`: friends within 10 cm; `area`: a leader's area; `threat`: enemies who could charge one in flight;
 * `tempted`: own characters who could charge a fleeing enemy; `impetus`: friends of an aggressive one. */
export type RangeKind = 'near' | 'area' | 'threat' | 'tempted' | 'impetus';

export interface RangeQuestion {
  /** Around whom. */
  readonly id: EntityId;
  readonly kind: RangeKind;
  /** Reach in cm from the edge of the base; null where each candidate's own charge distance counts. */
  readonly cm: number | null;
  /** Everybody who could count, in roster order. */
  readonly candidates: readonly EntityId[];
  /** What the board says; null where the side taps. */
  readonly measured: readonly EntityId[] | null;
  /** Points that the source gives; null for a leader load, which is rolled. */
  readonly points: number | null;
}

/** What the players corrected or tapped, by source. */
export type Answers = Readonly<Record<string, readonly EntityId[]>>;

const idsOf = (characters: readonly Character[]): EntityId[] => characters.map(({ id }) => id);
const measures = (state: State, side: Side): boolean => state.armies[side].rangeMode === 'board';

const receivers = (state: State, side: Side, track: Track, except: EntityId): EntityId[] =>
  idsOf(
    state.characters.filter(
      (one) => one.side === side && one.id !== except && canReceive(one, track, state.house),
    ),
  );

function friendsQuestion(state: State, one: Character, load: boolean, points: number): RangeQuestion {
  const candidates = unshielded(state, one, receivers(state, one.side, 'demoralisation', one.id));
  const allowed = new Set(candidates);
  const found = load ? friendsInArea(state, one) : friendsNear(state, one);
  return {
    id: one.id,
    kind: load ? 'area' : 'near',
    cm: load ? one.areaOfInfluenceCm : NEAR_CM,
    candidates,
    measured: measures(state, one.side) && one.pos ? found.filter((id) => allowed.has(id)) : null,
    points: load ? null : points,
  };
}

/** Who saw a character die, or stood in the area of a leader (CH-3.1, CH-7.1). */
export function deathQuestion(state: State, victim: Character): RangeQuestion {
  const load = givesLoad(state, victim);
  const question = friendsQuestion(state, victim, load, strengthOf(victim, 'casualty'));
  const allowed = new Set(question.candidates);
  return {
    ...question,
    measured: question.measured && witnesses(state, victim).filter((id) => allowed.has(id)),
  };
}

/** Friends within 10 cm of anybody, for a special rule that shares points around one (CH-1.2). */
export const nearQuestion = (state: State, one: Character): RangeQuestion =>
  friendsQuestion(state, { ...one, role: 'trooper' }, false, 1);

/** Whether a death can be told without asking the players anything: the board measures, no star dice. */
export const asksNothing = (state: State, victim: Character): boolean =>
  measures(state, victim.side) && victim.pos !== null && !givesLoad(state, victim);

function threatQuestions(state: State, side: Side): RangeQuestion[] {
  const enemies = idsOf(threatening(state, side));
  const allowed = new Set(enemies);
  return ofSide(state.characters, side)
    .filter(isFleeing)
    .map((one) => ({
      id: one.id,
      kind: 'threat',
      cm: null,
      candidates: enemies,
      measured:
        measures(state, side) && one.pos ? chargersOf(state, one).filter((id) => allowed.has(id)) : null,
      points: 1,
    }));
}

function offensiveQuestions(state: State, side: Side): RangeQuestion[] {
  const onBoard = measures(state, side);
  const of = (one: Character, kind: 'tempted' | 'impetus'): RangeQuestion => {
    const chase = kind === 'tempted';
    const candidates = receivers(state, side, chase ? 'pursuit' : 'attack', one.id);
    const allowed = new Set(candidates);
    const found = chase ? tempted(state, side, one) : friendsNear(state, one);
    return {
      id: one.id,
      kind,
      cm: chase ? null : NEAR_CM,
      candidates,
      measured: onBoard && one.pos ? found.filter((id) => allowed.has(id)) : null,
      points: strengthOf(one, chase ? 'pursued' : 'offensive'),
    };
  };
  return [
    ...pursuitSources(state, side).map((one) => of(one, 'tempted')),
    ...attackSources(state, side).map((one) => of(one, 'impetus')),
  ];
}

/** The ranges of the share that comes next; none outside of a share. */
export function rangeQuestions(state: State): readonly RangeQuestion[] {
  const side = sideOnTurn(state);
  if (side === null || state.step?.stage !== 'share') return [];
  if (state.phase === 'recovery') return threatQuestions(state, side);
  if (state.phase === 'flight')
    return flightSources(state, side).map(({ character, load }) =>
      friendsQuestion(state, character, load, strengthOf(character, 'fleeing')),
    );
  return offensiveQuestions(state, side);
}

/** Whether the next share throws dice: the stars of leaders who ran (CH-8.1). */
export const sharesWithDice = (state: State): boolean =>
  rangeQuestions(state).some(({ id, kind }) => kind === 'area' && (characterOf(state, id)?.stars ?? 0) > 0);

/** From "who threatens this one" to "whom does this enemy threaten" (CH-16.7). */
export function inverted(lists: readonly Reach[]): Reach[] {
  const byEnemy = new Map<EntityId, EntityId[]>();
  for (const { id, ids } of lists)
    for (const enemy of ids) byEnemy.set(enemy, [...(byEnemy.get(enemy) ?? []), id]);
  return [...byEnemy].map(([id, ids]) => ({ id, ids }));
}

export interface Wishes {
  /** Order of equal sources (CH-2.4). */
  readonly order: readonly EntityId[];
  /** Pursuers with prey in reach, as the players say; null = as the board says. */
  readonly prey: readonly EntityId[] | null;
  readonly furyPoints: readonly { readonly id: EntityId; readonly points: number }[];
}

/** Who counts as in range: as the players have told, else as measured. Whoever has gone since is told no more. */
export const inRangeOf = (
  { candidates, measured }: RangeQuestion,
  told: readonly EntityId[] | undefined,
): readonly EntityId[] => told?.filter((id) => candidates.includes(id)) ?? measured ?? [];

/**
 * The command that places the points of the next share; untouched lists are left to the board. Whoever has gone since he
 * was tapped is left out: his name would have the command refused, and there is nothing left to tap him off by.
 */
export function shareCommand(state: State, answers: Answers, wishes: Wishes): Command {
  const questions = rangeQuestions(state);
  const side = sideOnTurn(state);
  const onBoard = side !== null && measures(state, side);
  const answered = questions.some(({ id, measured }) => answers[id] !== undefined || measured === null);
  const lists = (kinds: readonly RangeKind[]): readonly Reach[] | null =>
    onBoard && !answered
      ? null
      : questions
          .filter(({ kind }) => kinds.includes(kind))
          .map((question) => ({ id: question.id, ids: inRangeOf(question, answers[question.id]) }));
  const recovering = state.phase === 'recovery';
  const sources = new Set(questions.flatMap(({ id, candidates }) => (recovering ? candidates : [id])));
  const order = wishes.order.filter((id) => sources.has(id));
  const isKnown = (id: EntityId): boolean => characterOf(state, id) !== undefined;
  if (recovering) {
    const threats = lists(['threat']);
    const prey = wishes.prey?.filter(isKnown) ?? (onBoard ? null : []);
    return { type: 'openRecovery', threats: threats && inverted(threats), prey, order, picks: [] };
  }
  if (state.phase === 'flight')
    return { type: 'shareFlight', inRange: lists(['near', 'area']), order, picks: [] };
  return {
    type: 'shareOffensive',
    pursuit: lists(['tempted']),
    attack: lists(['impetus']),
    furyPoints: wishes.furyPoints.filter(({ id }) => isKnown(id)),
    order,
    picks: [],
  };
}

/** Those of a side who can be given points by hand in the next share: only they come into question for fury. */
export const furyCandidates = (state: State, side: Side): readonly Character[] =>
  state.characters.filter(
    (one) => one.side === side && isPresent(one) && canReceive(one, 'fury', state.house),
  );

/** CH-12.7: tests against fury, attack and pursuit. */
import { type Rule, roll } from '../../../kernel/dice.ts';
import { type Character, isPresent, type Side, type Track } from '../model/character.ts';
import type { House, State, TestResult } from '../model/game.ts';
import { passes } from './flight-test.ts';
import { dicePerPoint } from './load.ts';

export type OffensiveTrack = Exclude<Track, 'demoralisation'>;

const DEFAULT_ORDER: readonly OffensiveTrack[] = ['fury', 'attack', 'pursuit'];

/** The order in which tracks are tested (CH-12.7); under `playerChoice` the one used for "roll all". */
export const testOrder = (house: House): readonly OffensiveTrack[] =>
  house.offensiveTestOrder === 'playerChoice'
    ? DEFAULT_ORDER
    : (house.offensiveTestOrder.split('-') as OffensiveTrack[]);

/** Tracks on which a character in ok has points (CH-13.8), in test order. */
export const dueTracks = (character: Character, house: House): OffensiveTrack[] =>
  character.status === 'ok' && isPresent(character)
    ? testOrder(house).filter((track) => character.points[track] > 0)
    : [];

export const offensiveTesters = (state: State, side: Side): Character[] =>
  state.characters.filter((one) => one.side === side && dueTracks(one, state.house).length > 0);

/** Dice per point × points (CH-12.1). */
export const offensiveDice = (character: Character, track: Track): number =>
  dicePerPoint(character, track) * character.points[track];

/** Tracks still to be tested this round; none after a failure. */
export function tracksLeft(state: State, character: Character): OffensiveTrack[] {
  const own = state.step?.results.filter(({ id }) => id === character.id) ?? [];
  if (own.some(({ enters }) => enters !== null)) return [];
  return dueTracks(character, state.house).filter((track) => !own.some((one) => one.track === track));
}

/** The outcome of one track; `enters` is null when it passed. */
export const offensiveResult = (
  character: Character,
  track: OffensiveTrack,
  passed: boolean,
): TestResult => ({
  id: character.id,
  track,
  points: character.points[track],
  dice: offensiveDice(character, track),
  enters: passed ? null : track,
});

/** The test of one track: any 1 fails (CH-12.2), no dice pass (CH-12.1). */
export function* testOffensive(character: Character, track: OffensiveTrack): Rule<TestResult> {
  const dice = yield* roll(`${track}:${character.id}`, offensiveDice(character, track), 6);
  return offensiveResult(character, track, passes(dice));
}

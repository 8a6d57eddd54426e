/**
 * Everything that the screens read from the rules, for the recorded evenings: who may do what and why not, what
 * is due and with which chances, who is asked for which ranges, and how the rest of the phase may go.
 */
import { type Character, isLeader, SIDES, type Side, STATUSES, TRACKS } from '../model/character.ts';
import type { State } from '../model/game.ts';
import { whyNoPoints } from '../rules/battle.ts';
import { byStatus, leftovers } from '../rules/closing.ts';
import { combatDice } from '../rules/combat.ts';
import { mustAnswerForCommand } from '../rules/command-loss.ts';
import { whyNotBattle } from '../rules/decide.ts';
import { dueTests, mostDiceFirst, roundOutlook } from '../rules/due-tests.ts';
import { firstPlayer, unspentLeadership } from '../rules/first-player.ts';
import { fleePlacement, whyNoFleeMove } from '../rules/flee-move.ts';
import { forecastByChance } from '../rules/forecast.ts';
import { courseFrom } from '../rules/forecast-course.ts';
import { forecastExactly, testsToCome } from '../rules/forecast-exact.ts';
import { forecastFigures } from '../rules/forecast-figures.ts';
import { rangesOf, type Told } from '../rules/forecast-ranges.ts';
import { whatNow } from '../rules/guide.ts';
import { houseRules } from '../rules/house-rules.ts';
import { movementPlan } from '../rules/movement-plan.ts';
import { leaderLoadOdds } from '../rules/odds.ts';
import { hasWork, partOf, whyNoFirst, whyNotStage } from '../rules/phase.ts';
import { faultsOf, rosterFaults } from '../rules/profile.ts';
import { progressOf } from '../rules/progress.ts';
import {
  asksNothing,
  deathQuestion,
  furyCandidates,
  nearQuestion,
  rangeQuestions,
  shareCommand,
  sharesWithDice,
} from '../rules/range-plan.ts';
import { pursuersInDoubt, recoveryDice, whyNoRecovery } from '../rules/recovery.ts';
import { areaWorks, remindersOf, sideReminders } from '../rules/reminders.ts';
import { suggestTargets, sweepers } from '../rules/target.ts';
import { whyNoFlightTest, whyNoOffensiveTest } from '../rules/testing.ts';
import { spinOf } from './samples-tools.ts';
import { seeded } from './tools.ts';

/** Courses drawn for a forecast that is too large to be walked: enough to notice a change, and quick. */
const COURSES = 2;
/** Tests to come up to which a forecast is walked exactly here. */
const FEW_TESTS = 2;

const idsOf = (characters: readonly Character[]): string[] => characters.map(({ id }) => id);

const ofOne = (state: State, one: Character): unknown => [
  whyNoFleeMove(state, one.id)?.why,
  fleePlacement(state, one),
  whyNoRecovery(state, one.id)?.why,
  recoveryDice(state, one),
  whyNoFlightTest(state, one.id)?.why,
  TRACKS.map((track) => [whyNoPoints(state, one.id, track), whyNoOffensiveTest(state, one.id, track)]),
  remindersOf(one),
  suggestTargets(state, one),
  suggestTargets(state, one, one.causes.attack[0]),
  idsOf(sweepers(state, one)),
  asksNothing(state, one),
];

const ofLeader = (one: Character): unknown => [
  areaWorks(one),
  unspentLeadership(one),
  leaderLoadOdds({ ...one, command: one.extra.command }),
];

/** What the players may have tapped: around one who stands somewhere, and around one who runs. */
const toldOf = (state: State, side: Side): Told[] =>
  state.characters
    .filter((one) => one.side === side)
    .slice(0, 3)
    .map(({ id }, i, all) => ({
      id,
      ids: idsOf(all).slice(i + 1),
      kind: i === 2 ? 'area' : 'near',
      now: i > 0,
    }));

function forecastOf(state: State, side: Side): unknown {
  const course = courseFrom(state, side, rangesOf(state, side));
  const tests = testsToCome(course);
  const drawn = forecastByChance(course, COURSES, seeded(1));
  const exact = tests <= FEW_TESTS ? forecastExactly(course) : null;
  return [tests, drawn, exact, forecastFigures(state, side, exact ?? drawn)];
}

const ofSide = (state: State, side: Side): unknown => [
  mustAnswerForCommand(state, side),
  hasWork(state, side),
  idsOf(pursuersInDoubt(state, side)),
  Object.values(byStatus(state, side)).map(idsOf),
  sideReminders(state, side),
  idsOf(furyCandidates(state, side)),
];

/** Fractions are whole numbers without end, ranges are maps: neither is plain as it stands. */
const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Map ? [...value] : value;
};

/** One text of everything, so that any difference shows; what takes long is read at every third table only. */
export function readings(state: State): string {
  const spin = spinOf(state);
  const tests = dueTests(state);
  const [first] = state.characters;
  return JSON.stringify(
    [
      whatNow(state),
      [whyNotBattle(state), whyNoFirst(state), partOf(state.phase), progressOf(state)],
      (['recovery', 'flight', 'offensive'] as const).map((phase) => whyNotStage(state, phase, 'test')),
      firstPlayer(state),
      [tests, mostDiceFirst(tests).map(({ key }) => key), roundOutlook(tests)],
      [rangeQuestions(state), sharesWithDice(state)],
      shareCommand(state, {}, { order: [], prey: null, furyPoints: [] }),
      first && [deathQuestion(state, first), nearQuestion(state, first)],
      STATUSES.map((self) => STATUSES.map((other) => combatDice(self, other, state.house).attack)),
      state.characters.filter((_, i) => (i + spin) % 2 === 0).map((one) => ofOne(state, one)),
      state.characters.filter(isLeader).map(ofLeader),
      SIDES.map((side) => ofSide(state, side)),
      [movementPlan(state), leftovers(state), houseRules.read(state)],
      [state.characters.map((one) => faultsOf(one, state.board)), rosterFaults(state.characters)],
      spin % 3 === 0 &&
        SIDES.map((side) => [rangesOf(state, side, toldOf(state, side)), forecastOf(state, side)]),
    ],
    plain,
  );
}

/** Translates a worked case into the commands and functions that the screen uses. */
import type { CaseRunner } from '../../../../tests/cases/runner.ts';
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import type { Command } from '../model/command.ts';
import { type State, unitOf } from '../model/state.ts';
import type { Side, Touch } from '../model/unit.ts';
import { combatCount, expectedFighters, fightersOdds, whyNoOddDie } from '../rules/combat.ts';
import { contactOutcome } from '../rules/contact.ts';
import { testLd } from '../rules/leadership.ts';
import { fromCm, toCm } from '../rules/length.ts';
import { moveForward } from '../rules/move.ts';
import { turnOdds } from '../rules/odds.ts';
import { affectedParts } from '../rules/parts.ts';
import { immuneByStupidity, permissions } from '../rules/permissions.ts';
import { ruleset } from '../rules/ruleset.ts';
import { passChance, unitChance, type Ways } from '../rules/test.ts';
import { problemsOf } from '../rules/validate.ts';
import { owesTest, owing, skipsPanicTerror } from '../rules/when.ts';
import { effectsActive, mustTest } from '../rules/who-tests.ts';
import {
  buildModel,
  buildState,
  buildUnit,
  type Given,
  type GivenUnit,
  notTesting,
  percentOf,
} from './case-state.ts';

interface When {
  readonly op: string;
  readonly unitId?: string;
  readonly model?: Parameters<typeof buildModel>[0];
  readonly ld?: number;
  readonly coldBlooded?: boolean;
  readonly reroll?: boolean;
  readonly side?: Side;
  readonly panicFailed?: readonly string[];
  readonly terrorFailed?: readonly string[];
  readonly dice?: readonly number[];
  readonly rerollDice?: readonly number[] | null;
  readonly with?: Touch;
  readonly targetId?: string | null;
  readonly moved?: number;
  readonly oddDie?: number | null;
  readonly idleByGroup?: Readonly<Record<string, number>> | null;
  readonly stupidInContact?: number;
  readonly value?: boolean;
  readonly groupId?: string;
  readonly part?: 'rider' | 'mount';
  readonly count?: number;
  readonly entity?: GivenUnit;
  readonly steps?: readonly When[];
}

type Step = { readonly state: State; readonly shows: object };

/** A refusal, as the case files print it, thrown out of an operation of several commands. */
const refused = (shows: object) => Object.assign(new Error('refused'), { shows });

/** Gives a command with typed dice and returns the state after it. */
function give(state: State, command: Command, ...throws: (readonly number[])[]): State {
  const answers: DiceResult[] = [];
  for (;;) {
    const result = resolve(() => ruleset.decide(state, command), answers);
    if (result.kind === 'badDice') throw refused({ error: 'dice-invalid' });
    if (result.kind === 'done') {
      const decision = result.value;
      if (decision.ok) return decision.events.reduce(ruleset.evolve, state);
      throw refused({ ...decision.why.params, error: decision.why.code });
    }
    answers.push({ id: result.request.id, source: 'typed', values: throws[result.index] ?? [] });
  }
}

const odds = ({ num, den }: Ways) => ({ num, den, percent: percentOf(num / den) });

const stateFields = (state: State, unitId: string) => {
  const unit = unitOf(state, unitId);
  if (!unit) return {};
  const { stupid, fleeing, engaged, offTable, pinned } = unit;
  const { settings } = state;
  return {
    stupid,
    effectsActive: effectsActive(unit, settings),
    immuneByStupidity: immuneByStupidity(unit, settings),
    fleeing,
    engaged,
    offTable,
    pinned,
  };
};

function startOfTurn(before: State, when: When): Step {
  const started = give(before, { type: 'startTurn', side: when.side ?? 'A' });
  const panicTerrorSkipped = skipsPanicTerror(started).map(({ id }) => id);
  const state = give(started, {
    type: 'confirmPanicTerror',
    panicFailed: when.panicFailed ?? [],
    terrorFailed: when.terrorFailed ?? [],
  });
  const toTest = owing(state).map(({ id }) => id);
  const reasons = Object.fromEntries(notTesting(state).map(({ unit, reason }) => [unit.id, reason]));
  return { state, shows: { panicTerrorSkipped, toTest, notTesting: reasons } };
}

/** A repeated test, or one without a start of turn, is a test at another moment (ST-5.1). */
function test(before: State, unitId: string, when: When): Step {
  const unit = unitOf(before, unitId);
  const extra = unit === undefined || !owesTest(before, unit);
  let state = give(before, { type: 'testStupidity', unitId, extra }, when.dice ?? []);
  // Re-roll dice given after a pass are ignored.
  if (when.rerollDice && unitOf(state, unitId)?.test?.passed === false)
    state = give(state, { type: 'rerollTest', unitId }, when.rerollDice);
  const result = unitOf(state, unitId)?.test;
  const { total, ld, source, passed, rerolled } = result ?? {};
  return { state, shows: { total, ld, ldSource: source, passed, rerolled, ...stateFields(state, unitId) } };
}

function contact(before: State, unitId: string, when: When): Step {
  const { units } = before.settings;
  const asked = {
    unitId,
    with: when.with ?? 'none',
    targetId: when.targetId ?? null,
    moved: toCm(when.moved ?? 0, units),
  };
  const state = give(before, { type: 'recordContact', ...asked });
  const judged = contactOutcome(before, asked);
  if (!judged.ok) throw refused({ error: judged.why.code });
  return { state, shows: { ...judged.outcome, moved: fromCm(judged.outcome.moved, units) } };
}

/** Each operation is the count of a new Close Combat phase. */
function combat(before: State, unitId: string, when: When): Step {
  let state = unitOf(before, unitId)?.combat ? give(before, { type: 'countAgain', unitId }) : before;
  const unit = unitOf(state, unitId);
  if (!unit) throw refused({ error: 'unit-unknown' });
  const why = whyNoOddDie(unit, state.settings);
  if (why === 'not-engaged') throw refused({ error: why });
  if (typeof when.oddDie === 'number') state = give(state, { type: 'rollOddDie', unitId }, [when.oddDie]);
  if (when.idleByGroup) state = give(state, { type: 'chooseIdle', unitId, idle: when.idleByGroup });
  return { state, shows: combatCount(unitOf(state, unitId)!, state.settings) };
}

function batch(state: State): object {
  const { units, allPass, anyFail, expectedFails, failDistribution } = turnOdds(state);
  return {
    units,
    allPassPercent: percentOf(allPass),
    anyFailPercent: percentOf(anyFail),
    expectedFails: Math.round(expectedFails * 1000) / 1000,
    failDistribution: failDistribution.map(percentOf),
  };
}

function combatOdds(stupid: number): object {
  const distribution = fightersOdds(stupid);
  return {
    expected: expectedFighters(stupid),
    mean: [...distribution].reduce((sum, [n, p]) => sum + n * toNumber(p), 0),
    distribution: Object.fromEntries([...distribution].map(([n, p]) => [n, [Number(p.num), Number(p.den)]])),
  };
}

/** Operations that only look. */
function look(state: State, unitId: string, when: When): object {
  const { settings } = state;
  const terms = { coldBlooded: when.coldBlooded ?? false, reroll: when.reroll ?? false };
  switch (when.op) {
    case 'parts':
      return affectedParts(buildModel(when.model ?? {}, settings.units), settings);
    case 'odds':
      return odds(passChance({ ld: when.ld ?? 0, ...terms }));
    case 'combatOdds':
      return combatOdds(when.stupidInContact ?? 0);
    case 'batchOdds':
      return batch(state);
    case 'validate':
      return { errors: problemsOf(buildUnit(when.entity ?? {}, settings.units)) };
  }
  const unit = unitOf(state, unitId);
  if (!unit) throw refused({ error: 'unit-unknown' });
  switch (when.op) {
    case 'mustTest':
      return mustTest(unit, settings);
    case 'testLd':
      return testLd(unit, settings);
    case 'unitOdds':
      return odds(unitChance(unit, settings));
    case 'moveForward': {
      const move = moveForward(unit, settings);
      if (!move.applies) return move;
      const { units } = settings;
      const [distance, slowest] = [fromCm(move.distance, units), fromCm(move.slowest, units)];
      return { ...move, distance, slowest, unit: units };
    }
    case 'permissions':
      return permissions(unit, settings);
    case 'state':
      return stateFields(state, unitId);
    default:
      throw new Error(`unknown operation ${when.op}`);
  }
}

/** Operations that are one command and show the state fields. */
function plainCommand(unitId: string, when: When): Command | null {
  const value = when.value ?? false;
  const groupId = when.groupId ?? '';
  const part = when.part ?? 'rider';
  switch (when.op) {
    case 'endMovementPhase':
      return { type: 'goToPhase', phase: 'magic' };
    case 'break':
      return { type: 'recordFlight', unitId, cause: 'break' };
    case 'rally':
      return { type: 'rally', unitId };
    case 'setEngaged':
      return { type: 'setFlag', unitId, flag: 'engaged', value };
    case 'setImmune':
      return { type: 'setPart', unitId, groupId, part, trait: 'immune', value };
    case 'setStupid':
      return { type: 'setPart', unitId, groupId, part, trait: 'stupid', value };
    case 'setCount':
      return { type: 'setCount', unitId, groupId, count: when.count ?? 0 };
    default:
      return null;
  }
}

function play(state: State, when: When): Step {
  const unitId = when.unitId ?? state.units[0]?.id ?? '';
  if (when.op === 'startOfTurn') return startOfTurn(state, when);
  if (when.op === 'test') return test(state, unitId, when);
  if (when.op === 'contact') return contact(state, unitId, when);
  if (when.op === 'combat') return combat(state, unitId, when);
  const command = plainCommand(unitId, when);
  if (!command) return { state, shows: look(state, unitId, when) };
  const after = give(state, command);
  return { state: after, shows: stateFields(after, unitId) };
}

function step(state: State, when: When): Step {
  if (when.op === 'timeline') {
    let now = state;
    const results = (when.steps ?? []).map((one) => {
      const next = step(now, one);
      now = next.state;
      return next.shows;
    });
    return { state: now, shows: { results } };
  }
  try {
    return play(state, when);
  } catch (error) {
    if (error instanceof Error && 'shows' in error) return { state, shows: error.shows as object };
    throw error;
  }
}

export const runner: CaseRunner<Given, When> = {
  run: (given, when) => step(buildState(given), when).shows,
};

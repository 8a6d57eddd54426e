/** Translates a worked case into the commands and functions that the screen uses. */
import type { CaseRunner } from '../../../../tests/cases/runner.ts';
import { resolve } from '../../../kernel/dice.ts';
import { type Fraction, toNumber } from '../../../kernel/fraction.ts';
import type { Boost, Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { DEFAULT_SETTINGS, type Settings } from '../model/settings.ts';
import {
  type Character,
  characterOf,
  initial,
  type Side,
  type SideState,
  type State,
} from '../model/state.ts';
import { actionsLeft, capOf, targetOf, whyNotSpend } from '../rules/actions.ts';
import { planFor } from '../rules/advisor.ts';
import { cardTurnedSideways, hasWoundShock } from '../rules/cards.ts';
import { choicesFor, openChecks } from '../rules/checks.ts';
import { commandBonus } from '../rules/command-range.ts';
import { afterRollPlan, bestPlan, planOf, withinTurns } from '../rules/plan.ts';
import { whyNotRecover } from '../rules/recovery.ts';
import { ruleset } from '../rules/ruleset.ts';
import { forcesAdvice } from '../rules/size.ts';
import { checkOf, findingOf, findTester } from '../rules/tester.ts';
import { chanceOf } from '../rules/throw.ts';
import { characterErrors, settingsErrors } from '../rules/validate.ts';

interface Given {
  readonly characters?: readonly (Partial<Character> & Pick<Character, 'id' | 'card'>)[];
  readonly sides?: Partial<Record<Side, Partial<SideState>>>;
  readonly activeSide?: Side;
  readonly commandInRange?: Readonly<Record<string, readonly string[]>>;
  readonly settings?: Partial<Settings>;
}

interface When {
  readonly op: string;
  readonly steps?: readonly When[];
  readonly casualtyId?: string;
  readonly characterId?: string;
  readonly die?: number;
  readonly boosts?: Readonly<Record<string, number>> | readonly number[];
  readonly via?: string;
  readonly action?: string;
  readonly at?: number;
  readonly reserve?: number;
  readonly side?: Side;
  readonly target?: number;
  readonly boost?: number;
  readonly tries?: number;
  readonly boostActions?: number;
  readonly mode?: 'capBonus' | 'commanderPays' | 'after';
  readonly triesPerTurn?: number;
  readonly turns?: number;
  readonly A?: number;
  readonly B?: number;
  readonly entity?: Readonly<Record<string, unknown>> & { readonly kind: string };
}

/** A case begins on a board in use: without positions on it nothing is measured anyway. */
function build(given: Given | null | undefined): State {
  const empty = initial();
  const settings = { ...DEFAULT_SETTINGS, ...given?.settings };
  const side = (id: Side): SideState => ({
    ...empty.sides[id],
    atPool: settings.atPerTurn,
    ...given?.sides?.[id],
  });
  const characters = (given?.characters ?? []).map(
    (one): Character => ({
      name: one.id,
      role: '',
      side: 'A',
      wound: 'healthy',
      shocked: false,
      woundShockUntil: null,
      tookCover: false,
      actionsUsed: 0,
      position: null,
      baseDiameter: 1,
      seesCasualty: true,
      ...one,
      card: { healthy: one.card.healthy, wounded: one.card.wounded ?? null },
    }),
  );
  return {
    ...empty,
    activeSide: given?.activeSide ?? 'A',
    sides: { A: side('A'), B: side('B') },
    characters,
    commandInRange: given?.commandInRange ?? {},
    board: { ...empty.board, inUse: true },
    settings,
  };
}

/** A step of a case: what it shows, and the state after it. */
interface Shown {
  readonly state: State;
  readonly out: unknown;
}

type Played =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly error: string };

/** Gives a command to the table, with the one die of the case as a typed die. */
function play(state: State, command: Command, die?: number): Played {
  const id = command.type === 'recover' ? 'recover' : 'shock';
  const answers = die === undefined ? [] : [{ id, source: 'typed' as const, values: [die] }];
  const result = resolve(() => ruleset.decide(state, command), answers);
  if (result.kind !== 'done') return { ok: false, error: 'die-out-of-range' };
  if (!result.value.ok) return { ok: false, error: result.value.why.code };
  const { events } = result.value;
  return { ok: true, events, state: events.reduce(ruleset.evolve, state) };
}

const boostList = (boosts: When['boosts']): readonly Boost[] =>
  Array.isArray(boosts) ? [] : Object.entries(boosts ?? {}).map(([commanderId, at]) => ({ commanderId, at }));

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const ratio = ({ num, den }: Fraction): { num: number; den: number } => ({
  num: Number(num),
  den: Number(den),
});

function describe(state: State, id: string): object {
  const one = characterOf(state, id);
  if (!one) return { error: 'character-unknown' };
  return {
    wound: one.wound,
    shocked: one.shocked,
    cardTurnedSideways: cardTurnedSideways(one),
    tookCover: one.tookCover,
    woundShock: hasWoundShock(state, one),
    actionsUsed: one.actionsUsed,
    actionsLeft: actionsLeft(state, one),
    target: targetOf(state, one),
    atPool: state.sides[one.side].atPool,
  };
}

/** The open check that a test would settle: the first that waits for this man, as the screen offers it. */
function waitingCheck(state: State, characterId: string): string | null {
  const open = openChecks(state).find(({ check, finding }) => {
    if (finding.status === 'test') return finding.testerId === characterId;
    if (finding.status === 'tie')
      return state.settings.tieBreak !== 'random' && finding.tied.includes(characterId);
    return finding.status === 'ask' && choicesFor(state, check).some(({ id }) => id === characterId);
  });
  return open?.check.id ?? null;
}

function showFinding(state: State, casualtyId: string): object {
  const check = checkOf(state, casualtyId);
  const open = check && findingOf(state, check);
  const found = open && open.status !== 'ask' ? open : findTester(state, casualtyId);
  const { status, testerId, distance, tied } = found;
  return {
    // The house rule of PS-2.9 has no status of its own in the cases.
    status: status === 'already-tested' ? 'none' : status,
    testerId: status === 'already-tested' ? null : testerId,
    distance: distance === null ? null : rounded(distance, 2),
    tied,
  };
}

function shockTest(state: State, when: When): Shown {
  const characterId = when.characterId ?? '';
  const boosts = boostList(when.boosts);
  const checkId = waitingCheck(state, characterId);
  const played = play(state, { type: 'shockTest', characterId, checkId, boosts }, when.die);
  if (!played.ok) return { state, out: { error: played.error } };
  const tested = played.events.find((event) => event.type === 'shockTested');
  const { target, die, score, passed } = tested!;
  const atSpent = tested!.boosts.reduce((sum, { at }) => sum + at, 0);
  return {
    state: played.state,
    out: { ...describe(played.state, characterId), target, die, score, passed, atSpent },
  };
}

function recover(state: State, when: When): Shown {
  const characterId = when.characterId ?? '';
  const boosts = boostList(when.boosts);
  const via = when.via ?? null;
  const played = play(state, { type: 'recover', characterId, boosts, via }, when.die);
  if (!played.ok) return { state, out: { ok: false, error: played.error } };
  const tried = played.events.find((event) => event.type === 'recoveryTried');
  const { target, die, score, passed, wasted: boostWasted } = tried!;
  const named = [...boosts.map(({ commanderId }) => commanderId), ...(via === null ? [] : [via])];
  const commanderActionsUsed = Object.fromEntries(
    named.map((id) => [id, characterOf(played.state, id)?.actionsUsed ?? 0]),
  );
  const out = { ...describe(played.state, characterId), ok: true, target, die, score, passed, boostWasted };
  return { state: played.state, out: { ...out, commanderActionsUsed } };
}

function can(state: State, { characterId = '', action = '' }: When): object {
  const why =
    action === 'recover'
      ? whyNotRecover(state, { characterId, boosts: [], via: null })
      : whyNotSpend(state, characterId, 1);
  return { allowed: why === null, reason: why?.code ?? null };
}

function planNumbers(when: When): object {
  const { target = 0, at = 0, tries = 0, boostActions = 0, mode = 'capBonus' } = when;
  const budget = { at, tries, boostActions, commanderPays: mode === 'commanderPays', boostsCount: true };
  const plan = mode === 'after' ? afterRollPlan(target, budget) : bestPlan(target, budget);
  return showPlan(plan);
}

const showPlan = ({ boosts, chance, expectedAt }: Partial<ReturnType<typeof bestPlan>>): object => ({
  ...(boosts ? { boosts } : {}),
  ...ratio(chance!),
  expectedAt: rounded(toNumber(expectedAt!), 3),
});

function odds({ target = 0, boost = 0 }: When): object {
  const { num, den } = chanceOf(target, boost);
  return { num: Number((num * 6n) / den), den: 6 };
}

function plan(state: State, when: When): object {
  const one = characterOf(state, when.characterId ?? '');
  if (!one) return { error: 'character-unknown' };
  const { atPool, reserve } = state.sides[one.side];
  return showPlan(planFor(state, one, when.at ?? atPool, when.reserve ?? reserve));
}

function capacity(state: State, id: string): object {
  const one = characterOf(state, id);
  if (!one) return { error: 'character-unknown' };
  return { ...describe(state, id), cap: capOf(state, one), commandBonus: commandBonus(state, one) };
}

function step(state: State, when: When): Shown {
  const characterId = when.characterId ?? '';
  const shown = (out: unknown): Shown => ({ state, out });
  switch (when.op) {
    case 'findTester':
      return shown(showFinding(state, when.casualtyId ?? ''));
    case 'shockTest':
      return shockTest(state, when);
    case 'recover':
      return recover(state, when);
    case 'can':
      return shown(can(state, when));
    case 'spend': {
      const { action = '', at = 1 } = when;
      const played = play(state, { type: 'spend', characterId, action, at });
      if (!played.ok) return shown({ ok: false, error: played.error });
      return { state: played.state, out: { ok: true, ...describe(played.state, characterId) } };
    }
    case 'wound':
    case 'kill': {
      const played = play(state, { type: when.op, characterId, sameAttack: null });
      if (!played.ok) return shown({ ok: false, error: played.error });
      return { state: played.state, out: { ok: true, ...describe(played.state, characterId) } };
    }
    case 'state':
      return shown(describe(state, characterId));
    case 'startTurn': {
      const played = play(state, { type: 'startTurn', side: when.side ?? 'A' });
      if (!played.ok) return shown({ ok: false, error: played.error });
      const { activeSide, sides } = played.state;
      const { A, B } = sides;
      return {
        state: played.state,
        out: {
          activeSide,
          atPool: { A: A.atPool, B: B.atPool },
          turnNumber: { A: A.turnNumber, B: B.turnNumber },
        },
      };
    }
    case 'capacity':
      return shown(capacity(state, characterId));
    case 'odds':
      return shown(odds(when));
    case 'planNumbers':
      return shown(planNumbers(when));
    case 'samePlanProbability':
      return shown(showPlan(planOf(when.target ?? 0, (when.boosts ?? []) as readonly number[])));
    case 'plan':
      return shown(plan(state, when));
    case 'recoverWithinTurns': {
      const chance = withinTurns(when.target ?? 0, when.triesPerTurn ?? 0, when.turns ?? 0);
      return shown({ ...ratio(chance), percent: rounded(toNumber(chance) * 100, 1) });
    }
    case 'sizeAdvice':
      return shown(forcesAdvice({ A: when.A ?? 0, B: when.B ?? 0 }, state.settings.minCharacters));
    case 'validate': {
      const { kind, ...entity } = when.entity!;
      return shown({ errors: kind === 'settings' ? settingsErrors(entity) : characterErrors(entity) });
    }
    default:
      throw new Error(`unknown operation ${when.op}`);
  }
}

export const runner: CaseRunner<Given, When> = {
  run: (given, when) => {
    let state = build(given);
    if (when.op !== 'timeline') return step(state, when).out;
    const results = (when.steps ?? []).map((one) => {
      const shown = step(state, one);
      state = shown.state;
      return shown.out;
    });
    return { results };
  },
};

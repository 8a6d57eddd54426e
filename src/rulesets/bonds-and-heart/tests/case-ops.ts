/** One operation of the spec's table, by the same commands, rules and selectors as the screen. */
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import { type Fraction, toNumber } from '../../../kernel/fraction.ts';
import type { Rejection } from '../../../kernel/result.ts';
import { plainProfile, TONES, type Tone } from '../model/bearer.ts';
import type { Command, TestPlan } from '../model/commands.ts';
import type { Event, TestDice } from '../model/events.ts';
import { bearerOf, bondOf, players, type State } from '../model/state.ts';
import { whyNotTestDice } from '../rules/ability-test.ts';
import { bondLight, bondParts, reach } from '../rules/bonds.ts';
import { belowCap, claimCap, claimLight, claimsInPlay, whyNotClaim } from '../rules/claims.ts';
import { splitDamage } from '../rules/damage.ts';
import { bondEffect, type EffectQuery } from '../rules/effects.ts';
import { because, firstOf, type Outcome, whyNotDice } from '../rules/faults.ts';
import { bondWays, changeChance, heartOdds } from '../rules/heart-odds.ts';
import { penaltyAgainst } from '../rules/protection.ts';
import { ruleset } from '../rules/ruleset.ts';
import { testOdds } from '../rules/test-odds.ts';
import { adventureOut, bearerOut, heartOut, perBearer } from './case-out.ts';

// biome-ignore lint/suspicious/noExplicitAny: the fields of an operation are as free as JSON
export type Op = { readonly op: string } & Readonly<Record<string, any>>;
export interface Done {
  readonly state: State;
  readonly out: object;
}

const THREE = { id: 'heart', faces: 6, count: 3 } as const;
const error = (state: State, why: Rejection): Done => ({ state, out: { error: why.code } });
/** A field that should hold a list; anything else counts as an empty one. */
const asList = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);
/** A number that may be left out; an empty field is not a number. */
const orZero = (value: unknown): number => (value === undefined ? 0 : ((value ?? Number.NaN) as number));
const sixth = (chance: Fraction): number => Math.round(toNumber(chance) * 1e6) / 1e6;

/** Sends a command with typed dice; `show` tells what the state and the events show afterwards. */
function play(
  state: State,
  command: Command,
  dice: readonly (readonly [string, readonly number[]])[],
  show: (after: State, events: readonly Event[]) => object,
): Done {
  const answers = dice.map(([id, values]): DiceResult => ({ id, source: 'typed', values }));
  const done = resolve(() => ruleset.decide(state, command), answers);
  if (done.kind === 'badDice')
    return error(state, whyNotDice(done.request, done.result.values) ?? because('BH_E_DICE_COUNT'));
  if (done.kind === 'needsDice') return error(state, because('BH_E_DICE_COUNT'));
  if (!done.value.ok) return error(state, done.value.why);
  const after = done.value.events.reduce(ruleset.evolve, state);
  return { state: after, out: show(after, done.value.events) };
}

const calc = <T>(state: State, outcome: Outcome<T>, show: (value: T) => object): Done =>
  outcome.ok ? { state, out: show(outcome.value) } : error(state, outcome.why);

const planOf = (when: Op, heartless: number, nobody: number): TestPlan => ({
  roller: null,
  alias: '',
  ability: null,
  score: orZero(when.score),
  heartless,
  nobody,
  difficulty: when.difficulty,
  other: orZero(when.other),
  helps: [],
  bonuses: asList(when.bonuses),
  penalties: asList(when.penalties),
  against: null,
});

function test(state: State, when: Op): Done {
  const { full } = when.dice ?? {};
  const [heartless, nobody, extra] = [when.dice?.heartless, when.dice?.nobody, when.dice?.extra].map(
    asList,
  ) as [readonly number[], readonly number[], readonly number[]];
  const dice: TestDice = { full, heartless, nobody, extra };
  const why = whyNotTestDice(dice, state.settings);
  if (why) return error(state, why);
  const typed = (
    [
      ['full', [full]],
      ['heartless', heartless],
      ['nobody', nobody],
      ['extra', extra],
    ] as const
  ).filter(([, values]) => values.length > 0);
  const plan = planOf(when, heartless.length, nobody.length);
  return play(state, { type: 'rollTest', ...plan }, typed, (_after, [event]) =>
    event?.type === 'testRolled'
      ? {
          extraThrows: event.dice.extra.length,
          diceTotal: event.diceTotal,
          result: event.result,
          success: event.success,
        }
      : {},
  );
}

function heartChange(state: State, when: Op): Done {
  const rolls = asList(when.rolls).map((faces): readonly number[] => asList(faces));
  // Faults of the dice come before those of the command, as in the spec's table.
  const faults = rolls.map((faces) => whyNotDice(THREE, faces));
  const why = firstOf(faults.find((fault) => fault?.code === 'BH_E_DIE_VALUE') ?? null, ...faults);
  if (why) return error(state, why);
  const changes = [{ toward: when.toward as Tone, plots: rolls.length }];
  const command: Command = { type: 'changeHeart', id: when.bearer, cause: when.cause ?? 'other', changes };
  const dice = rolls.map((faces, i) => [`heart-${i + 1}`, faces] as const);
  return play(state, command, dice, (after, events) => heartOut(after, when.bearer, events));
}

function odds(state: State, when: Op): Done {
  const bearer = bearerOf(state, when.bearer);
  if (!TONES.includes(when.toward)) return error(state, because('BH_E_CAUSE'));
  if (!bearer) return error(state, because('BH_E_NOT_ACTIVE'));
  const bond = when.bond === undefined ? undefined : bondOf(bearer, when.bond);
  if (when.bond !== undefined && !bond) return error(state, because('BH_E_NO_BOND'));
  const found = heartOdds(bearer.light, when.toward);
  const out = {
    ways: Object.fromEntries(found.ways),
    none: found.none,
    changeProbability: sixth(changeChance(found)),
  };
  return { state, out: bond ? { ...out, bondWays: bondWays(found, bond) } : out };
}

function claimOps(state: State, when: Op): Done {
  const { claimant, claimed, kind, decision } = when;
  if (when.op === 'claimCheck') {
    const why = whyNotClaim(state, claimant, claimed, kind);
    if (why) return error(state, why);
    const light = claimLight(state, claimant, claimed, kind);
    return { state, out: { ok: true, light, cap: claimCap(state) } };
  }
  const command: Command = { type: 'resolveClaim', claimant, claimed, kind, decision };
  const dice = when.heartRoll ? [['heart-1', asList(when.heartRoll)] as const] : [];
  return play(state, command, dice, (after, events) => {
    const who = bearerOf(after, claimant);
    return {
      claims: perBearer(after, ({ claims }) => claims),
      ...(after.phase === 'combat'
        ? { combatClaimsUsed: perBearer(after, ({ combatClaimsUsed }) => combatClaimsUsed) }
        : {}),
      ...(decision === 'refuse' ? { heart: heartOut(after, claimed, events) } : {}),
      protections: who?.protections,
      pendingAdvice: who?.pendingAdvice,
    };
  });
}

function bondOps(state: State, when: Op): Done {
  const given = when.bond ?? {};
  if (when.op === 'setBondLight')
    return play(
      state,
      { type: 'setBondLight', owner: when.owner, bond: when.bond, light: when.light },
      [],
      () => ({ light: when.light }),
    );
  const bond = { plots: [], freeLight: null, ...given };
  return play(state, { type: 'createBond', owner: when.owner, bond }, [], (after) => {
    const owner = bearerOf(after, when.owner);
    const made = owner && bondOf(owner, bond.id);
    return owner && made
      ? { parts: bondParts(made, after.settings), light: bondLight(owner, made, after.settings) }
      : {};
  });
}

function join(state: State, when: Op): Done {
  const profile = plainProfile(when.name ?? when.id);
  const command: Command = {
    type: 'addBearers',
    bearers: [{ id: when.id, profile, light: when.light ?? null }],
  };
  return play(state, command, [], (after) => bearerOut(after, when.id));
}

/** Runs one operation; an operation that fails returns the error and leaves the state untouched. */
export function runOp(state: State, when: Op): Done {
  const bearer = bearerOf(state, when.bearer ?? when.target ?? null);
  switch (when.op) {
    case 'heartChange':
      return heartChange(state, when);
    case 'heartOdds':
      return odds(state, when);
    case 'setPlot':
      return play(
        state,
        { type: 'paintPlot', id: when.bearer, plot: when.plot, tone: when.tone },
        [],
        (after) => bearerOut(after, when.bearer),
      );
    case 'createBond':
    case 'setBondLight':
      return bondOps(state, when);
    case 'reach':
      return bearer ? { state, out: reach(state, bearer) } : error(state, because('BH_E_NOT_ACTIVE'));
    case 'claimCap': {
      const canBeAsked = Object.fromEntries(players(state).map((one) => [one.id, belowCap(state, one)]));
      return { state, out: { cap: claimCap(state), total: claimsInPlay(state), canBeAsked } };
    }
    case 'claimCheck':
    case 'claimResolve':
      return claimOps(state, when);
    case 'bondEffect':
      return calc(state, bondEffect(state, when as unknown as EffectQuery), (effect) => effect);
    case 'playCard': {
      const { base, cardType, quality = null } = when;
      return play(
        state,
        { type: 'playCard', id: when.bearer, base, cardType, quality, helps: [] },
        [],
        (after, [event]) =>
          event?.type === 'cardPlayed'
            ? {
                bonus: event.bonus,
                cardValue: event.value,
                pendingAdvice: bearerOf(after, when.bearer)?.pendingAdvice,
              }
            : {},
      );
    }
    case 'penaltyAgainst':
      return bearer
        ? calc(state, penaltyAgainst(bearer, when.actorScore), (value) => value)
        : error(state, because('BH_E_NOT_ACTIVE'));
    case 'shareDamage': {
      const { damage, light, share, claimantHp, claimedHp } = when;
      return calc(state, splitDamage(damage, light, share, claimantHp, claimedHp), (value) => value);
    }
    case 'test':
      return test(state, when);
    case 'testOdds':
      return calc(
        state,
        testOdds(state, planOf(when, orZero(when.heartless), orZero(when.nobody))),
        (value) => ({
          need: value.need,
          fraction: `${value.success.num}/${value.success.den}`,
          probability: sixth(value.success),
        }),
      );
    case 'startAdventure':
    case 'endAdventure':
    case 'startCombat':
    case 'endCombat':
    case 'endScene':
      return play(state, { type: when.op }, [], adventureOut);
    case 'setClaimLimit':
      return play(state, { type: 'setClaimLimit', id: when.bearer, limit: when.limit }, [], (after) => ({
        combatClaimLimit: bearerOf(after, when.bearer)?.combatClaimLimit,
      }));
    case 'newBearer':
      return join(state, when);
    case 'removeBearer':
      return play(state, { type: 'removeBearer', id: when.id ?? when.bearer }, [], (after) =>
        adventureOut(after, []),
      );
    default:
      throw new Error(`unknown operation ${when.op}`);
  }
}

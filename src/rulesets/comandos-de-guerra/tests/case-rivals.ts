/** The operations of contests, orders, chases and brawls. */
import type { DiceRequest } from '../../../kernel/dice.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import type { Throw } from '../model/records.ts';
import type { Driver, Fighter, State } from '../model/state.ts';
import { BANDS, type ContestMode, isOne } from '../model/words.ts';
import { brawlRivals } from '../rules/brawl.ts';
import { chaseOdds, chaseStanding, moveGap } from '../rules/chase.ts';
import { commandStanding } from '../rules/command-contest.ts';
import { type Faces100, rivalOf, type Standing, standing } from '../rules/contest.ts';
import { blowOdds, commandOdds, contestOdds } from '../rules/contest-odds.ts';
import {
  type Answer,
  type Bag,
  commandoIn,
  entrantOf,
  event,
  play,
  sceneOf,
  withCard,
} from './case-state.ts';

export const six = (value: number): number => Math.round(value * 1e6) / 1e6;

const rerollsOf = (ctx: Bag): readonly Faces100[] => ctx.rerolls ?? [];

/** Answers throws of all and re-rolls of the tied from the dice of a case. */
function throwsOf(
  ctx: Bag,
  everybody: readonly string[],
  tied: (round: number) => readonly string[],
): Answer {
  return ({ id }: DiceRequest) => {
    if (id === 'rolls') return everybody.map((one) => ctx.rolls?.[one] ?? Number.NaN);
    const round = Number(id.split('-')[1]);
    const faces = rerollsOf(ctx)[round - 1];
    const needed = tied(round).map((one) => faces?.[one]);
    return needed.every((face): face is number => face !== undefined) ? needed : null;
  };
}

const values = (throws: readonly Throw[]): Record<string, number> =>
  Object.fromEntries(throws.map(({ id, value }) => [id, value]));

const numbers = (fields: Bag) => ({ level: fields?.level ?? 0, modifier: fields?.modifier ?? 0 });

export function contest(ctx: Bag): unknown {
  const state = sceneOf(ctx);
  const entrants = (ctx.entrants ?? []).map((one: Bag) => entrantOf(one.id, one));
  const ids: string[] = entrants.map(({ id }: { id: string }) => id);
  const mode = (ctx.mode ?? 'onlyOne') as ContestMode;
  const rivals = entrants.map((one: ReturnType<typeof entrantOf>) => rivalOf(state, one));
  const now = (rounds: readonly Faces100[]): Standing =>
    standing(rivals, mode, ctx.rolls, rounds, state.settings);
  const tied = (round: number) => now(rerollsOf(ctx).slice(0, round - 1)).pending ?? [];
  const played = play(state, { type: 'holdContest', mode, what: '', entrants }, throwsOf(ctx, ids, tied));
  if (played.kind === 'error') return { error: played.error };
  const held =
    played.kind === 'done' ? { ...event(played, 'contestHeld'), pending: null } : now(rerollsOf(ctx));
  return {
    values: values(held.throws),
    passed: Object.fromEntries(held.throws.map(({ id, outcome }) => [id, outcome.success])),
    grades: Object.fromEntries(held.throws.map(({ id, outcome }) => [id, outcome.grade])),
    order: held.order,
    winner: held.winner,
    failed: held.failed,
    pendingReroll: held.pending,
  };
}

export function commandContest(ctx: Bag): unknown {
  const cards = ['officer', 'subordinate'].map((id) => commandoIn(id, ctx[id]?.states ?? []));
  const state = withCard(sceneOf(ctx), ...cards);
  const officer = entrantOf('officer', ctx.officer ?? {}, 'officer');
  const subordinate = entrantOf('subordinate', ctx.subordinate ?? {}, 'subordinate');
  const ids = ['officer', 'subordinate'];
  const command = { type: 'contestCommand', officer, subordinate } as const;
  const played = play(
    state,
    command,
    throwsOf(ctx, ids, () => ids),
  );
  if (played.kind === 'error') return { error: played.error };
  const rivals = [rivalOf(state, officer), rivalOf(state, subordinate)] as const;
  const { throws, outcome } =
    played.kind === 'done'
      ? (({ officer: a, subordinate: b, outcome: end }) => ({ throws: [a, b], outcome: end }))(
          event(played, 'commandContested'),
        )
      : commandStanding(rivals, ctx.rolls, rerollsOf(ctx), state.settings);
  return {
    values: values(throws),
    officerPassed: throws[0]!.outcome.success,
    subordinatePassed: throws[1]!.outcome.success,
    outcome,
  };
}

const driverOf = (id: string, fields: Bag): Driver => ({ ...entrantOf(id, fields), vehicle: '' });

export function chaseStep(ctx: Bag): unknown {
  const band = ctx.band ?? 'medium';
  if (!isOne(BANDS, band)) return { error: 'WORD_UNKNOWN' };
  const quarry = driverOf('quarry', ctx.quarry ?? {});
  const track = {
    id: 'track',
    pursuer: driverOf('pursuer', ctx.pursuer ?? {}),
    band,
    status: ctx.status ?? 'running',
  };
  const chase = { id: 'chase', note: '', quarry, tracks: [track], accidents: [] };
  const state: State = { ...sceneOf(ctx), chases: [chase] };
  const ids = ['pursuer', 'quarry'];
  const played = play(
    state,
    { type: 'stepChase', id: 'chase' },
    throwsOf(ctx, ids, () => ids),
  );
  if (played.kind === 'error') return { error: played.error };
  if (played.kind === 'waiting') {
    const { duels, pending } = chaseStanding(state, chase, ctx.rolls, rerollsOf(ctx));
    return {
      winner: null,
      ...moveGap(band, null),
      accidentPrompt: [],
      values: values(duels[0]!.standing.throws),
      pendingReroll: pending,
    };
  }
  const step = event(played, 'chaseStepped');
  const after = played.state.chases[0]!.tracks[0]!;
  return {
    winner: step.tracks[0]!.winner,
    band: after.band,
    status: after.status,
    accidentPrompt: played.state.chases[0]!.accidents,
    values: values([...step.pursuers, step.quarry]),
    pendingReroll: null,
  };
}

const fighterOf = (fields: Bag): Fighter => ({
  ...entrantOf(fields.id, fields),
  blows: fields.blows ?? 10,
  out: false,
});

export function brawlRound(ctx: Bag): unknown {
  const sides = { a: (ctx.sides?.a ?? []).map(fighterOf), b: (ctx.sides?.b ?? []).map(fighterOf) };
  const brawl = { id: 'brawl', note: '', ...sides, blow: null };
  const state: State = { ...sceneOf(ctx), brawls: [brawl] };
  const rivals = brawlRivals(state, brawl);
  const ids = rivals.map(({ id }) => id);
  const now = (rounds: readonly Faces100[]): Standing =>
    standing(rivals, 'onlyOne', ctx.rolls, rounds, state.settings);
  const throwing = throwsOf(ctx, ids, (round) => now(rerollsOf(ctx).slice(0, round - 1)).pending ?? []);
  const answer: Answer = (request, answers) =>
    request.id === 'blow' ? (ctx.damageDie == null ? null : [ctx.damageDie]) : throwing(request, answers);
  const target = ctx.target ?? null;
  let played = play(state, { type: 'rollBrawl', id: 'brawl', target }, answer);
  let exchanged = played.kind === 'done' ? event(played, 'brawlExchanged') : null;
  if (played.kind === 'done' && played.state.brawls[0]!.blow)
    played = play(played.state, { type: 'strikeBlow', id: 'brawl', target }, answer);
  if (played.kind === 'error') return { error: played.error };
  if (!exchanged) {
    const { throws, winner } = now(rerollsOf(ctx));
    const grade = throws.find(({ id }) => id === winner)?.outcome.grade ?? null;
    exchanged = { type: 'brawlExchanged', id: 'brawl', throws, winner, grade };
  }
  const blow = played.kind === 'done' ? event(played, 'blowStruck') : undefined;
  const { throws, winner } = exchanged;
  const foes: Fighter[] = sides.a.some(({ id }: Fighter) => id === winner) ? sides.b : sides.a;
  const aimed = target ?? foes.find(({ blows }) => blows > 0)?.id ?? null;
  return {
    modifiers: Object.fromEntries(throws.map(({ id, outcome }) => [id, outcome.modifier])),
    values: values(throws),
    winner,
    hit: winner !== null,
    target: winner === null ? null : (blow?.target ?? aimed),
    damage: blow?.damage ?? null,
    blowsLeft: blow?.blowsLeft ?? null,
    knockedOut: blow?.knockedOut ?? false,
    pendingReroll: winner === null && played.kind === 'waiting' ? now(rerollsOf(ctx)).pending : null,
  };
}

/** Odds by the selectors of the panels, six decimals as the specification prints them. */
export const rivalOdds = {
  contestOdds: (ctx: Bag) => {
    const { first, second, neither } = contestOdds(numbers(ctx.first), numbers(ctx.second));
    return { first: six(toNumber(first)), second: six(toNumber(second)), neither: six(toNumber(neither)) };
  },
  brawlOdds: (ctx: Bag) => {
    const odds = contestOdds(numbers(ctx.first), numbers(ctx.second));
    const { knockOut, mean } = blowOdds(sceneOf(ctx).settings);
    return {
      first: six(toNumber(odds.first)),
      second: six(toNumber(odds.second)),
      neither: six(toNumber(odds.neither)),
      knockOutPerHit: six(toNumber(knockOut)),
      meanBlow: six(toNumber(mean)),
    };
  },
  chaseOdds: (ctx: Bag) => {
    const odds = chaseOdds(ctx.band ?? 'medium', numbers(ctx.pursuer), numbers(ctx.quarry));
    return {
      pursuerWinsStep: six(toNumber(odds.pursuer)),
      quarryWinsStep: six(toNumber(odds.quarry)),
      noChange: six(toNumber(odds.noChange)),
      caught: six(toNumber(odds.caught)),
      escaped: six(toNumber(odds.escaped)),
    };
  },
  commandOdds: (ctx: Bag) => {
    const odds = commandOdds(numbers(ctx.officer), numbers(ctx.subordinate), sceneOf(ctx).settings);
    return { obeyed: six(toNumber(odds.obeyed)), refused: six(toNumber(odds.refused)) };
  },
};

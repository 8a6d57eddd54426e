/** The operations that give one answer and keep nothing. */

import { fits } from '../../../kernel/dice.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { plainShot } from '../model/inputs.ts';
import { commandoFrom, emptyDraft } from '../model/sheet.ts';
import { DEFAULT_TABLES, type LiftCell, type LiftRow, type LiftTable } from '../model/tables.ts';
import { DIFFICULTIES, type Difficulty, type Grade, isOne, WEAPON_CLASSES } from '../model/words.ts';
import { combinedOdds } from '../rules/combined.ts';
import { damageOf } from '../rules/damage.ts';
import { damageMean } from '../rules/fire.ts';
import {
  bandsOf,
  countsOf,
  GRADE_TABLE_COLUMNS,
  gradeTable,
  highFailureSpread,
  highSuccessSpread,
  stripOf,
  successFaces,
} from '../rules/grades.ts';
import { hazardOf } from '../rules/hazard.ts';
import { jamOdds, jamOf } from '../rules/jam.ts';
import { liftOf, metresPerRound, walkSpeedOf } from '../rules/load.ts';
import { initialMorale, moraleOdds } from '../rules/morale.ts';
import { checkLevel, type Refusal, refused } from '../rules/refusal.ts';
import { clearingTime, reloadTime } from '../rules/service.ts';
import { toHit } from '../rules/to-hit.ts';
import { deathAudience, TRIGGER_TABLE } from '../rules/triggers.ts';
import { brawlRound, chaseStep, commandContest, contest, rivalOdds, six } from './case-rivals.ts';
import {
  type Bag,
  checkOf,
  commandoIn,
  dice,
  event,
  modifiersOf,
  play,
  sceneOf,
  WHO,
  weaponOfCase,
  withCard,
} from './case-state.ts';
import { checkOutput } from './case-stateful.ts';

const shown = <T>(answer: T | Refusal, show: (value: T) => unknown): unknown =>
  refused(answer) ? { error: answer.why.code } : show(answer);

/** The level of an odds case, which no command judges, is judged like everywhere else. */
export function everyLevel({ op, level }: Bag): string | null {
  if (!['bands', 'odds', 'strip', 'jam', 'jamOdds', 'damageOdds'].includes(op)) return null;
  return checkLevel(level ?? 0)?.why.code ?? null;
}

function check(ctx: Bag): unknown {
  const state = withCard(sceneOf(ctx), commandoIn(WHO, ctx.states ?? []));
  const played = play(state, { type: 'rollCheck', check: checkOf(ctx) }, dice({ check: ctx.roll }));
  if (played.kind !== 'done') return { error: played.kind === 'error' ? played.error : 'DIE_OUT_OF_RANGE' };
  return checkOutput(event(played, 'checkRolled').check);
}

function combine(ctx: Bag): unknown {
  const list: readonly Bag[] = ctx.actions ?? [];
  const states = [...(ctx.states ?? []), ...list.flatMap((one) => one.states ?? [])];
  const state = withCard(sceneOf(ctx), commandoIn(WHO, states));
  const actions = list.map((one) => ({ basic: one.basic ?? false, check: checkOf(one), shot: null }));
  const incompatible = ctx.incompatible ?? false;
  const command = { type: 'rollCombined', who: WHO, actions, incompatible } as const;
  const first = play(state, command, dice({ main: ctx.rolls?.[0] }));
  if (first.kind !== 'done') return { error: first.kind === 'error' ? first.error : 'DIE_OUT_OF_RANGE' };
  const { id } = event(first, 'secondaryOpened').secondary;
  const second = play(first.state, { type: 'rollSecondary', id }, dice({ secondary: ctx.rolls?.[1] }));
  if (second.kind !== 'done') return { error: second.kind === 'error' ? second.error : 'DIE_OUT_OF_RANGE' };
  return {
    main: checkOutput(event(first, 'checkRolled').check),
    secondary: checkOutput(event(second, 'checkRolled').check),
    rounds: 1, // CG-4.1: both were rolled without a next round
  };
}

function shotOf(ctx: Bag): unknown {
  const { states = [], aim = null, ...fields } = ctx.shooter ?? {};
  const level = fields.level ?? ctx.level ?? 0;
  const shooter = { ...commandoIn(WHO, states, fields), aim, weapons: [weaponOfCase(ctx.weapon ?? {})] };
  const shot = {
    ...plainShot('weapon', ctx.targetId ?? '', ctx.distanceM ?? 0),
    hiddenFraction: ctx.hiddenFraction ?? 0,
    locationKnown: ctx.locationKnown ?? true,
    moving: ctx.moving ?? 'none',
    pointBlank: ctx.pointBlank ?? false,
    extra: modifiersOf(ctx.extra),
    level,
  };
  return shown(toHit(withCard(sceneOf(ctx), shooter), WHO, shot, ctx.combined ?? 'none'), (plan) => {
    if (plan.automatic) return plan;
    const { difficulty, cover, aimRoundsUsed, breakdown, total } = plan;
    return { difficulty, cover, aimRoundsUsed, breakdown, total };
  });
}

function aim(ctx: Bag): unknown {
  const aiming = { ...commandoIn(WHO, ctx.states ?? []), aim: ctx.aim ?? null };
  const state = withCard(sceneOf(ctx), aiming);
  const played = play(state, { type: 'aimAt', who: WHO, targetId: ctx.targetId, targetName: '' }, dice({}));
  return played.kind === 'done'
    ? { aim: played.state.commandos[0]!.aim }
    : { error: 'COMMANDO_OUT_OF_ACTION' };
}

const jamInput = (ctx: Bag) => ({
  level: ctx.level ?? 0,
  weaponClass: isOne(WEAPON_CLASSES, ctx.weaponClass ?? '') ? ctx.weaponClass : 'firearm',
  jamBase: ctx.jamBase ?? 0,
  daysUncleaned: ctx.daysUncleaned ?? 0,
});

const badDie = (faces: 10 | 100, value: number): boolean => !fits({ id: '', faces, count: 1 }, [value]);

function jam(ctx: Bag): unknown {
  const { settings } = sceneOf(ctx);
  const jamDie = ctx.jamDie ?? null;
  if (badDie(100, ctx.roll)) return { error: 'DIE_OUT_OF_RANGE' };
  const out = jamOf(jamInput(ctx), ctx.roll, jamDie, settings);
  return out.jamDieNeeded && jamDie !== null && badDie(10, jamDie) ? { error: 'DIE_OUT_OF_RANGE' } : out;
}

const times = (ctx: Bag) => ({
  class: ctx.weaponClass ?? 'firearm',
  unjamRounds: ctx.unjamRounds ?? null,
  reloadRounds: ctx.reloadRounds ?? null,
});

function reload(ctx: Bag): unknown {
  const weapon = {
    ...times(ctx),
    capacity: ctx.capacity ?? null,
    internalMagazine: ctx.internalMagazine ?? false,
  };
  const rounds = reloadTime(weapon, ctx.mode ?? 'magazine', ctx.bullets ?? Number.NaN, ctx.inCombat ?? true);
  return shown(rounds, (value) => ({ rounds: value }));
}

function silentKill(ctx: Bag): unknown {
  const hide: readonly Bag[] = ctx.hideChecks ?? [];
  const kill: Bag = ctx.kill ?? {};
  const states = [...(ctx.states ?? []), ...[...hide, kill].flatMap((one) => one.states ?? [])];
  const card = { ...commandoIn(WHO, states), morale: 50 };
  const faces = Object.fromEntries(
    (ctx.hideRolls ?? []).map((roll: number, i: number) => [`hide-${i + 1}`, roll]),
  );
  const command = {
    type: 'silentKill',
    who: WHO,
    targetId: 'target',
    targetName: '',
    hide: hide.map((one) => checkOf(one)),
    kill: checkOf(kill),
  } as const;
  const played = play(withCard(sceneOf(ctx), card), command, dice({ ...faces, kill: ctx.killRoll }));
  if (played.kind !== 'done') return { error: played.kind === 'error' ? played.error : 'DIE_OUT_OF_RANGE' };
  const { approach, attempted, victimDead, grade } = event(played, 'silentKillTried');
  return {
    ...{ approach, attempted, victimDead, grade },
    damageRoll: played.events.some(({ type }) => type === 'damageDealt'),
    moraleTriggers: played.state.prompts.map(({ trigger }) => trigger).filter((one) => one === 'discovered'),
  };
}

/** A table of maximum weights, one row an interval, in whichever order a case writes its cells. */
function liftTable(table: Bag | null | undefined): LiftTable {
  if (!table) return DEFAULT_TABLES.lift;
  const intervals: LiftTable['intervals'] = table.intervals ?? DEFAULT_TABLES.lift.intervals;
  const cell = (value: number | Partial<LiftCell> | null | undefined): LiftCell =>
    typeof value === 'number'
      ? { maxKg: value, knownAtLeastKg: null }
      : { maxKg: value?.maxKg ?? null, knownAtLeastKg: value?.knownAtLeastKg ?? null };
  const source = table.cells ?? {};
  const at = (i: number, one: Difficulty, d: number): LiftCell => {
    const row = Array.isArray(source) ? source[i] : (source[intervals[i]!.join('-')] ?? null);
    if (Array.isArray(row)) return cell(row[d]);
    return row ? cell(row[one]) : cell(source[one]?.[i]);
  };
  const rows = intervals.map(
    (_, i) => Object.fromEntries(DIFFICULTIES.map((one, d) => [one, at(i, one, d)])) as LiftRow,
  );
  return { intervals, cells: rows };
}

function deathOf(ctx: Bag): unknown {
  const roster = (ctx.roster ?? []).map((one: Bag) => ({
    ...commandoFrom(one.id, emptyDraft(one.id)),
    ...one,
  }));
  return { check: deathAudience(roster, ctx.id, ctx.essential ?? false) };
}

const pair = (fields: Bag) => ({ level: fields?.level ?? 0, modifier: fields?.modifier ?? 0 });

export const OPERATIONS = {
  ...rivalOdds,
  contest,
  commandContest,
  chaseStep,
  brawlRound,
  check,
  combine,
  toHit: shotOf,
  aim,
  jam,
  reload,
  silentKill,
  deathOf,
  bands: (ctx: Bag) => ({
    highSuccessSpread: highSuccessSpread(ctx.level ?? 0),
    highFailureSpread: highFailureSpread(ctx.level ?? 0),
    bands: bandsOf(ctx.level ?? 0, sceneOf(ctx).settings),
  }),
  gradeTable: (ctx: Bag) => ({ columns: GRADE_TABLE_COLUMNS, rows: gradeTable(sceneOf(ctx).settings) }),
  odds: (ctx: Bag) => ({
    success: successFaces(ctx.level ?? 0, ctx.modifier ?? 0),
    counts: countsOf(ctx.level ?? 0, ctx.modifier ?? 0, sceneOf(ctx).settings),
  }),
  strip: (ctx: Bag) => ({
    segments: stripOf(ctx.level ?? 0, ctx.modifier ?? 0, sceneOf(ctx).settings).map(({ from, to, grade }) => [
      from,
      to,
      grade,
    ]),
  }),
  hazard: (ctx: Bag) => hazardOf(ctx.grade as Grade, ctx.rolled ?? 0),
  walkSpeed: (ctx: Bag) =>
    shown(
      walkSpeedOf(
        { walkSpeed: ctx.walkSpeed ?? null, load: ctx.load ?? 0, constitution: ctx.constitution ?? 0 },
        ctx.table ?? DEFAULT_TABLES.speed,
        ctx.factors ?? [],
      ),
      (value) => value,
    ),
  convertSpeed: (ctx: Bag) =>
    shown(metresPerRound(ctx.kmh, ctx.roundSeconds ?? null), (metres) => ({ metresPerRound: metres })),
  lift: (ctx: Bag) =>
    shown(liftOf(ctx.strength ?? 0, ctx.weightKg ?? 0, liftTable(ctx.table)), (value) => value),
  unjamTime: (ctx: Bag) => shown(clearingTime(times(ctx)), (value) => value),
  damage: (ctx: Bag) =>
    shown(
      damageOf(
        {
          life: ctx.life ?? 10,
          armour: ctx.armour ?? 0,
          grade: ctx.grade,
          rolled: ctx.rolled ?? 0,
          through: ctx.through ?? null,
        },
        sceneOf(ctx).settings,
      ),
      (value) => value,
    ),
  initialMorale: (ctx: Bag) =>
    shown(
      initialMorale(ctx.ownCommand ?? 0, ctx.officerCommand ?? null, ctx.isOfficer ?? false),
      (morale) => ({ morale }),
    ),
  triggers: () => ({ triggers: TRIGGER_TABLE }),
  jamOdds: (ctx: Bag) => {
    const { jamDie, jam: chance } = jamOdds(jamInput(ctx), sceneOf(ctx).settings);
    return { jamDie: six(toNumber(jamDie)), jam: six(toNumber(chance)) };
  },
  moraleOdds: (ctx: Bag) => {
    const odds = moraleOdds(ctx.morale, ctx.kind ?? 'demoralise', ctx.modifier ?? 0);
    return {
      change: six(toNumber(odds.change)),
      meanChange: six(toNumber(odds.meanChange)),
      shock: six(toNumber(odds.shock)),
    };
  },
  damageOdds: (ctx: Bag) => {
    const [count, sides, plus] = ctx.dice;
    const mean = damageMean(
      ctx.level ?? 0,
      ctx.modifier ?? 0,
      { count, sides, plus: plus ?? 0 },
      sceneOf(ctx).settings,
    );
    return { mean: six(toNumber(mean)) };
  },
  combineOdds: (ctx: Bag) => {
    const { both, secondary } = combinedOdds(pair(ctx.main), pair(ctx.secondary), sceneOf(ctx).settings);
    return { both: six(toNumber(both)), secondary: six(toNumber(secondary)) };
  },
} satisfies Record<string, (ctx: Bag) => unknown>;

export const isOperation = (op: string): op is keyof typeof OPERATIONS => Object.hasOwn(OPERATIONS, op);

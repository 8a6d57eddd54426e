/**
 * What screens ask the rules about a table: sums, endings, and why something cannot be done now. The odds that take
 * long are left to their own tests.
 */
import { resolve } from '../../../kernel/dice.ts';
import { type Fraction, toNumber } from '../../../kernel/fraction.ts';
import type { Command } from '../model/commands.ts';
import { plainCheck, plainShot } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { DIFFICULTIES, FACTORS, SHOCK_KINDS } from '../model/words.ts';
import { moraleChange, stateParts, whyCannotAct } from '../rules/actor.ts';
import { blowsLeft, brawlRivals, excessBonus, isUp, targetsOf, whyNoBrawl } from '../rules/brawl.ts';
import { whyNoStep } from '../rules/chase.ts';
import { isHidden, planCheck } from '../rules/check.ts';
import { planSecondary, whyNotCombined } from '../rules/combined.ts';
import { whyNoOrder } from '../rules/command-contest.ts';
import { whyNotContest } from '../rules/contest.ts';
import { blowOdds } from '../rules/contest-odds.ts';
import { decide } from '../rules/decide.ts';
import { planShot } from '../rules/fire.ts';
import { countsOf, declaredFace, impossibleGrades, stripOf } from '../rules/grades.ts';
import { jamOdds } from '../rules/jam.ts';
import { liftOf, walkSpeed } from '../rules/load.ts';
import { missionMorale, moraleOddsOf, moraleParts, officerCandidates, whyNoMorale } from '../rules/morale.ts';
import { trackedValue, valueRange } from '../rules/overrides.ts';
import { reasonOf } from '../rules/refusal.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { endings, runningOut } from '../rules/rounds.ts';
import { clearPlan, reloadPlan, timesOf, weaponType, whyNotClear, whyNotReload } from '../rules/service.ts';
import { shockPreview, whyNotEnd, whyNotShock } from '../rules/shock.ts';
import { planSilentKill, silentKillChance } from '../rules/silent-kill.ts';
import { throwers } from '../rules/throwers.ts';
import { weaponRefusal } from '../rules/to-hit.ts';
import { consciousTeam, deathAudience } from '../rules/triggers.ts';
import { sampleCommands } from './samples.ts';
import { some, turnOf } from './samples-parts.ts';

const near = (chance: Fraction): number => Math.round(toNumber(chance) * 1e6) / 1e6;

const nearAll = (odds: Readonly<Record<string, Fraction>>): Record<string, number> =>
  Object.fromEntries(Object.entries(odds).map(([key, chance]) => [key, near(chance)]));

/** A card and what its panels show of it. */
function ofCard(state: State, one: Commando, turn: number): unknown {
  const { id, skills, weapons, characteristics } = one;
  const { settings } = state;
  const level = skills[turn % Math.max(1, skills.length)]?.level ?? characteristics.command;
  const modifier = -40 + 20 * (turn % 5);
  const weapon = weapons[0];
  const check = { ...plainCheck(id, null, level), difficulty: DIFFICULTIES[turn % 5]! };
  const attempt = planSilentKill(state, { who: id, hide: [check, plainCheck(id, null, 80)], kill: check });
  const service = weapon && {
    who: id,
    weaponId: weapon.id,
    inCombat: turn % 3 > 0,
    rounds: null,
    remember: false,
  };
  const reload = service && { ...service, mode: turn % 2 === 0 ? 'magazine' : 'bullets', bullets: turn % 4 };
  const odds = moraleOddsOf(state, id, turn % 2 === 0 ? 'demoralise' : 'moralise', modifier);
  return [
    [whyCannotAct(state, id), whyCannotAct(state, id, true), moraleChange(one), stateParts(state, one)],
    [isHidden(state, check), planCheck(state, check, 'main'), stripOf(level, modifier, settings)],
    [countsOf(level, modifier, settings), impossibleGrades(level, modifier, settings)],
    declaredFace(level, modifier, settings, ({ success }) => success),
    [
      walkSpeed(state, id, [FACTORS[turn % 5]!]),
      liftOf(characteristics.strength, turn % 100, state.tables.lift),
    ],
    [whyNoMorale(state, id), moraleParts(state, one, modifier), odds && nearAll({ ...odds })],
    SHOCK_KINDS.map((kind) => [whyNotShock(state, id, kind), shockPreview(state, id, kind)]),
    ['director', 'noEnemies', 'odd'].map((reason) => whyNotEnd(state, id, reason)),
    (['life', 'blowsMax', 'load', 'morale'] as const).map((field) => [
      trackedValue(one, field),
      valueRange(one, field),
    ]),
    'ok' in attempt ? reasonOf(attempt) : near(silentKillChance(attempt)),
    deathAudience(state.commandos, id, turn % 2 === 0),
    weapon && [
      [weaponType(weapon), timesOf(state, weapon), weaponRefusal(weapon)],
      planShot(state, id, plainShot(weapon.id, 'sentry', turn % 200), 'secondary'),
      nearAll(jamOdds({ ...weapon, level, weaponClass: weapon.class }, settings)),
    ],
    service && [clearPlan(state, service), whyNotClear(state, service)],
    reload && [reloadPlan(state, reload), whyNotReload(state, reload)],
  ];
}

/** Chases, brawls and cards that wait. */
const ofScene = (state: State): unknown => [
  state.chases.map((chase) => [
    whyNoStep(state, chase.id),
    throwers(state, { type: 'stepChase', id: chase.id }, []),
  ]),
  state.brawls.map((brawl) => [
    [whyNoBrawl(state, brawl.id), brawlRivals(state, brawl), excessBonus(brawl.a.length, brawl.b.length)],
    throwers(state, { type: 'rollBrawl', id: brawl.id, target: null }, []),
    brawl.a.map((one) => [isUp(state, one), blowsLeft(state, one), targetsOf(state, brawl, one.id)]),
  ]),
  state.secondaries.map((secondary) => planSecondary(state, secondary)),
];

/** What a command would come to on given faces, or the reason against it. */
function tried(state: State, command: Command, face: number): unknown {
  const dice: { id: string; source: 'app'; values: number[] }[] = [];
  for (;;) {
    const step = resolve(() => decide(state, command), dice);
    if (step.kind === 'done') return step.value;
    if (step.kind === 'badDice' || dice.length > 9) return dice;
    const { id, count, faces } = step.request;
    dice.push({
      id,
      source: 'app',
      values: Array.from({ length: count }, (_, i) => 1 + ((face * (dice.length + i + 1)) % faces)),
    });
  }
}

/** Why the forms that ask beforehand would refuse. */
function whyNot(state: State, command: Command): unknown {
  switch (command.type) {
    case 'rollCombined':
      return whyNotCombined(state, command);
    case 'contestCommand':
      return whyNoOrder(state, command);
    case 'holdContest':
      return whyNotContest(state, command);
    default:
      return null;
  }
}

export function readings(state: State): unknown {
  const turn = turnOf(state);
  const { settings, commandos } = state;
  return [
    some(commandos, turn, 1).map((one) => ofCard(state, one, turn)),
    ofScene(state),
    some(sampleCommands(state), turn * 7, 8).map((command) => [
      tried(state, command, turn),
      whyNot(state, command),
    ]),
    [endings(state), runningOut(state), consciousTeam(commandos).map(({ id }) => id)],
    [officerCandidates(state).map(({ id }) => id), missionMorale(state, commandos[0]?.id ?? '')],
    turn % 5 === 0 && rosterOf(state),
    nearAll({ ...blowOdds(settings) }),
  ];
}

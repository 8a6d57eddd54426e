/** CG-10 to CG-13 in one breath: hit, jam, damage. One undo takes the whole shot back. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { add, type Fraction, fraction, multiply, ZERO } from '../../../kernel/fraction.ts';
import { sumOf as sumOfDice } from '../../../kernel/odds.ts';
import type { Decision } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import type { ShotInput } from '../model/inputs.ts';
import type { ShotRecord } from '../model/records.ts';
import type { Weapon } from '../model/sheet.ts';
import { commandoOf, type Outcome, type State, weaponOf } from '../model/state.ts';
import type { Difficulty, Grade, Role } from '../model/words.ts';
import { nameOf } from './check.ts';
import { gradedDamage, land } from './damage.ts';
import { diceRefusal, parseDice, rollDice } from './dice-text.ts';
import { countsOf, judge } from './grades.ts';
import { asksJamDie, effectiveJam, jamOf } from './jam.ts';
import { type Ledger, ledger } from './ledger.ts';
import { type Refusal, refused } from './refusal.ts';
import { rangesAscend } from './roster.ts';
import { type ToHit, toHit } from './to-hit.ts';

type JamRecord = ShotRecord['jam'];

/** A shot before its die, with the players' damage text judged as well. */
export function planShot(state: State, who: string, shot: ShotInput, role: Role): ToHit | Refusal {
  const plan = toHit(state, who, shot, role);
  if (refused(plan)) return plan;
  return (shot.damage === null ? null : diceRefusal(shot.damage)) ?? plan;
}

/** What the players said about a weapon while firing it, written on the weapon. */
function learned(weapon: Weapon, shot: ShotInput, difficulty: Difficulty): Weapon {
  const said = shot.difficulty !== null && !shot.pointBlank;
  const ranges = said
    ? { ...weapon.ranges, [difficulty]: Math.max(weapon.ranges[difficulty] ?? 0, shot.distanceM) }
    : weapon.ranges;
  const damage =
    shot.damage !== null && weapon.damage[difficulty] === null
      ? { ...weapon.damage, [difficulty]: shot.damage }
      : weapon.damage;
  return { ...weapon, damage, ranges: rangesAscend(ranges) ? ranges : weapon.ranges };
}

/** Fires: to hit, jam die, damage, in this order of dice. Null outcome: an automatic hit. */
export function* shoot(
  state: State,
  log: Ledger,
  who: string,
  shot: ShotInput,
  role: Role,
  diceId: string,
): Rule<Outcome | null | Refusal> {
  const plan = planShot(state, who, shot, role);
  if (refused(plan)) return plan;
  const weapon = weaponOf(commandoOf(state, who), shot.weaponId)!;
  const house = state.settings;
  let outcome: Outcome | null = null;
  let jam: JamRecord = { die: null, effective: effectiveJam(weapon), outcome: 'none' };
  if (!plan.automatic) {
    const { level, breakdown: parts, total: modifier } = plan;
    const roll = yield* rollOne(diceId, 100);
    outcome = { level, parts, modifier, checkNeeded: true, roll, ...judge(level, modifier, roll, house) };
    const input = { ...weapon, level, weaponClass: weapon.class };
    const die = asksJamDie(input, roll, house) ? yield* rollOne('jam', 10) : null;
    jam = { die, effective: effectiveJam(weapon), outcome: jamOf(input, roll, die, house).outcome };
  }
  const jams = jam.outcome === 'jammed' || jam.outcome === 'broken';
  // CG-12.4: a hit stands and the jam follows; a dud does nothing (CG-12.6).
  const hits = (outcome?.success ?? true) && jam.outcome !== 'dud' && (house.hitStandsOnJam || !jams);
  if (shot.remember) {
    const better = learned(weapon, shot, plan.difficulty);
    if (better.ranges !== weapon.ranges || better.damage !== weapon.damage)
      log.add({ type: 'weaponSet', who, weapon: better });
  }
  log.add(record(state, who, shot, { role, plan, outcome, hits }, jam));
  log.promptGrade(who, outcome);
  if (hits) yield* harm(state, log, who, shot, plan.difficulty, outcome?.grade ?? 'mediumSuccess');
  return outcome;
}

function record(
  state: State,
  who: string,
  shot: ShotInput,
  fired: { role: Role; plan: ToHit; outcome: Outcome | null; hits: boolean },
  jam: JamRecord,
): Event {
  const weapon = weaponOf(commandoOf(state, who), shot.weaponId)!;
  const { role, plan, outcome, hits } = fired;
  return {
    type: 'shotFired',
    shot: {
      who,
      weaponId: weapon.id,
      weaponName: weapon.name,
      targetId: shot.targetId,
      targetName: nameOf(state, shot.targetId, shot.targetName),
      role,
      difficulty: plan.difficulty,
      cover: plan.automatic ? 'none' : plan.cover,
      aimRoundsUsed: plan.automatic ? 0 : plan.aimRoundsUsed,
      outcome,
      jam,
      hits,
      loaded: weapon.loaded === null ? null : weapon.loaded - 1,
    },
  };
}

/** CG-13.1: damage by the difficulty of the distance; without a number the hit waits on a card. */
function* harm(
  state: State,
  log: Ledger,
  who: string,
  shot: ShotInput,
  difficulty: Difficulty,
  grade: Grade,
): Rule<void> {
  const weapon = weaponOf(commandoOf(state, who), shot.weaponId)!;
  const damage = shot.damage ?? weapon.damage[difficulty];
  const targetName = nameOf(state, shot.targetId, shot.targetName);
  const hit = { by: who, weaponId: weapon.id, targetId: shot.targetId, targetName, difficulty, grade };
  const dice = damage === null ? null : parseDice(damage);
  if (damage === null || !dice) {
    log.add({ type: 'hitRaised', hit: { ...hit, id: log.id(), damage: null, dealt: null } });
    return;
  }
  const rolled = yield* rollDice('damage', dice);
  const waits = land(state, log, { ...hit, damage }, rolled, null);
  if (waits !== null) log.add({ type: 'hitRaised', hit: { ...hit, id: log.id(), damage, dealt: waits } });
}

/** One shot that is not part of combined actions. */
export function* fire(state: State, { who, shot }: CommandOf<'fire'>): Rule<Decision<Event>> {
  const log = ledger(state);
  const outcome = yield* shoot(state, log, who, shot, 'none', 'hit');
  return refused(outcome) ? outcome : log.done();
}

/** CG-P.9: mean damage of a shot before armour. */
export function damageMean(
  level: number,
  modifier: number,
  dice: { readonly count: number; readonly sides: number; readonly plus: number },
  house: House,
): Fraction {
  const counts = countsOf(level, modifier, house);
  const hits = (['highSuccess', 'mediumSuccess', 'lowSuccess'] as const).map((grade) => {
    let mean = ZERO;
    for (const [sum, chance] of sumOfDice(dice.count, dice.sides))
      mean = add(mean, multiply(chance, fraction(gradedDamage(grade, Math.max(0, sum + dice.plus), house))));
    return multiply(mean, fraction(counts[grade], 100));
  });
  return hits.reduce(add, ZERO);
}

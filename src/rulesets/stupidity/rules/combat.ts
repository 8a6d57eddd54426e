/** ST-7: failed and engaged. Half of the stupid models in contact fight. */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { enumerate } from '../../../kernel/enumerate.ts';
import type { Fraction } from '../../../kernel/fraction.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Settings } from '../model/settings.ts';
import type { CombatRecord, ModelGroup, Unit } from '../model/unit.ts';
import { groupActive, mountActive, riderActive } from './parts.ts';
import { activeGroups, contactOf, effectsActive } from './who-tests.ts';

/** ST-7.3: the odd one fights on 4+. */
export const oddFightsOn = (die: number): boolean => die >= 4;

/** ST-7.2, ST-7.3: how many of `stupidInContact` fight; asks for a die only when the number is odd. */
export function* fighters(stupidInContact: number): Rule<{ die: number | null; fighting: number }> {
  const certain = Math.floor(stupidInContact / 2);
  if (stupidInContact % 2 === 0) return { die: null, fighting: certain };
  const die = yield* rollOne('odd', 6);
  return { die, fighting: certain + (oddFightsOn(die) ? 1 : 0) };
}

/** ST-12.3: fighters by number, the fewest first as the faces bring them, from the function above. */
export function fightersOdds(stupidInContact: number): ReadonlyMap<number, Fraction> {
  const byName = enumerate(
    () => fighters(stupidInContact),
    ({ fighting }) => String(fighting),
  );
  return new Map([...byName].map(([name, p]) => [Number(name), p] as const));
}

/** ST-12.3: c ÷ 2 in every case; before the test, with pass chance `p` of 0…1, c · (1 + p) ÷ 2. */
export const expectedFighters = (stupidInContact: number, p = 0): number => (stupidInContact * (1 + p)) / 2;

/** Who attacks of one group. On foot `riders` are the models and there are no `mounts`. */
export interface GroupFights {
  readonly riders: number;
  readonly mounts?: number;
}

export interface CombatCount {
  /** The failure is in force (ST-7.7). */
  readonly applies: boolean;
  readonly stupidInContact: number;
  readonly unaffectedInContact: number;
  readonly certain: number;
  /** The odd die is still missing. */
  readonly dieNeeded: boolean;
  /** Fewest and most fighters, while the die is missing. */
  readonly range: readonly [number, number] | null;
  readonly oddFights: boolean | null;
  /** Stupid models that fight and that do not; all in contact when the failure is not in force. */
  readonly fighting: number | null;
  readonly idle: number | null;
  readonly ownerMustChoose: boolean;
  readonly byGroup: Readonly<Record<EntityId, GroupFights>> | null;
}

/** The groups with stupid models in base contact. */
export const stupidGroups = (unit: Unit, settings: Settings): readonly ModelGroup[] =>
  activeGroups(unit, settings).filter(({ inContact }) => inContact > 0);

/** The stupid models in base contact, all under one result (ST-1.3), one pool whatever their kind (ST-7.2, ST-7.6). */
export const stupidInContact = (unit: Unit, settings: Settings): number =>
  contactOf(stupidGroups(unit, settings));

/** The odd die that holds now: this phase's, or with `perTest` the one kept since the test (ST-7.8). */
export function oddResult(unit: Unit, settings: Settings): boolean | null {
  if (settings.oddDie === 'perTest') return unit.oddFights;
  const die = unit.combat?.die ?? null;
  return die === null ? null : oddFightsOn(die);
}

type IdleByGroup = NonNullable<CombatRecord['idle']>;

/** ST-B.4: the idle add up, and only stupid groups in contact give them. */
export function idleFits(unit: Unit, idle: IdleByGroup, total: number, settings: Settings): boolean {
  const entries = Object.entries(idle);
  const fits = entries.every(([id, n]) => {
    const group = unit.groups.find((one) => one.id === id);
    return group && groupActive(group, settings) && Number.isInteger(n) && n >= 0 && n <= group.inContact;
  });
  return fits && entries.reduce((sum, [, n]) => sum + n, 0) === total;
}

/** A division of the idle to start from: the troopers first, in the order of the roster. */
export function suggestIdle(unit: Unit, total: number, settings: Settings): IdleByGroup {
  const pool = stupidGroups(unit, settings).toSorted(
    (a, b) => Number(a.role === 'character') - Number(b.role === 'character'),
  );
  let left = total;
  return Object.fromEntries(
    pool.map(({ id, inContact }) => {
      const idle = Math.min(left, inContact);
      left -= idle;
      return [id, idle];
    }),
  );
}

/** ST-7.6: for an idle model only its stupid parts are idle. */
function groupFights(group: ModelGroup, idle: number, settings: Settings): GroupFights {
  const fighting = (stupid: boolean) => group.inContact - (stupid ? idle : 0);
  const riders = fighting(riderActive(group));
  return group.mount === null ? { riders } : { riders, mounts: fighting(mountActive(group, settings)) };
}

const byGroup = (unit: Unit, idleOf: (id: EntityId) => number, settings: Settings) =>
  Object.fromEntries(unit.groups.map((group) => [group.id, groupFights(group, idleOf(group.id), settings)]));

/**
 * Who of an engaged unit fights in this Close Combat phase, with the models now in contact (ST-7.8), the
 * die and the idle chosen so far. Whether it is engaged at all is not asked here.
 */
export function combatCount(unit: Unit, settings: Settings): CombatCount {
  const stupid = stupidInContact(unit, settings);
  const all = contactOf(unit.groups);
  const unaffectedInContact = all - stupid; // ST-7.5
  if (!effectsActive(unit, settings))
    return {
      applies: false,
      stupidInContact: stupid,
      unaffectedInContact,
      certain: all,
      dieNeeded: false,
      range: null,
      oddFights: null,
      fighting: all,
      idle: 0,
      ownerMustChoose: false,
      byGroup: byGroup(unit, () => 0, settings),
    };
  const certain = Math.floor(stupid / 2);
  const odd = stupid % 2 === 1;
  const oddFights = odd ? oddResult(unit, settings) : null;
  const common = { applies: true, stupidInContact: stupid, unaffectedInContact, certain, oddFights };
  if (odd && oddFights === null)
    return {
      ...common,
      dieNeeded: true,
      range: [certain, certain + 1],
      fighting: null,
      idle: null,
      ownerMustChoose: false,
      byGroup: null,
    };
  const fighting = certain + (oddFights ? 1 : 0);
  const idle = stupid - fighting;
  const pool = stupidGroups(unit, settings);
  const chosen = unit.combat?.idle ?? null;
  // A choice that no longer adds up, after casualties for instance, is asked for again.
  const choice = chosen && idleFits(unit, chosen, idle, settings) ? chosen : null;
  // Two groups in contact are two models at least: one fights and one stands idle, whatever the die.
  const ownerMustChoose = pool.length > 1 && choice === null; // ST-7.4
  const idleOf = (id: EntityId): number => {
    if (choice) return Object.hasOwn(choice, id) ? choice[id]! : 0;
    return id === pool[0]?.id ? idle : 0;
  };
  return {
    ...common,
    dieNeeded: false,
    range: null,
    fighting,
    idle,
    ownerMustChoose,
    byGroup: ownerMustChoose ? null : byGroup(unit, idleOf, settings),
  };
}

/** What the fight would be if the unit failed its test now, the die not thrown yet. */
export const combatIfFailed = (unit: Unit, settings: Settings): CombatCount =>
  combatCount({ ...unit, stupid: true, oddFights: null, combat: null }, settings);

/** Why the odd die cannot be rolled now, or null. */
export function whyNoOddDie(unit: Unit, settings: Settings): 'not-engaged' | 'die-not-needed' | null {
  if (!unit.engaged) return 'not-engaged';
  return combatCount(unit, settings).dieNeeded ? null : 'die-not-needed';
}

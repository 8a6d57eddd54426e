import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../model/commands.ts';
import { emptyProfile, type Weapon, weaponFrom } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { DEFAULT_TABLES } from '../model/tables.ts';
import { LIMITS, WEAPON_CLASSES } from '../model/words.ts';
import { reasonOf } from '../rules/refusal.ts';
import {
  clearPlan,
  reloadPlan,
  serviced,
  timesOf,
  weaponType,
  whyNotClear,
  whyNotReload,
} from '../rules/service.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const gun = (over: Partial<Weapon> = {}): Weapon => ({
  ...weaponFrom({ ...emptyProfile('g', 'Sten'), skill: 'submachineGun', capacity: 8 }, 's'),
  ...over,
});
const holding = (
  over: Partial<Weapon> = {},
  service: Partial<typeof DEFAULT_TABLES.service> = {},
): State => ({
  ...tableOf(card('ada', { weapons: [gun(over)] })),
  tables: { ...DEFAULT_TABLES, service: { ...DEFAULT_TABLES.service, ...service } },
});
const weapon = (state: State) => commandoOf(state, 'ada')!.weapons[0]!;
const clear = {
  type: 'clearJam',
  who: 'ada',
  weaponId: 'g',
  inCombat: true,
  rounds: null,
  remember: false,
} as const;
const load: CommandOf<'reload'> = {
  type: 'reload',
  who: 'ada',
  weaponId: 'g',
  mode: 'magazine',
  bullets: 0,
  inCombat: true,
  rounds: null,
  remember: false,
};
const name = { name: 'Sten' };

describe('the times of a weapon', () => {
  it('stand in the row of its class, or of the family that it is fired with', () => {
    expect(WEAPON_CLASSES.map((kind) => weaponType({ class: kind, skill: 'rifle' }))).toEqual([
      ...['rifle', 'revolver', 'projectile', 'flamethrower', 'aircraft', 'rifle'],
    ]);
  });

  it('are its own before those of its type', () => {
    const service = { submachineGun: { unjam: 4, reload: 5 } };
    const times = (over: Partial<Weapon>) => timesOf(holding(over, service), gun(over));
    expect(times({})).toEqual({ class: 'firearm', unjamRounds: 4, reloadRounds: 5 });
    expect(times({ unjamRounds: 1, reloadRounds: 2 })).toEqual({
      class: 'firearm',
      unjamRounds: 1,
      reloadRounds: 2,
    });
  });
});

describe('clearing a weapon (CG-12.5 to CG-12.7)', () => {
  it('is for one that is jammed or broken', () => {
    for (const state of ['ready', 'unjamming', 'reloading'] as const)
      expect(whyOf(holding({ state }), clear)).toEqual({ code: 'WEAPON_NOT_JAMMED', params: name });
    expect(whyOf(holding(), { ...clear, weaponId: 'x' })).toEqual({ code: 'WEAPON_UNKNOWN' });
    expect(whyOf(holding(), { ...clear, who: 'gone' })).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });

  it('takes its own time, or the time that the players say where there is none', () => {
    const jammed = holding({ state: 'jammed', unjamRounds: 2 });
    expect(clearPlan(jammed, { ...clear, rounds: 7 })).toEqual({
      clearRounds: 2,
      reloadRounds: 0,
      totalRounds: 2,
    });
    expect(whyNotClear(jammed, clear)).toBeNull();
    const unknown = holding({ state: 'jammed' });
    expect(whyNotClear(unknown, clear)).toEqual({ code: 'TABLE_CELL_EMPTY', params: { table: 'unjam' } });
    const said = given(unknown, { ...clear, rounds: 3 });
    expect(said.events).toEqual([
      { type: 'serviceStarted', who: 'ada', weaponId: 'g', what: 'unjamming', rounds: 3, loading: 0 },
    ]);
    expect(weapon(said.state)).toMatchObject({
      state: 'unjamming',
      roundsLeft: 3,
      unjamRounds: null,
      loading: 0,
    });
  });

  it('writes what was said on the weapon when told to, and only where nothing was known', () => {
    const told = { ...clear, rounds: 3, remember: true } as const;
    expect(weapon(given(holding({ state: 'jammed' }), told).state).unjamRounds).toBe(3);
    const known = holding({ state: 'jammed' }, { submachineGun: { unjam: 4, reload: null } });
    expect(weapon(given(known, told).state)).toMatchObject({ unjamRounds: null, roundsLeft: 4 });
    const own = given(holding({ state: 'jammed', unjamRounds: 2 }), { ...told, rounds: null });
    expect(own.events).toHaveLength(1);
  });

  it('writes nothing where nothing was said', () => {
    const quiet = { inCombat: false, remember: true } as const;
    const types = (state: State, command: typeof clear | typeof load) =>
      given(state, { ...command, ...quiet }).events.map(({ type }) => type);
    expect(types(holding({ state: 'jammed' }), clear)).toEqual(['serviceStarted']);
    expect(types(holding(), load)).toEqual(['serviceStarted']);
  });

  it('wants whole rounds from one on', () => {
    for (const rounds of [0, 1.5, LIMITS.rounds + 1])
      expect(whyOf(holding({ state: 'jammed' }), { ...clear, rounds })).toEqual({
        code: 'VALUE_OUT_OF_RANGE',
        params: { field: 'rounds', low: 1, high: LIMITS.rounds },
      });
  });

  it('does not mend a revolver in combat', () => {
    const broken = holding({ state: 'broken', class: 'revolver', unjamRounds: 1, reloadRounds: 1 });
    expect(whyOf(broken, clear)).toEqual({ code: 'NOT_REPAIRABLE_IN_COMBAT' });
    expect(weapon(given(broken, { ...clear, inCombat: false }).state)).toMatchObject({
      state: 'ready',
      roundsLeft: 0,
    });
  });

  it('takes a dud out and puts a new projectile in: twice the time of loading', () => {
    const dud = (over: Partial<Weapon>) =>
      holding({ state: 'jammed', class: 'projectile', capacity: 3, loaded: 1, ...over });
    expect(whyOf(dud({}), clear)).toEqual({ code: 'TABLE_CELL_EMPTY', params: { table: 'reload' } });
    const told = given(dud({}), { ...clear, rounds: 2, remember: true });
    expect(weapon(told.state)).toMatchObject({
      reloadRounds: 2,
      unjamRounds: null,
      roundsLeft: 4,
      loading: 1,
    });
    const long = given(dud({ reloadRounds: 600 }), clear);
    expect(weapon(long.state).roundsLeft).toBe(LIMITS.rounds);
    const atOnce = given(dud({}), { ...clear, inCombat: false });
    expect(weapon(atOnce.state)).toMatchObject({ state: 'ready', loaded: 2, loading: 0 });
  });
});

describe('reloading a weapon (CG-14)', () => {
  it('waits for a weapon that works', () => {
    const why = (state: Weapon['state'], roundsLeft: number) =>
      whyNotReload(holding({ state, roundsLeft }), load);
    expect(why('jammed', 0)).toEqual({ code: 'WEAPON_JAMMED', params: { ...name, rounds: 0 } });
    expect(why('unjamming', 2)).toEqual({ code: 'WEAPON_JAMMED', params: { ...name, rounds: 2 } });
    expect(why('broken', 0)).toEqual({ code: 'WEAPON_BROKEN', params: name });
    expect(why('reloading', 3)).toEqual({ code: 'WEAPON_NOT_LOADED', params: { ...name, rounds: 3 } });
    expect(whyOf(holding(), { ...load, weaponId: 'x' })).toEqual({ code: 'WEAPON_UNKNOWN' });
  });

  it('a magazine takes its own time, or the time that is said', () => {
    expect(whyNotReload(holding(), load)).toEqual({ code: 'TABLE_CELL_EMPTY', params: { table: 'reload' } });
    expect(reloadPlan(holding({ reloadRounds: 2 }), { ...load, rounds: 9 })).toBe(2);
    const told = given(holding({ loaded: 1 }), { ...load, rounds: 3, remember: true });
    expect(weapon(told.state)).toMatchObject({
      state: 'reloading',
      roundsLeft: 3,
      loading: 8,
      reloadRounds: 3,
      loaded: 1,
    });
    const quiet = given(holding({ loaded: 1 }), { ...load, rounds: 3 });
    expect(weapon(quiet.state).reloadRounds).toBeNull();
    expect(whyOf(holding(), { ...load, rounds: 0 })).toMatchObject({ code: 'VALUE_OUT_OF_RANGE' });
  });

  it('a magazine of unknown size adds nothing that is counted', () => {
    const told = given(holding({ capacity: null, loaded: null, reloadRounds: 1 }), load);
    expect(weapon(told.state).loading).toBe(0);
    expect(weapon(given(told.state, { type: 'nextRound' }).state)).toMatchObject({
      state: 'ready',
      loaded: null,
    });
  });

  it('cartridges take a round each, and no more go in than there is room for', () => {
    const one = (bullets: number, over: Partial<Weapon> = {}) =>
      reloadPlan(holding({ loaded: 3, ...over }), { ...load, mode: 'bullets', bullets });
    expect([one(1), one(5)]).toEqual([1, 5]);
    for (const bullets of [0, 6, 1.5])
      expect(reasonOf(one(bullets))).toEqual({ code: 'BULLETS_OUT_OF_RANGE', params: { max: 5 } });
    expect(one(8, { loaded: null })).toBe(8);
    expect(one(999, { capacity: null, loaded: null })).toBe(999);
    expect(reasonOf(one(1000, { capacity: null, loaded: null }))).toEqual({
      code: 'BULLETS_OUT_OF_RANGE',
      params: { max: LIMITS.rounds },
    });
    const begun = given(holding({ loaded: 3 }), {
      ...load,
      mode: 'bullets',
      bullets: 2,
      rounds: 9,
      remember: true,
    });
    expect(begun.events).toEqual([
      { type: 'serviceStarted', who: 'ada', weaponId: 'g', what: 'reloading', rounds: 2, loading: 2 },
    ]);
  });

  it('out of combat it is done at once', () => {
    const { state, events } = given(holding({ loaded: 3, reloadRounds: 5 }), { ...load, inCombat: false });
    expect(events[0]).toMatchObject({ rounds: 0, loading: 8 });
    expect(weapon(state)).toMatchObject({ state: 'ready', roundsLeft: 0, loading: 0, loaded: 8 });
    // A time that nobody knows is not asked for either.
    const unknown = holding({ loaded: 3, reloadRounds: null });
    expect(reloadPlan(unknown, { ...load, inCombat: false })).toBe(0);
    expect(weapon(given(unknown, { ...load, inCombat: false }).state).loaded).toBe(8);
    expect(whyOf(unknown, load)).toMatchObject({ code: 'TABLE_CELL_EMPTY' });
  });

  it('flamethrowers and aircraft wait for the end of combat, internal magazines for single cartridges', () => {
    for (const kind of ['flamethrower', 'aircraft'] as const) {
      expect(whyOf(holding({ class: kind, reloadRounds: 1 }), load)).toEqual({
        code: 'NOT_RELOADABLE_IN_COMBAT',
      });
      expect(whyOf(holding({ class: kind, reloadRounds: 1 }), { ...load, inCombat: false })).toBeNull();
    }
    const internal = holding({ internalMagazine: true, reloadRounds: 1, loaded: 0 });
    expect(whyOf(internal, load)).toEqual({ code: 'NO_DETACHABLE_MAGAZINE' });
    expect(whyOf(internal, { ...load, mode: 'bullets', bullets: 8 })).toBeNull();
    expect(whyOf(holding(), { ...load, mode: 'odd' })).toEqual({
      code: 'WORD_UNKNOWN',
      params: { word: 'odd' },
    });
  });
});

describe('what is done', () => {
  it('is in, up to the capacity, and the weapon works', () => {
    const busy = gun({ state: 'reloading', roundsLeft: 1, loading: 6, loaded: 5 });
    expect(serviced(busy)).toEqual({ ...busy, state: 'ready', roundsLeft: 0, loading: 0, loaded: 8 });
    expect(serviced({ ...busy, loading: 2 }).loaded).toBe(7);
    expect(serviced({ ...busy, capacity: null, loaded: 999 }).loaded).toBe(LIMITS.points);
    expect(serviced({ ...busy, loaded: null }).loaded).toBeNull();
  });

  it('a day adds one to every weapon up to a limit, and cleaning takes all away (CG-12.3)', () => {
    const dirty = holding({ daysUncleaned: 2 });
    const day = given(dirty, { type: 'passDay' });
    expect(day.events).toEqual([{ type: 'dayPassed' }]);
    expect(weapon(day.state).daysUncleaned).toBe(3);
    expect(
      weapon(given(holding({ daysUncleaned: LIMITS.days }), { type: 'passDay' }).state).daysUncleaned,
    ).toBe(999);
    const clean = { type: 'cleanWeapon', who: 'ada', weaponId: 'g' } as const;
    expect(weapon(given(day.state, clean).state).daysUncleaned).toBe(0);
    expect(whyOf(dirty, { ...clean, weaponId: 'x' })).toEqual({ code: 'WEAPON_UNKNOWN' });
  });

  it('spoils the aim of whoever starts it', () => {
    const base = holding({ reloadRounds: 1 });
    const aim = { rounds: 1, lastRound: 1, targetId: 'x' };
    const aiming = { ...base, commandos: base.commandos.map((one) => ({ ...one, aim })) };
    expect(commandoOf(given(aiming, load).state, 'ada')!.aim).toBeNull();
  });
});

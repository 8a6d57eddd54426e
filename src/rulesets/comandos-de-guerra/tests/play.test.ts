import { describe, expect, it } from 'vitest';
import manifest from '../manifest.ts';
import { entrant, plainCheck, plainShot } from '../model/inputs.ts';
import { emptyProfile, type Weapon, weaponFrom } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { DEFAULT_TABLES } from '../model/tables.ts';
import { ruleset } from '../rules/ruleset.ts';
import { whyNotShock } from '../rules/shock.ts';
import { throwers } from '../rules/throwers.ts';
import { card, given, refusalOf, tableOf } from './table.ts';

const rifle = (over: Partial<Weapon> = {}): Weapon => ({
  ...weaponFrom({ ...emptyProfile('rifle', 'Rifle'), skill: 'rifle', jamBase: 3, capacity: 8 }, 'rifle'),
  ranges: { veryEasy: 25, easy: 75, normal: 150, hard: 300, veryHard: 600 },
  damage: { veryEasy: '2d10', easy: '2d10', normal: '2d10', hard: '1d10', veryHard: '1d10' },
  unjamRounds: 2,
  ...over,
});

const shooter = (over: Partial<Weapon> = {}) =>
  card(
    'ada',
    {
      skills: [{ id: 'rifle', name: 'Rifle', kind: 'weapon', level: 65, hidden: false }],
      weapons: [rifle(over)],
      characteristics: { strength: 60, dexterity: 50, intelligence: 50, constitution: 50, command: 70 },
    },
    { morale: 50, initialMorale: 50 },
  );
const sentry = card('sentry', { side: 'opponent', lifeMax: 12, armour: 4 });
const ada = (state: State) => commandoOf(state, 'ada')!;

describe('a shot', () => {
  it('given a hit on armour, when damage is rolled, then one entry holds sum, damage and life', () => {
    const out = given(
      tableOf(shooter(), sentry),
      { type: 'fire', who: 'ada', shot: plainShot('rifle', 'sentry', 100) },
      [38],
      [5, 6],
    );
    expect(out.events.map(({ type }) => type)).toEqual(['shotFired', 'damageDealt']);
    expect(commandoOf(out.state, 'sentry')).toMatchObject({ armour: 0, life: { now: 5 } });
    expect(ada(out.state).weapons[0]!.loaded).toBe(7);
  });

  it('given a raw 97, when the jam die is 3, then it jams, is cleared in two rounds and fires again', () => {
    const shot = plainShot('rifle', 'sentry', 100);
    const jammed = given(tableOf(shooter(), sentry), { type: 'fire', who: 'ada', shot }, [97], [3]);
    expect(ada(jammed.state).weapons[0]!.state).toBe('jammed');
    expect(jammed.state.prompts[0]).toMatchObject({ trigger: 'highFailure', who: ['ada'] });
    expect(refusalOf(jammed.state, { type: 'fire', who: 'ada', shot })).toBe('WEAPON_JAMMED');
    const clear = {
      type: 'clearJam',
      who: 'ada',
      weaponId: 'rifle',
      inCombat: true,
      rounds: null,
      remember: false,
    } as const;
    const clearing = given(jammed.state, clear);
    const one = given(clearing.state, { type: 'nextRound' });
    expect(ada(one.state).weapons[0]).toMatchObject({ state: 'unjamming', roundsLeft: 1 });
    const two = given(one.state, { type: 'nextRound' });
    expect(ada(two.state).weapons[0]!.state).toBe('ready');
    expect(two.events[0]).toMatchObject({ ended: [{ what: 'unjam', weaponId: 'rifle' }] });
  });

  it('given a table without times, when the players say them, then they are written on the weapon', () => {
    const state = tableOf(shooter({ state: 'jammed', unjamRounds: null }), sentry);
    const clear = {
      type: 'clearJam',
      who: 'ada',
      weaponId: 'rifle',
      inCombat: true,
      rounds: null,
      remember: true,
    } as const;
    expect(refusalOf(state, clear)).toBe('TABLE_CELL_EMPTY');
    const said = given(state, { ...clear, rounds: 3 });
    expect(ada(said.state).weapons[0]).toMatchObject({ unjamRounds: 3, roundsLeft: 3, state: 'unjamming' });
  });

  it('given no damage on the weapon, then the hit waits on a card and is remembered when told', () => {
    const none = { veryEasy: null, easy: null, normal: null, hard: null, veryHard: null };
    const shot = plainShot('rifle', 'sentry', 100);
    const hit = given(tableOf(shooter({ damage: none }), sentry), { type: 'fire', who: 'ada', shot }, [38]);
    const [waiting] = hit.state.hits;
    expect(ruleset.owed(hit.state)[0]).toMatchObject({ because: { code: 'damageUnknown' }, command: null });
    const resolve = {
      type: 'resolveHit',
      id: waiting!.id,
      damage: null,
      through: null,
      remember: true,
    } as const;
    expect(refusalOf(hit.state, resolve)).toBe('TABLE_CELL_EMPTY');
    const done = given(hit.state, { ...resolve, damage: '1d10+2' }, [6]);
    expect(commandoOf(done.state, 'sentry')!.life.now).toBe(8);
    expect(ada(done.state).weapons[0]!.damage.normal).toBe('1d10+2');
  });

  it('given manual armour, then rolled damage waits for the director', () => {
    const base = tableOf(shooter(), sentry);
    const state = { ...base, settings: { ...base.settings, armourMode: 'manual' as const } };
    const hit = given(
      state,
      { type: 'fire', who: 'ada', shot: plainShot('rifle', 'sentry', 100) },
      [38],
      [5, 6],
    );
    const card = hit.state.hits[0]!;
    expect(card.dealt).toBe(11);
    const done = given(hit.state, {
      type: 'resolveHit',
      id: card.id,
      damage: null,
      through: 4,
      remember: false,
    });
    expect(commandoOf(done.state, 'sentry')).toMatchObject({ armour: 4, life: { now: 8 } });
  });

  it('given an aim of the round before, when fired, then it counts; one round later it is gone', () => {
    const aimed = given(tableOf(shooter(), sentry), {
      type: 'aimAt',
      who: 'ada',
      targetId: 'sentry',
      targetName: '',
    });
    const next = given(aimed.state, { type: 'nextRound' });
    const fired = given(
      next.state,
      { type: 'fire', who: 'ada', shot: plainShot('rifle', 'sentry', 100) },
      [99],
      [9],
    );
    expect(fired.events[0]).toMatchObject({ shot: { aimRoundsUsed: 1, outcome: { modifier: -20 } } });
    const late = given(next.state, { type: 'nextRound' });
    expect(ada(late.state).aim).toBeNull();
    expect(late.events[0]).toMatchObject({ ended: [{ what: 'aim', who: 'ada' }] });
  });
});

describe('hidden checks (CG-1.8)', () => {
  it('given a hidden disaster, then only the reveal brings it and its morale card into the open', () => {
    const check = { ...plainCheck('ada', 'rifle', null), hidden: true };
    const hidden = given(tableOf(shooter()), { type: 'rollCheck', check }, [99]);
    expect(hidden.state.lastCheck).toBeNull();
    expect(hidden.state.hidden[0]).toMatchObject({ revealed: false, outcome: { grade: 'highFailure' } });
    expect(ruleset.owed(hidden.state)).toEqual([]);
    const open = given(hidden.state, { type: 'reveal', id: hidden.state.hidden[0]!.id });
    expect(open.state.lastCheck?.outcome.roll).toBe(99);
    expect(ruleset.owed(open.state)).toHaveLength(1);
    expect(refusalOf(open.state, { type: 'reveal', id: hidden.state.hidden[0]!.id })).toBe('CARD_GONE');
  });

  it('given a skill that is marked hidden, then its checks are unless said otherwise', () => {
    const stealth = { id: 'stealth', name: 'Stealth', kind: 'basic' as const, level: 50, hidden: true };
    const state = tableOf(card('ada', { skills: [stealth] }));
    const check = plainCheck('ada', 'stealth', null);
    expect(given(state, { type: 'rollCheck', check }, [20]).state.hidden).toHaveLength(1);
    expect(
      given(state, { type: 'rollCheck', check: { ...check, hidden: false } }, [20]).state.hidden,
    ).toHaveLength(0);
  });
});

describe('combined actions', () => {
  const jump = { basic: true, check: { ...plainCheck(null, null, 80), difficulty: 'easy' }, shot: null };
  const fire = { basic: false, check: plainCheck(null, null, null), shot: plainShot('rifle', 'sentry', 100) };
  const pair = { type: 'rollCombined', who: 'ada', actions: [jump, fire], incompatible: false } as const;

  it('given a brilliant jump, then the shot is fired without its +20', () => {
    const main = given(tableOf(shooter(), sentry), pair, [8]);
    const waiting = main.state.secondaries[0]!;
    expect(waiting.waived).toBe(true);
    const shot = given(main.state, { type: 'rollSecondary', id: waiting.id }, [65], [4, 4]);
    expect(shot.events[0]).toMatchObject({
      shot: { role: 'secondaryWaived', outcome: { modifier: 0, success: true } },
    });
    expect(shot.state.secondaries).toEqual([]);
  });

  it('given a plain jump, then the second action can be dropped, and is gone with the round', () => {
    const main = given(tableOf(shooter(), sentry), pair, [40]);
    const { id } = main.state.secondaries[0]!;
    expect(refusalOf(main.state, pair)).toBe('SECONDARY_WAITS');
    expect(given(main.state, { type: 'cancelSecondary', id }).state.secondaries).toEqual([]);
    expect(given(main.state, { type: 'nextRound' }).state.secondaries).toEqual([]);
  });
});

describe('shock', () => {
  it('given a loss of nine, when apathy is chosen, then it blocks for nine rounds and ends once', () => {
    const check = {
      type: 'checkMorale',
      who: ['ada'],
      kind: 'demoralise',
      modifier: 0,
      prompt: null,
    } as const;
    const lost = given(tableOf(shooter()), check, [82], [9]);
    expect(ruleset.owed(lost.state)[0]).toMatchObject({ id: 'shock-ada', command: null });
    expect(refusalOf(lost.state, { type: 'rollCheck', check: plainCheck('ada', null, 50) })).toBe(
      'SHOCK_CHOICE_PENDING',
    );
    let { state } = given(lost.state, { type: 'chooseShock', who: 'ada', kind: 'apathetic', note: '' });
    for (let i = 0; i < 8; i += 1) state = given(state, { type: 'nextRound' }).state;
    expect(ada(state).shock?.roundsLeft).toBe(1);
    expect(refusalOf(state, { type: 'rollCheck', check: plainCheck('ada', null, 50) })).toBe(
      'COMMANDO_APATHETIC',
    );
    state = given(state, { type: 'nextRound' }).state;
    expect(ada(state)).toMatchObject({ shock: null, firstShock: 'apathetic' });
  });

  it('given a first fanaticism, then apathy is locked with a reason and other effects are not', () => {
    const state = tableOf(card('ada', {}, { morale: 50, firstShock: 'fanatic', pendingShock: 8 }));
    expect(whyNotShock(state, 'ada', 'apathetic')?.code).toBe('SHOCK_CHOICE_LOCKED');
    expect(whyNotShock(state, 'ada', 'other')).toBeNull();
  });
});

describe('chases and brawls', () => {
  const car = { ...entrant('car', 60), vehicle: 'car' };
  const bike = { ...entrant('bike', 50), vehicle: 'bike' };
  const lorry = { ...entrant('lorry', 50), vehicle: 'lorry' };
  const start = {
    type: 'startChase',
    id: 'c',
    note: '',
    quarry: lorry,
    pursuers: [car, bike],
    band: 'long',
  } as const;

  it('given two pursuers, when the quarry throws once, then each track moves on its own (CG-6.7)', () => {
    const chase = given(tableOf(), start);
    const step = given(chase.state, { type: 'stepChase', id: 'c' }, [10, 90, 20]);
    expect(step.state.chases[0]!.tracks.map(({ band, status }) => `${band} ${status}`)).toEqual([
      'medium running',
      'long escaped',
    ]);
    expect(step.state.chases[0]!.accidents).toEqual(['bike']);
  });

  it('given a pursuer who always wins, then long ends in a capture after three steps', () => {
    let { state } = given(tableOf(), { ...start, pursuers: [car] });
    for (let i = 0; i < 3; i += 1) state = given(state, { type: 'stepChase', id: 'c' }, [5, 45]).state;
    expect(state.chases[0]!.tracks[0]).toMatchObject({ band: 'short', status: 'caught' });
    expect(refusalOf(state, { type: 'stepChase', id: 'c' })).toBe('CHASE_OVER');
    state = given(state, { type: 'setTrack', id: 'c', track: 'car', band: 'short', status: 'running' }).state;
    expect(refusalOf(state, { type: 'stepChase', id: 'c' })).toBeNull();
  });

  it('given two opponents, when the exchange is won, then the winner chooses whom the blow hits', () => {
    const fighter = (id: string, who: string | null = null) => ({
      ...entrant(id, 50),
      who,
      blows: 8,
      out: false,
    });
    const state = tableOf(card('ada', { blowsMax: 9 }));
    const brawl = given(state, {
      type: 'startBrawl',
      id: 'b',
      note: '',
      a: [fighter('ada', 'ada')],
      b: [fighter('y'), fighter('z')],
    });
    const won = given(brawl.state, { type: 'rollBrawl', id: 'b', target: null }, [10, 99, 98]);
    expect(ruleset.owed(won.state)[0]).toMatchObject({ because: { code: 'blow' } });
    const struck = given(won.state, { type: 'strikeBlow', id: 'b', target: 'z' }, [10]);
    expect(struck.state.brawls[0]!.b.map(({ out }) => out)).toEqual([false, true]);
    const lost = given(struck.state, { type: 'rollBrawl', id: 'b', target: null }, [99, 10], [10]);
    expect(ada(lost.state)).toMatchObject({ status: 'unconscious', blows: { now: 4 } });
    expect(refusalOf(lost.state, { type: 'rollBrawl', id: 'b', target: null })).toBe('SIDE_EMPTY');
  });
});

describe('mission, deaths, loads', () => {
  const member = (id: string, rank: number, command: number) =>
    card(id, {
      rank,
      characteristics: { strength: 60, dexterity: 0, intelligence: 0, constitution: 50, command },
    });

  it('given a first mission, then morale is half of both Commands, and a later one carries it over', () => {
    const state = tableOf(member('lt', 5, 71), member('p', 1, 40));
    const started = given(state, { type: 'startMission', officerId: 'lt', recompute: false });
    expect(started.state.commandos.map(({ morale }) => morale)).toEqual([71, 55]);
    const set = given(started.state, { type: 'setValue', who: 'p', field: 'morale', value: 30 });
    const again = given(set.state, { type: 'startMission', officerId: 'lt', recompute: false });
    expect(commandoOf(again.state, 'p')).toMatchObject({ morale: 30, initialMorale: 30 });
    expect(refusalOf(state, { type: 'startMission', officerId: null, recompute: false })).toBe('NO_OFFICER');
  });

  it('given a death, then comrades of equal or lower rank get one card, and all may roll it at once', () => {
    const started = given(tableOf(member('lt', 5, 60), member('sgt', 3, 50), member('p', 1, 40)), {
      type: 'startMission',
      officerId: 'lt',
      recompute: false,
    });
    const dead = given(started.state, { type: 'setStatus', who: 'sgt', status: 'dead' });
    expect(dead.state.prompts).toMatchObject([{ trigger: 'comradeDeath', who: ['p'] }]);
    const { id, direction } = dead.state.prompts[0]!;
    const rolled = given(
      dead.state,
      { type: 'checkMorale', who: ['p'], kind: direction, modifier: 0, prompt: id },
      [10],
    );
    expect(rolled.state.prompts).toEqual([]);
  });

  it('given a weight the table does not know, when the director says hard, then it is remembered', () => {
    const state = tableOf(member('p', 1, 40));
    const lift = { type: 'tryLift', who: 'p', weightKg: 60, difficulty: null, remember: true } as const;
    expect(refusalOf(state, lift)).toBe('TABLE_CELL_EMPTY');
    const said = given(state, { ...lift, difficulty: 'easy' }, [50]);
    expect(said.state.tables.lift.cells[2]!.easy.knownAtLeastKg).toBe(60);
    expect(given(said.state, lift, [50]).events[0]).toMatchObject({ type: 'liftTried', difficulty: 'easy' });
  });

  it('given tables of another table of play, then they are imported and restored one by one', () => {
    const tables = { ...DEFAULT_TABLES, hit: { ...DEFAULT_TABLES.hit, fullCover: 30 } };
    const imported = given(tableOf(), { type: 'importTables', tables });
    expect(imported.state.tables.hit.fullCover).toBe(30);
    expect(given(imported.state, { type: 'restoreTable', key: 'hit' }).state.tables).toEqual(DEFAULT_TABLES);
  });
});

describe('the rules', () => {
  it('go by the id of their manifest, which kept tables and links carry', () => {
    expect(ruleset.id).toBe(manifest.id);
    expect(manifest.id).toBe('comandos-de-guerra');
  });
});

describe('a command that nobody knows', () => {
  it('is a fault of the program, and no refusal', () => {
    expect(() => ruleset.decide(tableOf(), { type: 'dance' } as never).next()).toThrow('dance');
  });
});

describe('whose dice', () => {
  it('given a tie of two of three, then the next dice are theirs', () => {
    const entrants = [entrant('a', 60), entrant('b', 75), entrant('c', 50)];
    const command = { type: 'holdContest', mode: 'onlyOne', what: '', entrants } as const;
    expect(throwers(tableOf(), command, [])).toEqual(['a', 'b', 'c']);
    const first = { id: 'rolls', source: 'typed' as const, values: [20, 35, 30] };
    expect(throwers(tableOf(), command, [first])).toEqual(['a', 'b']);
    const again = { id: 'reroll-1', source: 'typed' as const, values: [10, 25] };
    expect(throwers(tableOf(), command, [first, again])).toEqual(['a', 'b']);
    expect(throwers(tableOf(), command, [first, { ...again, values: [10, 90] }])).toEqual([]);
  });
});

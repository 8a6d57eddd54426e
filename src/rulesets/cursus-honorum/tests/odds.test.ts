/** The formulas of the odds against every throw of the very functions that resolve the tests. */
import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../kernel/enumerate.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { passes, resolveFlight } from '../rules/flight-test.ts';
import { rollLoad } from '../rules/leader-load.ts';
import {
  declaredFaces,
  enterOdds,
  flightOdds,
  leaderLoadOdds,
  leaderPass,
  passChance,
  passFraction,
  recoveryOdds,
  routMultiplier,
} from '../rules/odds.ts';
import { testOffensive } from '../rules/offensive-test.ts';
import { person } from './tools.ts';

const walked = (odds: Map<string, { num: bigint; den: bigint }>, key: string): number =>
  toNumber(odds.get(key) ?? { num: 0n, den: 1n });

describe('given a flight test', () => {
  it.each([
    ['ok', false],
    ['ok', true],
    ['cowering', false],
  ] as const)('when it is walked in %s (forced %s), then the formulas say the same', (status, forced) => {
    for (const dice of [0, 1, 2, 3, 4]) {
      const one = { id: 'x', status, pendingForcedFlight: forced };
      const all = enumerate(() => resolveFlight(one, dice), String);
      const said = flightOdds(dice, forced || status === 'cowering');
      expect(walked(all, 'pass')).toBeCloseTo(said.pass, 12);
      expect(walked(all, 'flight')).toBeCloseTo(said.flight, 12);
      expect(walked(all, 'cowering')).toBeCloseTo(said.cowering, 12);
      expect(toNumber(passFraction(dice))).toBeCloseTo(passChance(dice), 12);
    }
  });

  it('when outcomes are only told, then faces stand for them on any number of dice', () => {
    for (const count of [1, 5, 40]) {
      expect(passes(declaredFaces(count, true))).toBe(true);
      expect(passes(declaredFaces(count, false))).toBe(false);
      expect(declaredFaces(count, true)).toHaveLength(count);
    }
  });
});

describe('given offensive tests and leader loads', () => {
  it('then the chances of each reaction follow the order of testing (CH-12.7)', () => {
    const one = person('m', {}, { points: { demoralisation: 0, pursuit: 1, attack: 2, fury: 0 } });
    const attack = enumerate(
      () => testOffensive(one, 'attack'),
      ({ enters }) => String(enters),
    );
    const said = enterOdds([
      { track: 'attack', dice: 2 },
      { track: 'pursuit', dice: 1 },
    ]);
    expect(said.enter[0]?.chance).toBeCloseTo(walked(attack, 'attack'), 12);
    expect(said.ok + said.enter.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('then the mean of a load is that of its dice (CH-7.2)', () => {
    const leader = person('o', { role: 'officer', leadership: 4, stars: 2, size: 2 }, {});
    const loads = enumerate(
      () => rollLoad(leader),
      ({ load }) => String(load),
    );
    const mean = [...loads].reduce((sum, [load, p]) => sum + Number(load) * toNumber(p), 0);
    const { mean: said, deviation } = leaderLoadOdds({ leadership: 4, stars: 2, command: 0, size: 2 });
    expect(mean).toBeCloseTo(said, 9);
    expect(deviation).toBeCloseTo(2.4152, 4);
    expect(leaderPass({ leadership: 2, stars: 1, command: 0, size: 1 }, 3, 1)).toBeCloseTo(0.721451, 6);
  });
});

describe('given figures at their ends', () => {
  it('then a load that falls on nobody is passed by all, and one soldier takes all of it', () => {
    const officer = { leadership: 2, stars: 0, command: 0, size: 1 };
    expect(leaderPass(officer, 0, 1)).toBe(1);
    expect(leaderPass(officer, 1, 1)).toBeCloseTo(passChance(2), 12);
  });

  it('then whoever can never recover is told a number, and a panic without bound has none', () => {
    expect(recoveryOdds(1).attempts).toBeCloseTo(1.2, 12);
    expect(recoveryOdds(100_000)).toEqual({ ok: 0, attempts: Number.MAX_VALUE });
    expect(routMultiplier(1, 1)).toBeCloseTo(12 / 11, 12);
    expect(routMultiplier(2, 10)).toBeNull();
    // 12 × 1/6 / 2 is 1 exactly, whatever rounding makes of it.
    expect(routMultiplier(1, 12)).toBeNull();
    expect(routMultiplier(1, 11)).toBeCloseTo(12, 9);
  });

  it('then a told outcome has one 1 at most, on any number of dice', () => {
    expect(declaredFaces(3, false)).toEqual([1, 2, 2]);
    expect(declaredFaces(2, true)).toEqual([2, 2]);
  });
});

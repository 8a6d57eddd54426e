/** The formulas of the odds against every throw of the very functions that resolve the tests. */
import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../kernel/enumerate.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { demo } from '../demo.ts';
import { DEFAULT_HOUSE } from '../model/game.ts';
import { passes, resolveFlight, testFlight } from '../rules/flight-test.ts';
import { boardRanges, forecastByChance } from '../rules/forecast.ts';
import { forecast, forecastExactly, possibleTesters } from '../rules/forecast-exact.ts';
import { rollLoad } from '../rules/leader-load.ts';
import {
  declaredFaces,
  enterOdds,
  fleeingCounts,
  flightOdds,
  leaderLoadOdds,
  leaderPass,
  oddsOfFlightTest,
  passChance,
  passFraction,
} from '../rules/odds.ts';
import { testOffensive } from '../rules/offensive-test.ts';
import { person, seeded, table } from './tools.ts';

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

describe('given the forecast', () => {
  const house = DEFAULT_HOUSE;
  const group = table(
    [
      person(
        'A',
        { psychDice: { flight: 2, pursuit: 1, attack: 1, fury: 0 } },
        { pos: { x: 10, y: 10 }, points: { demoralisation: 2, pursuit: 0, attack: 0, fury: 0 } },
      ),
      person('B', { psychDice: { flight: 2, pursuit: 1, attack: 1, fury: 0 } }, { pos: { x: 15, y: 10 } }),
      person(
        'C',
        { role: 'officer', stars: 1, leadership: 1, areaOfInfluenceCm: 20 },
        {
          pos: { x: 20, y: 10 },
          status: 'cowering',
          points: { demoralisation: 1, pursuit: 0, attack: 0, fury: 0 },
        },
      ),
    ],
    {},
  );

  it('then one round is the Poisson-binomial of its tests', () => {
    const testers = group.characters.filter(({ points }) => points.demoralisation > 0);
    const alone = table(
      testers.map((one) => ({ ...one, pos: null, role: 'trooper' as const, stars: 0, leadership: 0 })),
      {},
    );
    const exact = forecastExactly(alone, 'a', boardRanges(alone, 'a'));
    const tests = testers.map((one) => ({
      dice: one.psychDice.flight,
      points: one.points.demoralisation,
      status: one.status,
      forcedFlight: false,
    }));
    for (const [k, chance] of fleeingCounts(tests).entries())
      expect(exact.fleeing[k] ?? 0).toBeCloseTo(chance, 12);
    const [first] = testers;
    const walkedOdds = enumerate(
      () => testFlight(first!, house),
      ({ enters }) => String(enters),
    );
    expect(oddsOfFlightTest(first!, house).flight).toBeCloseTo(walked(walkedOdds, 'flight'), 12);
  });

  it('then drawn courses come near the exact ones, leader loads included', () => {
    const ranges = boardRanges(group, 'a');
    const exact = forecastExactly(group, 'a', ranges);
    expect(exact.fleeing.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const drawn = forecastByChance(group, 'a', ranges, 20_000, seeded(3));
    expect(drawn.expected).toBeCloseTo(exact.expected, 1);
    expect(drawn.leaderRuns).toBeCloseTo(exact.leaderRuns, 1);
    expect(possibleTesters(group, 'a', ranges).sort()).toEqual(['A', 'B', 'C']);
  });

  it('then the demo has one in the middle of its round', () => {
    const { state } = demo('es');
    const start = performance.now();
    const seen = forecast(state, 'a', boardRanges(state, 'a'), seeded(5));
    console.log(`forecast of the demo: ${(performance.now() - start).toFixed(0)} ms, exact ${seen.exact}`);
    expect(seen.byCharacter.length).toBeGreaterThan(3);
    expect(seen.fleeing.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

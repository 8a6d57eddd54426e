import type { Rule } from '../../../src/kernel/dice.ts';
import { demo } from '../../../src/rulesets/comandos-de-guerra/demo.ts';
import { entrant, plainCheck, plainShot } from '../../../src/rulesets/comandos-de-guerra/model/inputs.ts';
import { initial } from '../../../src/rulesets/comandos-de-guerra/model/state.ts';
import { chaseOdds } from '../../../src/rulesets/comandos-de-guerra/rules/chase.ts';
import {
  blowOdds,
  commandOdds,
  contestOdds,
  fieldOdds,
  type Numbers,
} from '../../../src/rulesets/comandos-de-guerra/rules/contest-odds.ts';
import { planShot } from '../../../src/rulesets/comandos-de-guerra/rules/fire.ts';
import { countsOf } from '../../../src/rulesets/comandos-de-guerra/rules/grades.ts';
import { jamOdds } from '../../../src/rulesets/comandos-de-guerra/rules/jam.ts';
import { moraleOddsOf } from '../../../src/rulesets/comandos-de-guerra/rules/morale.ts';
import { ruleset } from '../../../src/rulesets/comandos-de-guerra/rules/ruleset.ts';
import { chanceOf, eventOf, eventsOf, type Roller, type Trial } from '../observe.ts';

const empty = initial();
const house = empty.settings;
type Command = Parameters<typeof ruleset.decide>[1];

const play = (rolled: Roller, state: typeof empty, command: Command) =>
  eventsOf(rolled(() => ruleset.decide(state, command)));

/** CG-P.1: the six grades of a check. */
const checks: Trial[] = [5, 35, 60, 95].flatMap((level) =>
  [-20, 0, 40].map((modifier) => ({
    name: `check at ${level}, modifier ${modifier}`,
    predicted: Object.fromEntries(
      Object.entries(countsOf(level, modifier, house)).map(([grade, faces]) => [grade, faces / 100]),
    ),
    once: (rolled) => {
      const check = { ...plainCheck(null, null, level), modifiers: [{ id: 'own', value: modifier }] };
      return eventOf(play(rolled, empty, { type: 'rollCheck', check }), 'checkRolled').check.outcome.grade!;
    },
  })),
);

const PAIRS: readonly (readonly [Numbers, Numbers])[] = [
  [
    { level: 60, modifier: 0 },
    { level: 45, modifier: -20 },
  ],
  [
    { level: 50, modifier: 0 },
    { level: 50, modifier: 0 },
  ],
  [
    { level: 15, modifier: 20 },
    { level: 80, modifier: 0 },
  ],
];
const rivals = (numbers: readonly Numbers[]) =>
  numbers.map(({ level, modifier }, i) => entrant(`r${i + 1}`, level, modifier));
const named = ([a, b]: readonly [Numbers, Numbers]): string =>
  `${a.level} (${a.modifier}) against ${b.level} (${b.modifier})`;

/** CG-P.2, ties thrown again. */
const contests: Trial[] = PAIRS.map((pair) => {
  const { first, second, neither } = contestOdds(...pair);
  return {
    name: `contest, ${named(pair)}`,
    predicted: { r1: chanceOf(first), r2: chanceOf(second), nobody: chanceOf(neither) },
    once: (rolled) => {
      const command = { type: 'holdContest', mode: 'onlyOne', what: '', entrants: rivals(pair) } as const;
      return eventOf(play(rolled, empty, command), 'contestHeld').winner ?? 'nobody';
    },
  };
});

const three: readonly Numbers[] = [...PAIRS[0]!, { level: 70, modifier: 10 }];
const field: Trial = (() => {
  const { wins, nobody, tie } = fieldOdds(three);
  return {
    name: 'contest of three, the first throw',
    predicted: {
      ...Object.fromEntries(wins.map((chance, i) => [`r${i + 1}`, chanceOf(chance)])),
      ...{ nobody: chanceOf(nobody), tie: chanceOf(tie) },
    },
    once: (rolled) => {
      const command = { type: 'holdContest', mode: 'onlyOne', what: '', entrants: rivals(three) } as const;
      const { throws, winner } = eventOf(play(rolled, empty, command), 'contestHeld');
      return throws.some(({ rerolls }) => rerolls.length > 0) ? 'tie' : (winner ?? 'nobody');
    },
  };
})();

/** CG-P.6. */
const orders: Trial[] = PAIRS.map((pair) => {
  const odds = commandOdds(...pair, house);
  return {
    name: `order, ${named(pair)}`,
    predicted: { obeyed: chanceOf(odds.obeyed), refused: chanceOf(odds.refused) },
    once: (rolled) => {
      const [officer, subordinate] = rivals(pair) as [ReturnType<typeof entrant>, ReturnType<typeof entrant>];
      const events = play(rolled, empty, { type: 'contestCommand', officer, subordinate });
      return eventOf(events, 'commandContested').outcome;
    },
  };
});

/** CG-P.3: one step, and the whole chase from a short gap. */
const chases: Trial[] = PAIRS.slice(0, 2).flatMap((pair): Trial[] => {
  const odds = chaseOdds('short', ...pair);
  const [pursuer, quarry] = rivals(pair).map((one) => ({ ...one, vehicle: '' }));
  const start = play(
    (rule) => {
      const step = rule().next();
      if (!step.done) throw new Error('a chase begins without dice');
      return step.value;
    },
    empty,
    { type: 'startChase', id: 'chase', note: '', quarry: quarry!, pursuers: [pursuer!], band: 'short' },
  ).reduce(ruleset.evolve, empty);
  const step = { type: 'stepChase', id: 'chase' } as const;
  return [
    {
      name: `step of a chase, ${named(pair)}`,
      predicted: {
        pursuer: chanceOf(odds.pursuer),
        quarry: chanceOf(odds.quarry),
        nobody: chanceOf(odds.noChange),
      },
      once: (rolled) => eventOf(play(rolled, start, step), 'chaseStepped').tracks[0]?.winner ?? 'nobody',
    },
    {
      name: `chase to its end, ${named(pair)}`,
      predicted: { caught: chanceOf(odds.caught), escaped: chanceOf(odds.escaped) },
      once: (rolled) => {
        let state = start;
        for (;;) {
          const events = play(rolled, state, step);
          const { status } = eventOf(events, 'chaseStepped').tracks[0]!;
          if (status !== 'running') return status;
          state = events.reduce(ruleset.evolve, state);
        }
      },
    },
  ];
});

const scene = demo('en').state;
const soldiers = scene.commandos.filter(({ morale, status }) => morale !== null && status === 'active');

/** CG-P.8: morale moves, and shocks. */
const morale: Trial[] = soldiers.slice(0, 2).flatMap(({ id, name }) =>
  (['demoralise', 'moralise'] as const).map((kind): Trial => {
    const odds = moraleOddsOf(scene, id, kind, 0)!;
    const [change, shock] = [chanceOf(odds.change), chanceOf(odds.shock)];
    return {
      name: `${kind} check of ${name}`,
      predicted: { stays: 1 - change, moves: change - shock, shocks: shock },
      once: (rolled) => {
        const command = { type: 'checkMorale', kind, who: [id], modifier: 0, prompt: null } as const;
        const { delta, shockRounds } = eventOf(play(rolled, scene, command), 'moraleChecked');
        return shockRounds > 0 ? 'shocks' : delta === 0 ? 'stays' : 'moves';
      },
    };
  }),
);

/** CG-10, CG-12, CG-P.7: a shot of whoever of the example can fire now: its grade, and its jam. */
const shots: Trial[] = scene.commandos.flatMap((shooter): Trial[] => {
  for (const weapon of shooter.weapons) {
    const shot = { ...plainShot(weapon.id, '', 60), targetName: 'x' };
    const plan = planShot(scene, shooter.id, shot, 'none');
    if (!('level' in plan) || plan.automatic) continue;
    const { level, total } = plan;
    const fire = (rolled: Roller) =>
      eventOf(play(rolled, scene, { type: 'fire', who: shooter.id, shot }), 'shotFired').shot;
    const { jamDie, jam } = jamOdds({ ...weapon, level, weaponClass: weapon.class }, scene.settings);
    const [asked, jams] = [chanceOf(jamDie), chanceOf(jam)];
    return [
      {
        name: `shot of ${shooter.name} with ${weapon.name}`,
        predicted: Object.fromEntries(
          Object.entries(countsOf(level, total, scene.settings)).map(([grade, faces]) => [
            grade,
            faces / 100,
          ]),
        ),
        once: (rolled) => fire(rolled).outcome!.grade!,
      },
      {
        name: `jam of ${weapon.name}, ${shooter.name}`,
        predicted: { 'no jam die': 1 - asked, holds: asked - jams, jams },
        once: (rolled) => {
          const { die, outcome } = fire(rolled).jam;
          return die === null ? 'no jam die' : outcome === 'none' ? 'holds' : 'jams';
        },
      },
    ];
  }
  return [];
});

/** CG-P.5: a blow by itself. */
const blow: Trial = (() => {
  const fighter = (id: string) => ({ ...entrant(id, 50), blows: 9, out: false });
  const began: Rule<unknown> = ruleset.decide(empty, {
    ...{ type: 'startBrawl', id: 'brawl', note: '' },
    ...{ a: [fighter('a')], b: [fighter('b')] },
  });
  const first = began.next();
  if (!first.done) throw new Error('a brawl begins without dice');
  const start = eventsOf(first.value as Parameters<typeof eventsOf>[0]).reduce(
    ruleset.evolve as never,
    empty,
  ) as typeof empty;
  const knockOut = chanceOf(blowOdds(house).knockOut);
  return {
    name: 'blow of the winner of an exchange',
    predicted: { 'knocks out': knockOut, stands: 1 - knockOut },
    once: (rolled) => {
      for (;;) {
        const events = play(rolled, start, { type: 'rollBrawl', id: 'brawl', target: null });
        const struck = events.find((event) => event.type === 'blowStruck');
        if (struck) return struck.knockedOut ? 'knocks out' : 'stands';
      }
    },
  };
})();

export const comandosDeGuerra: readonly Trial[] = [
  ...[...checks, ...contests, field, ...orders, ...chases, ...morale, ...shots, blow],
];

import { rollOne } from '../../../src/kernel/dice.ts';
import { demo } from '../../../src/rulesets/psychological-shock/demo.ts';
import { targetOf } from '../../../src/rulesets/psychological-shock/rules/actions.ts';
import { drawFaces } from '../../../src/rulesets/psychological-shock/rules/checks.ts';
import { whyNotRecover } from '../../../src/rulesets/psychological-shock/rules/recovery.ts';
import { ruleset } from '../../../src/rulesets/psychological-shock/rules/ruleset.ts';
import { chanceOf as chanceAt, throwDie } from '../../../src/rulesets/psychological-shock/rules/throw.ts';
import { chanceOf, eventOf, eventsOf, type Trial } from '../observe.ts';

const passing = (chance: number) => ({ passes: chance, fails: 1 - chance });

/** PS-3.1, PS-3.5, PS-6.4: every target that a card can have, without and with boosts. */
const throws: Trial[] = [0, 1, 2, 3, 4, 5, 6].flatMap((target) =>
  [0, 1, 2].map((at) => ({
    name: `die against ${target} with ${at} AT`,
    predicted: passing(chanceOf(chanceAt(target, at))),
    once: (rolled) => {
      const boosts = at > 0 ? [{ commanderId: '', at }] : [];
      return rolled(() => throwDie('shock', target, boosts, 'before')).passed ? 'passes' : 'fails';
    },
  })),
);

const { state } = demo('en');
const owed = ruleset.owed(state).flatMap(({ command }) => (command?.type === 'shockTest' ? [command] : []));
const characterOf = (id: string) => state.characters.find((one) => one.id === id)!;

/** The tests that the example owes, by the command that the screen sends. */
const shocks: Trial[] = owed.map((command) => ({
  name: `shock test of ${characterOf(command.characterId).name}`,
  predicted: passing(chanceOf(chanceAt(targetOf(state, characterOf(command.characterId)), 0))),
  once: (rolled) => {
    const events = eventsOf(rolled(() => ruleset.decide(state, command)));
    return eventOf(events, 'shockTested').passed ? 'passes' : 'fails';
  },
}));

const recoveries: Trial[] = state.characters
  .map((one) => ({ type: 'recover' as const, characterId: one.id, boosts: [], via: null }))
  .filter((command) => whyNotRecover(state, command) === null)
  .map((command) => ({
    name: `recovery of ${characterOf(command.characterId).name}`,
    predicted: passing(chanceOf(chanceAt(targetOf(state, characterOf(command.characterId)), 0))),
    once: (rolled) => {
      const events = eventsOf(rolled(() => ruleset.decide(state, command)));
      return eventOf(events, 'recoveryTried').passed ? 'passes' : 'fails';
    },
  }));

/** PS-2.6: the die that picks one of the equally close. */
const draws: Trial[] = [2, 3, 4, 5].map((tied) => ({
  name: `draw among ${tied} equally close`,
  predicted: Object.fromEntries(Array.from({ length: tied }, (_, i) => [i + 1, 1 / tied])),
  once: (rolled) => String(((rolled(() => rollOne('tie', drawFaces(tied))) - 1) % tied) + 1),
}));

export const psychologicalShock: readonly Trial[] = [...throws, ...shocks, ...recoveries, ...draws];

import { demo } from '../../../src/rulesets/stupidity/demo.ts';
import { fighters, fightersOdds } from '../../../src/rulesets/stupidity/rules/combat.ts';
import { batchUnits, turnOdds } from '../../../src/rulesets/stupidity/rules/odds.ts';
import { passChance, testTerms, wholeTest } from '../../../src/rulesets/stupidity/rules/test.ts';
import { chanceOf, type Trial } from '../observe.ts';

const KINDS = [
  { coldBlooded: false, reroll: false },
  { coldBlooded: false, reroll: true },
  { coldBlooded: true, reroll: false },
  { coldBlooded: true, reroll: true },
];

/** ST-4, ST-11.3, ST-11.5: every Leadership, plain, cold-blooded, rolled again, both. */
const tests: Trial[] = KINDS.flatMap((kind) =>
  [3, 4, 5, 6, 7, 8, 9, 10].map((ld) => {
    const terms = { ld, ...kind };
    const { num, den } = passChance(terms);
    const also = `${kind.coldBlooded ? ', Cold-Blooded' : ''}${kind.reroll ? ', re-roll' : ''}`;
    return {
      name: `Stupidity test, Ld ${ld}${also}`,
      predicted: { passes: num / den, fails: 1 - num / den },
      once: (rolled) => (rolled(() => wholeTest(terms)).passed ? 'passes' : 'fails'),
    };
  }),
);

/** ST-7.2, ST-7.3. */
const combat: Trial[] = [1, 3, 5].map((contact) => ({
  name: `fighters of ${contact} in contact`,
  predicted: Object.fromEntries([...fightersOdds(contact)].map(([n, chance]) => [n, chanceOf(chance)])),
  once: (rolled) => String(rolled(() => fighters(contact)).fighting),
}));

const { state } = demo('en');
const batch = batchUnits(state).map((unit) => testTerms(unit, state.settings));

/** ST-12.2: how many of the example's turn fail. */
const turn: Trial = {
  name: `failures among the ${batch.length} tests of a turn`,
  predicted: Object.fromEntries(turnOdds(state).failDistribution.map((chance, n) => [n, chance])),
  once: (rolled) => String(batch.filter((terms) => !rolled(() => wholeTest(terms)).passed).length),
};

export const stupidity: readonly Trial[] = [...tests, ...combat, turn];

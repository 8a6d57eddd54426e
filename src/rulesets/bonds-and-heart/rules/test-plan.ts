/** BH-7.6 to BH-7.9: what goes into a test before its dice are thrown. */
import type { Rejection } from '../../../kernel/result.ts';
import { ABILITIES, type Bearer } from '../model/bearer.ts';
import type { HelpUse, TestPlan } from '../model/commands.ts';
import type { Bonus } from '../model/events.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import { bearerOf, type Help, helpOf, type State } from '../model/state.ts';
import { cappingAbility, rollerOf, whyNotScore } from './effects.ts';
import { because, firstOf } from './faults.ts';
import { shields } from './protection.ts';

/** The numbers of a test other than its dice. */
export interface TestNumbers {
  /** Score in the ability: the cap of bond bonuses, and added only by house rule (BH-7.7). */
  readonly score: number;
  readonly bonuses: readonly Bonus[];
  readonly penalties: readonly Bonus[];
  readonly other: number;
}

/** Accepted claims that this roller can lay onto a test now. */
export const testHelps = (state: State, roller: string | null): Help[] =>
  state.helps.filter((help) => help.mode === 'action' && rollerOf(help) === roller);

const byHand = (amount: number): Bonus => ({
  from: null,
  kind: null,
  light: amount,
  cap: null,
  ability: null,
  amount,
});

const helpBonus = (state: State, help: Help, plan: TestPlan, use: HelpUse): Bonus => {
  const claimed = bearerOf(state, help.claimed);
  const { kind, light } = help;
  const ability = plan.ability && cappingAbility(kind, plan.ability, use.ability);
  const cap = ability ? (claimed?.abilities[ability] ?? 0) : 0;
  return { from: help.claimed, kind, light, cap, ability, amount: Math.min(light, cap) };
};

const scoreOf = (roller: Bearer | undefined, plan: TestPlan): number =>
  plan.score ?? (plan.ability ? roller?.abilities[plan.ability] : undefined) ?? 0;

/** Works out bonuses, penalties and score: what the sheet shows before the roll and what the roll uses. */
export function planTest(state: State, plan: TestPlan): TestNumbers {
  const score = scoreOf(bearerOf(state, plan.roller), plan);
  const target = bearerOf(state, plan.against);
  return {
    score,
    // BH-6.11: each capped by itself, then added up.
    bonuses: [
      ...plan.helps.flatMap((use) => {
        const help = helpOf(state, use.help);
        return help ? [helpBonus(state, help, plan, use)] : [];
      }),
      ...plan.bonuses.map(byHand),
    ],
    penalties: [...(target ? shields(target, score) : []), ...plan.penalties.map(byHand)],
    other: plan.other,
  };
}

/** BH-7.6: positive numbers of bonds entered by hand, and any whole modifier. */
const rangesFit = (plan: TestPlan): boolean =>
  [...plan.bonuses, ...plan.penalties].every((amount) => isWhole(amount, 0, LIMITS.score)) &&
  [plan.heartless, plan.nobody].every((count) => isWhole(count, 0, LIMITS.dice)) &&
  isWhole(plan.other, -LIMITS.modifier, LIMITS.modifier) &&
  plan.bonuses.length + plan.penalties.length + plan.helps.length <= LIMITS.aids &&
  (plan.ability === null ? plan.helps.length === 0 : ABILITIES.includes(plan.ability)) &&
  plan.helps.every(({ ability }) => ability === null || ABILITIES.includes(ability));

/** Why a test cannot be rolled like this, in the order of the spec's table; null when it can. */
export function whyNotTest(state: State, plan: TestPlan): Rejection | null {
  const helps = plan.helps.map(({ help }) => helpOf(state, help));
  const fitting = testHelps(state, plan.roller);
  return firstOf(
    [plan.roller, plan.against].every((id) => id === null || bearerOf(state, id))
      ? null
      : because('BH_E_NOT_ACTIVE'),
    isWhole(plan.difficulty, 1, LIMITS.difficulty) ? null : because('BH_E_DIFFICULTY'),
    state.settings.claimsPerTest === 'one' && plan.helps.length + plan.bonuses.length > 1
      ? because('BH_E_ONE_CLAIM_PER_TEST')
      : null,
    plan.score === null ? null : whyNotScore(plan.score),
    rangesFit(plan) ? null : because('BH_E_SCORE_RANGE'),
    plan.alias.trim().length <= LIMITS.nameLength ? null : because('BH_E_NAME'),
    helps.some((help) => !help) || new Set(helps).size < helps.length ? because('BH_E_HELP_GONE') : null,
    helps.some((help) => help && !fitting.includes(help)) ? because('BH_E_HELP_OTHER') : null,
  );
}

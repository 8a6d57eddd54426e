/** What the screens read from the rules about a table, for the recorded evenings. */
import type { Fraction } from '../../../kernel/fraction.ts';
import { ABILITIES, type Bearer, BOND_KINDS, QUALITIES, TONES } from '../model/bearer.ts';
import { CAUSES } from '../model/commands.ts';
import type { Settings } from '../model/settings.ts';
import { modeOf, type State } from '../model/state.ts';
import { fateOf, retiring, tableSize } from '../rules/adventure.ts';
import { bondLight, bondParts, openBonds, reach, whyNotBond, whyNotRedraw } from '../rules/bonds.ts';
import { adviceBonuses, cardHelps } from '../rules/cards.ts';
import { claimWorth } from '../rules/claim-worth.ts';
import { belowCap, claimCap, claimsInPlay, matrix, refusalOdds, refusedLately } from '../rules/claims.ts';
import { declaredTest } from '../rules/declared-test.ts';
import { bondEffect } from '../rules/effects.ts';
import { freshPlan, specialtyOf, withAbility } from '../rules/fresh-plan.ts';
import { whyNotChange } from '../rules/heart.ts';
import { bondChance, chainChance, changeChance, heartOdds, plotChance } from '../rules/heart-odds.ts';
import { heartProgress } from '../rules/heart-progress.ts';
import { asksScoreRule } from '../rules/owed.ts';
import { readPaste } from '../rules/paste.ts';
import { penaltyAgainst } from '../rules/protection.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { testOdds, withOtherScoreRule, withoutBonds } from '../rules/test-odds.ts';
import { planTest } from '../rules/test-plan.ts';

/** The same table as another house would read it. */
const HOUSES: readonly Partial<Settings>[] = [
  {},
  { scoreInTests: true, claimsPerTest: 'one', retireCheck: 'atEnd' },
  { nobodySixRerolls: true, adviceCapFrom: 'claimed' },
  { meetingDifficultySucceeds: false, bondModel: 'free', startingHeart: 'byHand' },
];

const PASTED = ['Ana;Luis;3;4;2;1;5;1;1;1;24', 'Berto\t\t21', '', ';x', 'Cira;;2;;;;;;;;0', 'Dino'].join(
  '\n',
);

const told = ({ num, den }: Fraction): string => `${num}/${den}`;

/** A test as the sheet opens it, rolled by a bearer or (null) by the director, aimed at somebody or nobody. */
function aboutTest(state: State, roller: string | null, against: string | null): unknown {
  const plan = freshPlan(state, roller, against);
  const odds = [testOdds(state, plan), testOdds(withOtherScoreRule(state), withoutBonds(plan))];
  return [
    plan,
    planTest(state, plan),
    odds.map((one) => (one.ok ? [one.value.need, told(one.value.success)] : one.why)),
    [declaredTest(state, plan, true), declaredTest(state, plan, false)],
    [specialtyOf(state, plan)?.name, ABILITIES.map((ability) => withAbility(state, plan, ability).heartless)],
  ];
}

/** A heart, how it can change next, and the bonds in it. */
function aboutHeart(state: State, bearer: Bearer): unknown {
  const { id, light, bonds } = bearer;
  return TONES.map((tone) => {
    const odds = heartOdds(light, tone);
    const changes = [{ toward: tone, plots: 1 }];
    return [
      [...odds.ways],
      odds.none,
      told(changeChance(odds)),
      told(plotChance(odds, 10)),
      bonds.map((bond) => told(bondChance(odds, bond))),
      CAUSES.map((cause) => whyNotChange(bearer, cause, changes)),
      told(chainChance(light, tone, 2)),
      heartProgress(
        state,
        { type: 'changeHeart', id, cause: 'card', changes: [{ toward: tone, plots: 2 }] },
        [{ id: 'heart-1', source: 'app', values: [3, 4, 2] }],
      ),
    ];
  });
}

/** A bond as the matrix, the claim sheet and the sheet for drawing bonds show it. */
const aboutBonds = (state: State, owner: Bearer): unknown =>
  owner.bonds.map((bond) => {
    const { id, to, kind } = bond;
    const claim = { claimant: to, claimed: owner.id, kind };
    const risk = refusalOdds(state, to, owner.id, kind);
    const asked = { ...claim, mode: modeOf(state.phase), testAbility: 'physique', actorScore: 2 } as const;
    return [
      [bondLight(owner, bond, state.settings), bondParts(bond, state.settings)],
      [
        claimWorth(state, claim),
        bondEffect(state, asked),
        risk && [told(risk.darkens), told(risk.bondLoses)],
      ],
      [refusedLately(state, to, owner.id), whyNotRedraw(state, owner.id, id, [2, 3, 4])],
      whyNotBond(state, owner.id, { id: 'new', to, kind: 'loveHate', plots: [1], freeLight: 1 }),
    ];
  });

/** Whatever stands beside a bearer's name. */
const aboutBearer = (state: State, bearer: Bearer): unknown => [
  [reach(state, bearer), belowCap(state, bearer), fateOf(bearer, state.settings)],
  [openBonds(state, bearer, BOND_KINDS).length, cardHelps(state, bearer.id)],
  QUALITIES.map((quality) => adviceBonuses(state, bearer, quality)),
  penaltyAgainst(bearer, 3),
];

/** The whole table, and one bearer of it closely. */
export function readings(real: State): unknown {
  const turn = real.serial + real.scene + real.adventure + real.bearers.length;
  const state = { ...real, settings: { ...real.settings, ...HOUSES[turn % HOUSES.length] } };
  const { bearers } = state;
  const one = bearers[turn % Math.max(1, bearers.length)];
  return [
    [tableSize(state), retiring(state), asksScoreRule(state), claimCap(state), claimsInPlay(state)],
    [matrix(state), rosterOf(state), readPaste(state, PASTED)],
    bearers.map((bearer) => aboutBearer(state, bearer)),
    one ? [aboutHeart(state, one), aboutBonds(state, one), aboutTest(state, one.id, null)] : [],
    aboutTest(state, null, one?.id ?? null),
  ];
}

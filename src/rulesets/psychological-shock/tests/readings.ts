/** What the screens read from the rules about a table, for the recorded evenings. Chances are told as numbers. */
import { type Fraction, toNumber } from '../../../kernel/fraction.ts';
import type { Settings } from '../model/settings.ts';
import { type Character, characterOf, SIDES, type State } from '../model/state.ts';
import { actionsLeft, capOf, targetOf, whyNotSpend } from '../rules/actions.ts';
import { adviseRecovery, chanceToRecover, faceOutlooks } from '../rules/advisor.ts';
import { allocateBoosts, boostReasons, helpersFor, payableBoost } from '../rules/boosts.ts';
import { canAct, cardTurnedSideways, otherFaceOf, woundKills } from '../rules/cards.ts';
import { whyNotHit } from '../rules/casualty.ts';
import { attackFor, choicesFor, openChecks } from '../rules/checks.ts';
import { reachedBy } from '../rules/command-range.ts';
import { deploy } from '../rules/deploy.ts';
import { progressOf } from '../rules/progress.ts';
import { payersFor } from '../rules/recovery.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { chanceToHold, testOutlooks, whyNotShockTest } from '../rules/shock-test.ts';
import { paymentFor } from '../rules/shortfall.ts';
import { adviceFor } from '../rules/size.ts';
import { remindersFor } from '../rules/turns.ts';

/** The same table as another house would read it: every house rule is on in one of them. */
const HOUSES: readonly Partial<Settings>[] = [
  {},
  { boostTiming: 'after', boostFirstTest: true },
  { commandMode: 'commanderPays', recoverInOpponentTurn: false },
  { commandStacks: true, commandRaisesTarget: true, disabledCommanderLendsCommand: true },
  { alreadyShockedTester: 'nextClosest', tieBreak: 'opponent', oneTestPerAttack: true },
  { requireLineOfSight: true, boostCountsAsCommanderAction: false, shockRadius: 4 },
  { woundShockMarkers: false, tieBreak: 'random', boostTiming: 'after', shockRadius: 6 },
];

const share = (fraction: Fraction | null | undefined): number | null =>
  fraction ? Number(toNumber(fraction).toFixed(6)) : null;

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

function advice(state: State, characterId: string): unknown {
  const found = adviseRecovery(state, characterId);
  if (!found) return null;
  const plans = [found.best, found.thrifty, found.onePlain, found.oneBoosted];
  const told = plans.map(({ boosts, chance, expectedAt }) => [boosts, share(chance), share(expectedAt)]);
  const man = characterOf(state, characterId);
  const limits = { ...found.limits, helpers: man ? helpersFor(state, man) : [] };
  return { ...found, limits, best: told, thrifty: null, onePlain: null, oneBoosted: null };
}

/** A man's card, and whatever a panel says about him. */
function aboutMan(state: State, one: Character): unknown {
  const { id } = one;
  const by = boostReasons(state, id);
  const boosts = by.slice(0, 1).map(({ commander }) => ({ commanderId: commander.id, at: 2 }));
  const via = by[0]?.commander.id ?? null;
  return [
    [targetOf(state, one), capOf(state, one), actionsLeft(state, one), otherFaceOf(one)],
    [cardTurnedSideways(one), canAct(state, one), woundKills(one)],
    [whyNotSpend(state, id, 1), whyNotHit(state, id)],
    [
      whyNotShockTest(state, { characterId: id, checkId: state.checks[0]?.id ?? null, boosts: [] }),
      whyNotShockTest(state, { characterId: id, checkId: null, boosts }),
    ],
    by.map(({ commander, why }) => [commander.id, why]),
    [allocateBoosts(state, one, 2, via), payableBoost(state, one, 1, via)],
    payersFor(state, one).map((payer) => [payer.commander.id, payer.most, payer.actionsLeft]),
    reachedBy(state, id),
    [share(chanceToHold(state, id, boosts)), testOutlooks(state, id, boosts)],
    [share(chanceToRecover(state, id, boosts)), faceOutlooks(state, id, boosts), faceOutlooks(state, id, [])],
  ];
}

/** The checks, the reminders, and two men closely: one of them in shock, if somebody is. */
export function readings(real: State): unknown {
  const turn = real.checkCount + real.sides[real.activeSide].atPool + real.characters.length;
  const state = { ...real, settings: { ...real.settings, ...HOUSES[turn % HOUSES.length] } };
  const { characters } = state;
  const inShock = characters.filter((one) => one.shocked);
  const men = [inShock[turn % inShock.length], characters[turn % characters.length]];
  return [
    progressOf(state),
    adviceFor(state),
    SIDES.map((side) => remindersFor(state, side)),
    openChecks(state).map((open) => [open, ids(choicesFor(state, open.check))]),
    [null, true, false].map((same) => attackFor(state, same)),
    state.shortfall && paymentFor(state, state.shortfall),
    [deploy(state), rosterOf(state)],
    men.flatMap((one) => (one ? [[aboutMan(state, one), advice(state, one.id)]] : [])),
  ];
}

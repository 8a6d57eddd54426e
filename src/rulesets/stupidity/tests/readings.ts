/** Everything that the screens read from the rules on a state, for the recorded evenings. */
import { CAUSES } from '../model/command.ts';
import type { Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { SIDES, TOUCHES, type Unit } from '../model/unit.ts';
import { combatCount, combatIfFailed, suggestIdle, whyNoOddDie } from '../rules/combat.ts';
import { contactOutcome, reactionsOf } from '../rules/contact.ts';
import { effectsOf } from '../rules/effects.ts';
import { checklist, pending, pointsLost, whatNow } from '../rules/guide.ts';
import { ldOptions, testLd } from '../rules/leadership.ts';
import { moveForward, moveIfFailed, unitMovement } from '../rules/move.ts';
import { turnOdds } from '../rules/odds.ts';
import { permissions } from '../rules/permissions.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { unitChance } from '../rules/test.ts';
import { nextOwnTurn, skipsPanicTerror } from '../rules/when.ts';
import { activeModels, mustTest } from '../rules/who-tests.ts';
import { whyNoCharge, whyNoFlight, whyNoReroll, whyNoTest } from '../rules/why.ts';
import { notTesting } from './case-state.ts';
import { inPlay } from './samples.ts';

/** The same table under every house rule: what hangs on one of them shows in each evening. */
const strict = (settings: Settings): Settings => ({
  units: settings.units === 'cm' ? 'in' : 'cm',
  stupidCannotShoot: true,
  fullGameModifiers: true,
  skirmisherRandomDirection: true,
  stupidAgainOnRally: true,
  mountLeadershipAllowed: true,
  stupidMountBlocksWizard: true,
  mountImmunityAloneSuspends: true,
  strictStandAndShoot: true,
  pinLasts: 'movementPhase',
  oddDie: 'perTest',
});

function unitReadings(state: State, unit: Unit, next: Unit): unknown {
  const { settings } = state;
  const move = moveForward(unit, settings);
  const moved = move.applies ? move.distance : 0;
  const asked = { unitId: unit.id, targetId: next.id, moved };
  return [
    mustTest(unit, settings),
    [testLd(unit, settings), ldOptions(unit, settings), unitChance(unit, settings)],
    [move, moveIfFailed(unit, settings), unitMovement(unit, settings)],
    [combatCount(unit, settings), combatIfFailed(unit, settings), whyNoOddDie(unit, settings)],
    [suggestIdle(unit, 2, settings), activeModels(unit, settings)],
    [permissions(unit, settings), reactionsOf(unit, settings), effectsOf(state, unit)],
    [whyNoTest(state, unit, false), whyNoTest(state, unit, true), whyNoReroll(state, unit)],
    [whyNoCharge(state, unit), ...CAUSES.map((cause) => whyNoFlight(state, unit, cause))],
    TOUCHES.map((touch) => contactOutcome(state, { ...asked, with: touch })),
  ];
}

/** The unit that is in play, and the table. Others come in play as the evening goes on. */
const tableReadings = (state: State, unit: Unit, next: Unit): unknown => [
  unitReadings(state, unit, next),
  checklist(state).map(({ unit: { id }, place, reason, half }) => [id, place, reason, half]),
  pending(state).map(([step, units]) => [step, ...units.map(({ id }) => id)]),
  [whatNow(state), turnOdds(state), notTesting(state).map(({ reason }) => reason)],
  skipsPanicTerror(state).map(({ id }) => id),
  SIDES.map((side) => [pointsLost(state, side), nextOwnTurn(state, side)]),
];

export function readings(state: State): unknown {
  const [unit, next = unit] = inPlay(state);
  if (!unit || !next) return whatNow(state);
  return [
    tableReadings(state, unit, next),
    tableReadings({ ...state, settings: strict(state.settings) }, unit, next),
    rosterOf({ ...state, units: [unit] }),
  ];
}

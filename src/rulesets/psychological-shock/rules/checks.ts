/** PS-1: every casualty opens a check; here it is kept, settled and corrected. */
import { FACES, type Rule, roll } from '../../../kernel/dice.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Closing, Event } from '../model/events.ts';
import { type Character, characterOf, LIMITS, type ShockCheck, type State } from '../model/state.ts';
import { candidatesFor, checkById, type Finding, findingOf } from './tester.ts';

const CLOSING: Partial<Record<Finding['status'], Closing>> = {
  none: 'none', // PS-2.5
  'already-shocked': 'alreadyShocked', // PS-2.7
  'already-tested': 'alreadyTested', // PS-2.9
};

/** A check with what is known about its tester now. */
export interface OpenCheck {
  readonly check: ShockCheck;
  readonly finding: Finding;
  /** Whether somebody must roll or choose; otherwise it is only shown until play goes on. */
  readonly due: boolean;
}

/** All open checks, in the order in which the casualties fell. */
export const openChecks = (state: State): readonly OpenCheck[] =>
  state.checks.map((check) => {
    const finding = findingOf(state, check);
    return { check, finding, due: CLOSING[finding.status] === undefined };
  });

/** Who must roll a shock test now. */
export const testersOf = (state: State): ReadonlySet<string> =>
  new Set(
    openChecks(state).flatMap(({ due, finding: { testerId } }) =>
      due && testerId !== null ? [testerId] : [],
    ),
  );

const closed = (check: ShockCheck, testerId: string | null, reason: Closing): Event => ({
  type: 'checkClosed',
  checkId: check.id,
  casualtyId: check.casualtyId,
  testerId,
  reason,
});

export const closeTested = (check: ShockCheck, testerId: string): Event => closed(check, testerId, 'tested');

/**
 * What falls due when play goes on: checks without a tester are closed, so that somebody who recovers later
 * does not owe an old test, and a shortfall that nobody paid is declined.
 */
export const settle = (state: State): readonly Event[] => [
  ...decline(state),
  ...openChecks(state).flatMap(({ check, finding }) => {
    const reason = CLOSING[finding.status];
    return reason ? [closed(check, finding.testerId, reason)] : [];
  }),
];

/** PS-6.4: an unpaid shortfall is gone as soon as something else is done. */
export const decline = (state: State): readonly Event[] =>
  state.shortfall ? [{ type: 'shortfallDeclined', characterId: state.shortfall.characterId }] : [];

/**
 * PS-2.9: the attack that a new casualty belongs to. Left to the table it is the latest one while somebody
 * still owes a test for it, because tests are made as soon as an attack is finished (PS-1.2). A check that
 * found nobody keeps it open only until one of its tests is rolled: after that the next casualty is new.
 */
export function attackFor(state: State, sameAttack: boolean | null): number {
  const rolled = state.tested.some((one) => one.attack === state.attack);
  const open = openChecks(state).some(({ check, due }) => check.attack === state.attack && (due || !rolled));
  return state.attack > 0 && (sameAttack ?? open) ? state.attack : state.attack + 1;
}

/** The check that a casualty opens (PS-1.1). He is no candidate himself, so it may be asked before he falls. */
export function openCheck(state: State, casualtyId: string, attack: number): Event {
  const id = `check-${state.checkCount + 1}`;
  const check: ShockCheck = { id, attack, casualtyId, chosenId: null, witnesses: null };
  const { status, testerId, distance } = findingOf(state, check);
  return { type: 'checkOpened', check, found: { status, testerId, distance } };
}

/** Why `characterId` cannot be named as the closest friend for a check, or null. */
export function whyNotTester(state: State, check: ShockCheck, characterId: string): Rejection | null {
  const casualty = characterOf(state, check.casualtyId);
  const character = characterOf(state, characterId);
  if (!casualty || !character) return { code: 'character-unknown' };
  const params = { name: character.name };
  if (character.id === casualty.id) return { code: 'own-casualty', params }; // PS-2.4
  if (character.side !== casualty.side) return { code: 'not-friendly', params };
  if (character.wound === 'killed') return { code: 'character-killed', params };
  if (!candidatesFor(state, casualty, check.witnesses).includes(character))
    return { code: 'saw-nothing', params }; // PS-2.8
  if (character.shocked && state.settings.alreadyShockedTester === 'nextClosest')
    return { code: 'already-shocked', params }; // PS-2.7
  return null;
}

/** PS-2.10: the friends whom the players may tap as the closest. */
export const choicesFor = (state: State, check: ShockCheck): readonly Character[] =>
  state.characters.filter((one) => whyNotTester(state, check, one.id) === null);

/** PS-2.6, PS-2.10: the players name the tester, or nobody. It also corrects what the board found. */
export function decideChooseTester(state: State, command: CommandOf<'chooseTester'>): Decision<Event> {
  const check = checkById(state, command.checkId);
  if (!check) return reject('check-unknown');
  if (command.characterId === null) return accept(closed(check, null, 'nobody'));
  const why = whyNotTester(state, check, command.characterId);
  if (why) return reject(why.code, why.params);
  const chosen: Event = {
    type: 'testerChosen',
    checkId: check.id,
    casualtyId: check.casualtyId,
    characterId: command.characterId,
    draw: null,
  };
  const { status, testerId } = findingOf(state, { ...check, chosenId: command.characterId });
  const reason = CLOSING[status];
  return reason ? accept<Event>(chosen, closed(check, testerId, reason)) : accept<Event>(chosen);
}

/** The die that decides between `n`: the smallest with a fair share for each; a d100 for odd crowds. */
export const drawFaces = (n: number): (typeof FACES)[number] => FACES.find((faces) => faces % n === 0) ?? 100;

/** PS-2.6, `tieBreak: 'random'`: a die picks one of those who are equally close. */
export function* decideDrawTester(state: State, command: CommandOf<'drawTester'>): Rule<Decision<Event>> {
  const check = checkById(state, command.checkId);
  if (!check) return reject('check-unknown');
  const { status, tied } = findingOf(state, check);
  if (status !== 'tie') return reject('no-tie');
  const faces = drawFaces(tied.length);
  const [face = 1] = yield* roll('tie', 1, faces);
  const characterId = tied[(face - 1) % tied.length] ?? '';
  return accept<Event>({
    type: 'testerChosen',
    checkId: check.id,
    casualtyId: check.casualtyId,
    characterId,
    draw: { face, faces },
  });
}

/** PS-2.8: the players tick who saw it. */
export function decideTickWitnesses(state: State, command: CommandOf<'tickWitnesses'>): Decision<Event> {
  const { checkId, characterIds } = command;
  if (!checkById(state, checkId)) return reject('check-unknown');
  if (characterIds?.some((id) => !characterOf(state, id))) return reject('character-unknown');
  if (characterIds && characterIds.length > LIMITS.characters)
    return reject('too-many', { max: LIMITS.characters });
  return accept({ type: 'witnessesTicked', checkId, characterIds });
}

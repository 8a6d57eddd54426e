/** PS-3: the compulsory, free shock test. */
import type { Rule } from '../../../kernel/dice.ts';
import type { Fraction } from '../../../kernel/fraction.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { Boost, CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Character, characterOf, type State } from '../model/state.ts';
import { targetOf } from './actions.ts';
import { billFor, payableBoost, realBoosts, totalAt, whyNotHelped } from './boosts.ts';
import { closeTested, decline, whyNotTester } from './checks.ts';
import { evolve } from './evolve.ts';
import { openShortfall } from './shortfall.ts';
import { checkById, type Finding, findingOf } from './tester.ts';
import { chanceOf, type FaceOutlook, outlooksOf, throwDie } from './throw.ts';

/** Why this check is not his to roll, or null. */
function whyNotHisCheck(state: State, checkId: string, characterId: string): Rejection | null {
  const check = checkById(state, checkId);
  if (!check) return { code: 'check-unknown' };
  const { status, testerId, tied }: Finding = findingOf(state, check);
  if (status === 'tie' && state.settings.tieBreak === 'random') return { code: 'tie-by-die' };
  if (status === 'tie' ? tied.includes(characterId) : status === 'test' && testerId === characterId)
    return null;
  const name = characterOf(state, characterId)?.name ?? '';
  return status === 'ask'
    ? whyNotTester(state, check, characterId)
    : { code: 'not-the-tester', params: { name } };
}

/** Why he cannot make a first test with these boosts, or null. PS-5 gives the order of checks. */
export function whyNotShockTest(
  state: State,
  { characterId, checkId, boosts }: Omit<CommandOf<'shockTest'>, 'type'>,
): Rejection | null {
  const character = characterOf(state, characterId);
  if (!character) return { code: 'character-unknown' };
  const params = { name: character.name };
  if (character.wound === 'killed') return { code: 'character-killed', params };
  if (character.shocked) return { code: 'already-shocked', params }; // PS-2.7
  const notHis = checkId === null ? null : whyNotHisCheck(state, checkId, characterId);
  if (notHis) return notHis;
  const asked = realBoosts(boosts);
  if (asked.length > 0 && !state.settings.boostFirstTest) return { code: 'boost-not-allowed' }; // PS-3.6
  const why = whyNotHelped(state, character, asked, null);
  if (why) return why;
  const pool = state.sides[character.side].atPool;
  const need = totalAt(asked); // PS-3.4: the test itself is free
  return need > pool ? { code: 'not-enough-at', params: { need, pool } } : null;
}

/** PS-3.1 to PS-3.5, for a recorded casualty or by hand. */
export function* decideShockTest(state: State, command: CommandOf<'shockTest'>): Rule<Decision<Event>> {
  const { characterId, checkId } = command;
  const why = whyNotShockTest(state, command);
  if (why) return reject(why.code, why.params);
  const character = characterOf(state, characterId)!;
  const check = checkId === null ? undefined : checkById(state, checkId);
  const thrown = yield* throwDie(
    'shock',
    targetOf(state, character),
    realBoosts(command.boosts),
    state.settings.boostTiming,
  );
  const events: Event[] = [
    ...decline(state),
    {
      type: 'shockTested',
      characterId,
      casualtyId: check?.casualtyId ?? null,
      attack: check?.attack ?? null,
      distance: check ? findingOf(state, check).distance : null,
      bill: billFor(state, thrown.boosts, null),
      ...thrown,
    },
    ...(check ? [closeTested(check, characterId)] : []),
  ];
  if (!state.settings.boostFirstTest) return accept(...events);
  return accept(...events, ...openShortfall(events.reduce(evolve, state), characterId, 'test', thrown));
}

/** PS-3.6, PS-6.4: AT off the die of a first test, announced before it or still payable after it. */
const boostOnTest = (state: State, character: Character, boosts: readonly Boost[]): number => {
  const { boostFirstTest, boostTiming } = state.settings;
  return boostFirstTest && boostTiming === 'after'
    ? payableBoost(state, character, 0, null)
    : totalAt(boosts);
};

/** The chance that he holds on, with these boosts on the roll. */
export function chanceToHold(state: State, characterId: string, boosts: readonly Boost[]): Fraction | null {
  const character = characterOf(state, characterId);
  return character ? chanceOf(targetOf(state, character), boostOnTest(state, character, boosts)) : null;
}

/** What each of the six faces would mean for his first test. */
export function testOutlooks(
  state: State,
  characterId: string,
  boosts: readonly Boost[],
): readonly FaceOutlook[] {
  const character = characterOf(state, characterId);
  if (!character) return [];
  return outlooksOf(targetOf(state, character), boostOnTest(state, character, boosts));
}

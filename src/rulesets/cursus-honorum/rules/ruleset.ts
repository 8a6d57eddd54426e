/** The rules as the table sees them. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { OwedTest, Ruleset } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, initial, type State } from '../model/game.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { flightDice } from './flight-test.ts';
import { offensiveDice, tracksLeft } from './offensive-test.ts';
import { testersLeft } from './phase.ts';
import { waitingPicks } from './place.ts';
import { recoveryDice, undecided } from './recovery.ts';

/** Picks that the game waits for (CH-2.9). */
const owedPicks = (state: State): OwedTest<Command>[] =>
  waitingPicks(state).map(({ id, pick, tied }) => ({
    id: `pick-${id}`,
    who: id,
    because: { code: 'pick', params: { pick, of: tied.length } },
    rule: 'CH-2.6',
    command: null,
  }));

/** CH-18.4: pursuers without prey must test; who they are is known during the tests of their side alone. */
const owedRecoveries = (state: State): OwedTest<Command>[] =>
  undecided(state)
    .filter(({ id }) => state.step?.preyGone.includes(id))
    .map((one) => ({
      id: `recover-${one.id}`,
      who: one.id,
      because: { code: 'noPrey', params: { dice: recoveryDice(state, one).dice } },
      rule: 'CH-18.4',
      command: { type: 'attemptRecovery', ids: [one.id] },
    }));

function owedTest(state: State, id: EntityId): OwedTest<Command>[] {
  const one = characterOf(state, id);
  if (!one) return [];
  if (state.phase === 'flight') {
    const params = { points: one.points.demoralisation, dice: flightDice(one, state.house) };
    const command: Command = { type: 'testFlight', ids: [id] };
    return [{ id: `flight-${id}`, who: id, because: { code: 'flight', params }, rule: 'CH-12.1', command }];
  }
  const track = tracksLeft(state, one).find((left) => offensiveDice(one, left) > 0);
  if (!track) return [];
  const params = { points: one.points[track], dice: offensiveDice(one, track) };
  const command: Command = { type: 'testOffensive', ids: [id], track };
  return [{ id: `${track}-${id}`, who: id, because: { code: track, params }, rule: 'CH-12.7', command }];
}

const owed = (state: State): OwedTest<Command>[] => [
  ...owedPicks(state),
  ...owedRecoveries(state),
  ...testersLeft(state).flatMap((id) => owedTest(state, id)),
];

function touches(event: Event): readonly EntityId[] {
  switch (event.type) {
    case 'charactersAdded':
      return event.characters.map(({ id }) => id);
    case 'charactersRemoved':
      return event.removed.map(({ id }) => id);
    case 'tokensMoved':
      return event.moves.map(({ id }) => id);
    case 'fledAcross':
      return [event.move.id];
    case 'pointsShared':
    case 'pickChanged':
      return [...new Set(event.share.sources.flatMap(({ gains }) => gains.map(({ id }) => id)))];
    case 'targetsSet':
      return event.targets.map(({ id }) => id);
    case 'psychologyBegun':
      return event.fleeing.map(({ id }) => id);
    case 'roundOpened':
      return event.gifts.map(({ id }) => id);
    case 'roundClosed':
      return [...new Set(event.results.map(({ id }) => id))];
    case 'tested':
      return [event.result.id];
    default:
      return 'id' in event ? [event.id] : [];
  }
}

export const ruleset: Ruleset<State, Command, Event> = {
  id: 'cursus-honorum',
  rulesVersion: 1,
  initial,
  decide,
  evolve,
  touches,
  owed,
};

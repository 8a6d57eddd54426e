/** The steps of the psychology phase, in their order (CH-13.1). */
import { type Rule, rollOne } from '../../../kernel/dice.ts';
import { assertNever, type Decision, reject } from '../../../kernel/result.ts';
import type { PhaseCommand } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type State, sideOnTurn } from '../model/game.ts';
import { evolve } from './evolve.ts';
import { shareFlight } from './flight-round.ts';
import { shareOffensive } from './offensive-round.ts';
import { beginPsychology, chooseFirst, settle, whyNoFirst, whyNotStage } from './phase.ts';
import { attemptRecovery, declineRecovery, openRecovery, undecided } from './recovery.ts';
import { endRound, giveUpFlight, giveUpOffensive, rollFlight, rollOffensive } from './testing.ts';

export function* decidePhase(state: State, command: PhaseCommand): Rule<Decision<Event>> {
  switch (command.type) {
    case 'beginPsychology':
      return beginPsychology(state);
    case 'drawLots': {
      // CH-13.5: the lots of the app; 1 is side a.
      const bad = whyNoFirst(state);
      if (bad) return bad;
      const face = yield* rollOne('lots', 2);
      return { ok: true, events: [{ type: 'lotsDrawn', chooser: face === 1 ? 'a' : 'b' }] };
    }
    case 'chooseFirst':
      return chooseFirst(state, command.first);
    case 'openRecovery':
      return whyNotStage(state, 'recovery', 'share') ?? openRecovery(state, command);
    case 'attemptRecovery':
      return (
        whyNotStage(state, 'recovery', 'test') ?? ended(state, yield* attemptRecovery(state, command.ids))
      );
    case 'declineRecovery':
      return whyNotStage(state, 'recovery', 'test') ?? ended(state, declineRecovery(state, command.ids));
    case 'closeRecovery':
      return whyNotStage(state, 'recovery', 'test') ?? closeRecovery(state);
    case 'shareFlight':
      return whyNotStage(state, 'flight', 'share') ?? (yield* shareFlight(state, command));
    case 'testFlight':
      return yield* rollFlight(state, command);
    case 'failFlight':
      return yield* giveUpFlight(state, command);
    case 'shareOffensive':
      return whyNotStage(state, 'offensive', 'share') ?? shareOffensive(state, command);
    case 'testOffensive':
      return yield* rollOffensive(state, command);
    case 'failOffensive':
      return giveUpOffensive(state, command);
    case 'closeRound':
      return endRound(state);
    case 'endTurn':
      if (state.phase !== 'closed') return reject('E_PHASE_ORDER');
      return { ok: true, events: [{ type: 'turnEnded', turn: state.turn + 1 }] };
    default:
      return assertNever(command);
  }
}

/** The side is done when its last reacting character has tried or declined (CH-13.6). */
function ended(state: State, decision: Decision<Event>): Decision<Event> {
  if (!decision.ok) return decision;
  const now = decision.events.reduce(evolve, state);
  const side = sideOnTurn(now);
  if (side === null || undecided(now).length > 0) return decision;
  return { ok: true, events: settle(state, [...decision.events, { type: 'sideFinished', side, rounds: 1 }]) };
}

/** Those not yet tried decline; a compulsory test cannot be left out (CH-18.4). */
function closeRecovery(state: State): Decision<Event> {
  const left = undecided(state);
  const owed = left.find(({ id }) => state.step?.preyGone.includes(id));
  if (owed) return reject('E_TEST_MISSING', { id: owed.id });
  return ended(
    state,
    declineRecovery(
      state,
      left.map(({ id }) => id),
    ),
  );
}

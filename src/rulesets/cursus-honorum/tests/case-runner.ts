/** Translates a worked case into the commands and functions that the screen uses. */
import type { CaseRunner } from '../../../../tests/cases/runner.ts';
import type { Side, Status, Track } from '../model/character.ts';
import { characterOf, type State } from '../model/game.ts';
import { givesLoad } from '../rules/casualty.ts';
import { combatDice } from '../rules/combat.ts';
import { firstPlayer } from '../rules/first-player.ts';
import { charactersWithin } from '../rules/measure.ts';
import { present } from '../rules/place.ts';
import { type Draft, faultsOf, rosterFaults } from '../rules/profile.ts';
import { remindersOf, sideReminders } from '../rules/reminders.ts';
import { badSpread, unevenSpread } from '../rules/spread.ts';
import { superiorityPoints } from '../rules/superiority.ts';
import { suggestTargets } from '../rules/target.ts';
import { type Item, probability } from './case-odds.ts';
import {
  type FlightPhase,
  flightPhase,
  type OffensivePhase,
  offensivePhase,
  type RecoveryPhase,
  recoveryPhase,
} from './case-phases.ts';
import {
  at,
  build,
  choicesOf,
  type Given,
  gainedOn,
  give,
  type Lists,
  lostOf,
  openOf,
  Refused,
  reachOf,
  refuse,
  sharing,
  shown,
  withHouse,
} from './case-tools.ts';

type Manual = { readonly mode?: string; readonly picks?: Lists };
type Shared = { readonly id: string; readonly points: number; readonly eligible: readonly string[] };
type Combat = { readonly attackDice: number; readonly defenceDice: number; readonly character?: string };
type When =
  | { op: 'within'; of: string; radiusCm: number; side?: Side }
  | ({ op: 'shareOut'; track: Track; sources: readonly Shared[] } & Manual)
  | ({ op: 'casualty'; victim: string; inRange?: readonly string[]; dice?: readonly number[] } & Manual)
  | { op: 'superiority'; entries: readonly Combat[] }
  | { op: 'upkeep' | 'endTurn' | 'firstPlayer' }
  | ({ op: 'recoveryPhase' } & RecoveryPhase)
  | ({ op: 'flightPhase' } & FlightPhase)
  | ({ op: 'offensivePhase' } & OffensivePhase)
  | { op: 'combatDice'; pairs: readonly { self: Status; opponent: Status }[] }
  | { op: 'target' | 'reminders'; characters: readonly string[] }
  | { op: 'fairTargets'; reach: Lists; assignments: readonly Readonly<Record<string, string>>[] }
  | { op: 'fleeMove'; character: string }
  | { op: 'probability'; items: readonly Item[] }
  | {
      op: 'validate';
      items: readonly (
        | { entity: 'character'; value: Draft }
        | { entity: 'roster'; value: readonly Draft[] }
      )[];
    }
  | { op: 'sequence'; steps: readonly When[] }
  | { op: 'each'; runs: readonly { when: When; house?: Given['house'] }[] };
type Played = { readonly state: State; readonly shows: unknown };

const find = (state: State, id: string) => characterOf(state, id) ?? refuse('E_UNKNOWN_ID');

/** Who receives a share of free sources: for a source on the roster its friends, or its enemies if it flees from them. */
function receivers(state: State, track: Track, sources: readonly Shared[]): Side {
  const known = sources.map(({ id }) => characterOf(state, id)).find((one) => one !== undefined);
  if (known && track !== 'pursuit') return known.side;
  if (known) return known.side === 'a' ? 'b' : 'a';
  return characterOf(state, sources[0]?.eligible[0] ?? null)?.side ?? 'a';
}

function casualty(given: State, when: Extract<When, { op: 'casualty' }>): Played {
  const start = sharing(at(given, 'battle', 'a'), when.mode);
  const victim = find(start, when.victim);
  if (present(start, victim.id).ok && givesLoad(start, victim) && (when.dice?.length ?? 0) !== victim.stars)
    refuse('E_DICE_COUNT');
  const { state, events } = give(
    start,
    {
      type: 'killCharacter',
      id: when.victim,
      inRange: when.inRange ?? null,
      picks: choicesOf(when.picks),
    },
    () => when.dice,
  );
  const load = events.flatMap((event) =>
    event.type === 'characterKilled' && event.load ? [event.load] : [],
  )[0];
  return {
    state,
    shows: {
      gained: gainedOn(events, 'demoralisation'),
      lost: lostOf(events),
      open: openOf(events),
      ...(load && { load: load.load, affected: load.affected, each: load.each }),
    },
  };
}

function superiority(given: State, entries: readonly Combat[]): Played {
  let state = at(given, 'battle', 'a');
  const points = entries.map(({ attackDice, defenceDice, character }) => {
    // The dice are judged by the command; without a character anybody may stand for it.
    for (const dice of [attackDice, defenceDice])
      if (!Number.isInteger(dice) || dice < 0) refuse('E_COMBAT_DICE');
    if (character !== undefined)
      state = give(state, { type: 'scoreSuperiority', id: character, attackDice, defenceDice }).state;
    return superiorityPoints(attackDice, defenceDice);
  });
  return { state, shows: { points } };
}

function play(given: State, when: When): Played {
  const same = (shows: unknown): Played => ({ state: given, shows });
  switch (when.op) {
    case 'within': {
      if (!Number.isFinite(when.radiusCm) || when.radiusCm < 0) refuse('E_DISTANCE');
      return same({ ids: charactersWithin(given, find(given, when.of), when.radiusCm, when.side) });
    }
    case 'shareOut': {
      const start = sharing(at(given, 'battle', 'a'), when.mode);
      const sources = when.sources.map(({ id, points, eligible }) => ({ id, points, ids: eligible }));
      const side = receivers(start, when.track, when.sources);
      const picks = choicesOf(when.picks);
      const command = { type: 'sharePoints', side, track: when.track, reason: '', sources, picks } as const;
      const { state, events } = give(start, command);
      const gained = gainedOn(events, when.track);
      return { state, shows: { gained, lost: lostOf(events), open: openOf(events) } };
    }
    case 'casualty':
      return casualty(given, when);
    case 'superiority':
      return superiority(given, when.entries);
    case 'upkeep':
      return { state: give(at(given, 'battle', 'a'), { type: 'beginPsychology' }).state, shows: {} };
    case 'endTurn':
      return { state: give(at(given, 'closed', 'a'), { type: 'endTurn' }).state, shows: {} };
    case 'firstPlayer':
      return same(firstPlayer(given));
    case 'recoveryPhase':
      return recoveryPhase(given, when);
    case 'flightPhase':
      return flightPhase(given, when);
    case 'offensivePhase':
      return offensivePhase(given, when);
    case 'combatDice':
      return same({
        results: when.pairs.map(({ self, opponent }) => combatDice(self, opponent, given.house)),
      });
    case 'target': {
      const targets = when.characters.map((id) => [id, suggestTargets(given, find(given, id))]);
      return same({ targets: Object.fromEntries(targets) });
    }
    case 'fairTargets': {
      const reach = reachOf(when.reach);
      const fair = when.assignments.map((assignment) => {
        const pairs = Object.entries(assignment).map(([id, targetId]) => ({ id, targetId }));
        const bad = badSpread(given, reach, pairs);
        return bad ? refuse(bad.why.code) : unevenSpread(given, reach, pairs).length === 0;
      });
      return same({ fair });
    }
    case 'fleeMove': {
      const { state } = give(at(given, 'battle', 'a'), { type: 'fleeMove', ids: [when.character] });
      const { pos, facingDeg, onTable } = find(state, when.character);
      return { state, shows: { facingDeg, pos: pos && [pos.x, pos.y], offTable: !onTable } };
    }
    case 'reminders': {
      const reminders = when.characters.map((id) => [id, [...remindersOf(find(given, id))].sort()]);
      const sides = { a: [...sideReminders(given, 'a')].sort(), b: [...sideReminders(given, 'b')].sort() };
      return same({ reminders: Object.fromEntries(reminders), sides });
    }
    case 'probability':
      return same({ values: when.items.map((item) => probability(given, item)) });
    case 'validate':
      return same({
        errors: when.items.map((item) =>
          item.entity === 'roster' ? rosterFaults(item.value) : faultsOf(item.value, given.board),
        ),
      });
    case 'sequence': {
      let state = given;
      const steps = when.steps.map((step) => {
        const played = run(state, step);
        state = played.state;
        return played.shows;
      });
      return { state, shows: { steps } };
    }
    case 'each':
      return same({ runs: when.runs.map((one) => run(withHouse(given, one.house), one.when).shows) });
  }
}

/** One op with everything it shows; a refused one shows its code and changes nothing. */
function run(state: State, when: When): { readonly state: State; readonly shows: object } {
  try {
    const played = play(state, when);
    return { state: played.state, shows: { ...shown(played.state), ...(played.shows as object) } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { state, shows: { ...shown(state), error: error.message } };
  }
}

export const runner: CaseRunner<Given, When> = {
  comparison: {
    tolerance: 1e-6,
    complete: ['gained', 'loads', 'testers', 'results', 'extraDice', 'diceCount'],
  },
  run: (given, when) => run(build(given), when).shows,
};

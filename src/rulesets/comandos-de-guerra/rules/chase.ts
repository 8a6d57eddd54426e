/** CG-6.1, CG-6.7: chases. One track for each pursuer; the quarry throws once a step for all of them. */
import { type Rule, roll } from '../../../kernel/dice.ts';
import {
  compare,
  type Fraction,
  fraction,
  multiply,
  ONE,
  power,
  subtract,
  ZERO,
} from '../../../kernel/fraction.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { TrackStep } from '../model/records.ts';
import type { Chase, Driver, State, Track } from '../model/state.ts';
import { BANDS, type Band, CHASE_STATUSES, isOne, LIMITS } from '../model/words.ts';
import { checkEntrants, type Faces100, MOST_REROLLS, rivalOf, type Standing, standing } from './contest.ts';
import { contestOdds, type Numbers } from './contest-odds.ts';
import { ledger } from './ledger.ts';
import { type Refusal, reasonOf } from './refusal.ts';

const driver = (one: Driver): Driver => ({
  ...one,
  name: one.name.trim().slice(0, LIMITS.name),
  vehicle: one.vehicle.trim().slice(0, LIMITS.name),
});

export const chaseOf = (state: State, id: string): Chase | undefined =>
  state.chases.find((one) => one.id === id);

/** A driver of a chase, in front or behind. */
export const driverOf = ({ quarry, tracks }: Chase, id: string): Driver | undefined =>
  [quarry, ...tracks.map(({ pursuer }) => pursuer)].find((one) => one.id === id);

/** The new gap after a step (CG-6.2 to CG-6.5). */
export function moveGap(band: Band, winner: 'pursuer' | 'quarry' | null): Pick<Track, 'band' | 'status'> {
  const at = BANDS.indexOf(band) + (winner === 'pursuer' ? -1 : winner === 'quarry' ? 1 : 0);
  if (at < 0) return { band, status: 'caught' }; // CG-6.3
  return at >= BANDS.length ? { band, status: 'escaped' } : { band: BANDS[at]!, status: 'running' }; // CG-6.4
}

export interface ChaseStanding {
  readonly duels: readonly { readonly track: Track; readonly standing: Standing }[];
  /** Drivers who throw again, the quarry last; null when nobody does. */
  readonly pending: readonly string[] | null;
}

/** Where a step stands on the throws known so far; faces are by driver's id. */
export function chaseStanding(
  state: State,
  chase: Chase,
  first: Faces100,
  rerolls: readonly Faces100[],
): ChaseStanding {
  const quarry = rivalOf(state, chase.quarry);
  const duels = chase.tracks
    .filter(({ status }) => status === 'running')
    .map((track) => ({
      track,
      standing: standing([rivalOf(state, track.pursuer), quarry], 'onlyOne', first, rerolls, state.settings),
    }));
  const tied = duels.filter((duel) => duel.standing.pending !== null).map(({ track }) => track.pursuer.id);
  return { duels, pending: tied.length > 0 ? [...tied, quarry.id] : null };
}

/** The step of one track as its duel says; a tie that is still open leaves the gap alone. */
export function trackStep({ track, standing: duel }: ChaseStanding['duels'][number]): TrackStep {
  const winner = duel.winner === null ? null : duel.winner === track.pursuer.id ? 'pursuer' : 'quarry';
  return { id: track.id, winner, ...moveGap(track.band, winner) };
}

/** Ids of the drivers who throw in a step, the quarry last. */
export const drivers = (chase: Chase): string[] => [
  ...chase.tracks.filter(({ status }) => status === 'running').map(({ pursuer }) => pursuer.id),
  chase.quarry.id,
];

export function stepRefusal(state: State, id: string): Refusal | null {
  const chase = chaseOf(state, id);
  if (!chase) return reject('CHASE_UNKNOWN');
  const running = chase.tracks.filter(({ status }) => status === 'running');
  if (running.length === 0) return reject('CHASE_OVER'); // CG-6.6
  return checkEntrants(state, [...running.map(({ pursuer }) => pursuer), chase.quarry]);
}

export const whyNoStep = (state: State, id: string): Rejection | null => reasonOf(stepRefusal(state, id));

/** One step of a chase, for all its tracks. */
export function* stepChase(state: State, { id }: CommandOf<'stepChase'>): Rule<Decision<Event>> {
  const no = stepRefusal(state, id);
  if (no) return no;
  const chase = chaseOf(state, id)!;
  const ids = drivers(chase);
  const faces = yield* roll('rolls', ids.length, 100);
  const first = Object.fromEntries(ids.map((one, i) => [one, faces[i]!]));
  const rerolls: Faces100[] = [];
  let now = chaseStanding(state, chase, first, rerolls);
  while (now.pending && rerolls.length < MOST_REROLLS) {
    const { pending } = now;
    const again = yield* roll(`reroll-${rerolls.length + 1}`, pending.length, 100);
    rerolls.push(Object.fromEntries(pending.map((one, i) => [one, again[i]!])));
    now = chaseStanding(state, chase, first, rerolls);
  }
  const pursuers = now.duels.map((duel) => duel.standing.throws[0]!);
  const quarry = now.duels[0]!.standing.throws[1]!;
  const throws = [...pursuers, quarry];
  const accidents = throws.filter(({ outcome }) => !outcome.success).map((one) => one.id); // CG-6.5
  const log = ledger(state);
  log.add({ type: 'chaseStepped', id, quarry, pursuers, tracks: now.duels.map(trackStep), accidents });
  for (const { who, outcome } of throws) log.promptGrade(who, outcome);
  return log.done();
}

export function startChase(state: State, command: CommandOf<'startChase'>): Decision<Event> {
  const { id, band, note } = command;
  if (!isOne(BANDS, band)) return reject('WORD_UNKNOWN', { word: band });
  if (command.pursuers.length === 0) return reject('CONTEST_TOO_FEW');
  const all = [...command.pursuers, command.quarry];
  if (new Set(all.map((one) => one.id)).size < all.length) return reject('CONTEST_DUPLICATE');
  if (command.pursuers.length > LIMITS.tracks) return reject('LIST_FULL', { max: LIMITS.tracks });
  if (chaseOf(state, id)) return reject('ID_TAKEN');
  if (state.chases.length >= LIMITS.chases) return reject('LIST_FULL', { max: LIMITS.chases });
  const no = checkEntrants(state, all);
  if (no) return no;
  const tracks = command.pursuers.map(
    (one): Track => ({ id: one.id, pursuer: driver(one), band, status: 'running' }),
  );
  return accept({
    type: 'chaseStarted',
    chase: {
      id,
      note: note.trim().slice(0, LIMITS.text),
      quarry: driver(command.quarry),
      tracks,
      accidents: [],
    },
  });
}

/** A token moved by hand, a chase resumed at short (CG-6.3) or put back to the start. */
export function setTrack(state: State, { id, track, band, status }: CommandOf<'setTrack'>): Decision<Event> {
  if (!isOne(BANDS, band)) return reject('WORD_UNKNOWN', { word: band });
  if (!isOne(CHASE_STATUSES, status)) return reject('WORD_UNKNOWN', { word: status });
  const found = chaseOf(state, id)?.tracks.find((one) => one.id === track);
  if (!found) return reject('CHASE_UNKNOWN');
  return accept({ type: 'trackSet', id, track, name: found.pursuer.name, band, status });
}

export function settleAccident(state: State, command: CommandOf<'settleAccident'>): Decision<Event> {
  const chase = chaseOf(state, command.id);
  if (!chase?.accidents.includes(command.driver)) return reject('CARD_GONE');
  const text = command.text.trim().slice(0, LIMITS.text);
  return accept({
    type: 'accidentSettled',
    id: chase.id,
    driver: command.driver,
    name: driverOf(chase, command.driver)?.name ?? '',
    text,
  });
}

export function endChase(state: State, { id }: CommandOf<'endChase'>): Decision<Event> {
  const chase = chaseOf(state, id);
  return chase ? accept({ type: 'chaseEnded', id, note: chase.note }) : reject('CHASE_UNKNOWN');
}

export interface ChaseOdds {
  readonly pursuer: Fraction;
  readonly quarry: Fraction;
  readonly noChange: Fraction;
  /** From this gap to the end, if nobody stops. */
  readonly caught: Fraction;
  readonly escaped: Fraction;
}

/** CG-P.3: the next step, and how the chase ends from here (a walk between two walls). */
export function chaseOdds(band: Band, pursuer: Numbers, quarry: Numbers): ChaseOdds {
  const { first: p, second: q, neither } = contestOdds(pursuer, quarry);
  const i = BANDS.indexOf(band) + 1;
  // With r = p / q: (r^i − r⁴) / (1 − r⁴), the powers of q multiplied out so that q may be 0.
  const top = subtract(multiply(power(p, i), power(q, 4 - i)), power(p, 4));
  const bottom = subtract(power(q, 4), power(p, 4));
  const same = compare(p, q) === 0;
  const caught = same ? subtract(ONE, fraction(i, 4)) : quotient(top, bottom);
  return { pursuer: p, quarry: q, noChange: neither, caught, escaped: subtract(ONE, caught) };
}

function quotient(a: Fraction, b: Fraction): Fraction {
  const sign = compare(b, ZERO) < 0 ? -1n : 1n;
  return fraction(a.num * b.den * sign, a.den * b.num * sign);
}

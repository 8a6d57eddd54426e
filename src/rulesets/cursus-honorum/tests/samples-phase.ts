/** Sample commands of the psychology phase: the guide's own, the same told by hand, and wrong ones. */
import { type Character, isPresent, otherSide, SIDES, type Side, TRACKS } from '../model/character.ts';
import type { Command, Reach } from '../model/commands.ts';
import { type State, sideOnTurn } from '../model/game.ts';
import { flightSources } from '../rules/flight-round.ts';
import { whatNow } from '../rules/guide.ts';
import { attackSources, pursuitSources } from '../rules/offensive-round.ts';
import { testersLeft } from '../rules/phase.ts';
import { undecided } from '../rules/recovery.ts';
import { idOf, pick, someOf } from './samples-tools.ts';

const NO_SHARING = { order: [], picks: [] } as const;

const around = (sources: readonly Character[], own: readonly Character[], spin: number): Reach[] =>
  sources.map(({ id }, i) => ({ id, ids: someOf(own, spin + i, 2) }));

function recovery(state: State, side: Side, spin: number): Command[] {
  const enemies = state.characters.filter((one) => one.side !== side && isPresent(one));
  const own = state.characters.filter((one) => one.side === side);
  const fleeing = own.filter(({ status }) => status === 'flight');
  const left = undecided(state).map(({ id }) => id);
  return [
    { type: 'openRecovery', threats: null, prey: null, ...NO_SHARING },
    {
      type: 'openRecovery',
      threats: around(enemies.slice(0, 6), fleeing, spin),
      prey: someOf(own, spin, 2),
      order: enemies
        .slice(0, 2)
        .map(({ id }) => id)
        .reverse(),
      picks: [],
    },
    { type: 'openRecovery', threats: [{ id: idOf(own, spin), ids: [] }], prey: ['nobody'], ...NO_SHARING },
    { type: 'attemptRecovery', ids: left.slice(0, 1 + (spin % 3)) },
    { type: 'attemptRecovery', ids: [idOf(own, spin)] },
    { type: 'declineRecovery', ids: left.slice(-1) },
    { type: 'declineRecovery', ids: [idOf(enemies, spin)] },
    { type: 'closeRecovery' },
  ];
}

function flight(state: State, side: Side, spin: number): Command[] {
  const own = state.characters.filter((one) => one.side === side);
  const sources = flightSources(state, side).map(({ character }) => character);
  const left = testersLeft(state);
  return [
    { type: 'shareFlight', inRange: null, ...NO_SHARING },
    {
      type: 'shareFlight',
      inRange: around(sources, own, spin),
      order: sources.map(({ id }) => id).reverse(),
      picks: [],
    },
    { type: 'shareFlight', inRange: [{ id: idOf(own, spin), ids: [] }], ...NO_SHARING },
    { type: 'testFlight', ids: left.slice(0, 2) },
    { type: 'testFlight', ids: [idOf(state.characters, spin)] },
    { type: 'failFlight', ids: left.slice(-1), reaction: pick(['cowering', 'flight', null], spin) ?? null },
    { type: 'failFlight', ids: [idOf(own, spin)], reaction: null },
  ];
}

function offensive(state: State, side: Side, spin: number): Command[] {
  const own = state.characters.filter((one) => one.side === side);
  const [prey, friends] = [pursuitSources(state, side), attackSources(state, side)];
  const left = testersLeft(state);
  const track = pick(TRACKS, spin)!;
  return [
    {
      type: 'shareOffensive',
      pursuit: null,
      attack: null,
      furyPoints: someOf(own, spin, 6).map((id) => ({ id, points: spin % 4 })),
      ...NO_SHARING,
    },
    {
      type: 'shareOffensive',
      pursuit: around(prey, own, spin),
      attack: around(friends, own, spin + 1),
      furyPoints: [],
      order: friends.map(({ id }) => id).reverse(),
      picks: [],
    },
    {
      type: 'shareOffensive',
      pursuit: [{ id: idOf(own, spin), ids: [] }],
      attack: null,
      furyPoints: [{ id: idOf(state.characters, spin), points: -1 }],
      ...NO_SHARING,
    },
    { type: 'testOffensive', ids: left.slice(0, 2), track: null },
    { type: 'testOffensive', ids: left.slice(0, 1), track },
    { type: 'testOffensive', ids: [idOf(state.characters, spin)], track },
    { type: 'failOffensive', id: left[0] ?? 'nobody', track },
    { type: 'failOffensive', id: idOf(own, spin), track: 'attack' },
  ];
}

/** Steps of the part that is being played; in battle those that begin it. */
export function psychology(state: State, spin: number): Command[] {
  const side: Side = sideOnTurn(state) ?? 'a';
  const now = whatNow(state);
  const open = state.shares.flatMap(({ sources }) => sources).filter(({ pick: count }) => count > 0);
  const again = pick(open, spin);
  const next: Command[] = [
    ...(now.command ? [now.command] : []),
    ...(again ? [{ type: 'choosePick', source: again.id, ids: again.tied.slice(-again.pick) } as const] : []),
    ...(state.phase === 'battle' ? [{ type: 'beginPsychology' } as const] : []),
    ...(state.phase === 'closed' ? [{ type: 'endTurn' } as const] : []),
    ...(state.step && !state.step.order
      ? ([{ type: 'drawLots' }, { type: 'chooseFirst', first: SIDES[spin % 2]! }] as const)
      : []),
    ...(state.step?.stage === 'test' || spin % 6 === 0 ? [{ type: 'closeRound' } as const] : []),
  ];
  if (state.phase === 'recovery') return [...next, ...recovery(state, side, spin)];
  if (state.phase === 'flight') return [...next, ...flight(state, side, spin)];
  if (state.phase === 'offensive') return [...next, ...offensive(state, side, spin)];
  const first = idOf(state.characters, spin);
  return [
    ...next,
    { type: 'drawLots' },
    { type: 'chooseFirst', first: otherSide(side) },
    { type: 'choosePick', source: first, ids: [first] },
    { type: 'testFlight', ids: [first] },
    { type: 'closeRecovery' },
    { type: 'endTurn' },
    { type: 'beginPsychology' },
  ];
}

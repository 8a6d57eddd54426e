/** Sample commands of the battle: deaths, flights, points by hand, moves and targets. */
import { isLeader, isPresent, SIDES, TRACKS } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/game.ts';
import { isAggressive } from '../rules/load.ts';
import { waitingPicks } from '../rules/place.ts';
import { suggestTargets } from '../rules/target.ts';
import { idOf, pick, someOf } from './samples-tools.ts';

export function battle(state: State, spin: number): Command[] {
  const here = state.characters.filter(isPresent);
  const steady = here.filter(({ status }) => status === 'ok');
  const fleeing = here.filter(({ status }) => status === 'flight');
  const leaders = here.filter(isLeader);
  const angry = here.filter(({ status }) => isAggressive(status));
  const side = SIDES[spin % 2]!;
  const [victim, other] = [idOf(steady, spin), idOf(here, spin * 3 + 1)];
  const track = pick(TRACKS, spin)!;
  const [open] = waitingPicks(state);
  return [
    ...(open ? [{ type: 'choosePick', source: open.id, ids: open.tied.slice(-open.pick) } as const] : []),
    { type: 'killCharacter', id: victim, inRange: null, picks: [] },
    { type: 'killCharacter', id: other, inRange: someOf(here, spin, 3), picks: [] },
    { type: 'killCharacter', id: idOf(leaders, spin), inRange: someOf(here, spin, 2), picks: [] },
    { type: 'killCharacter', id: other, inRange: [victim, 'nobody'], picks: [] },
    {
      type: 'killCharacter',
      id: other,
      inRange: [victim, idOf(here, spin)],
      picks: [{ source: other, ids: [victim] }],
    },
    { type: 'scoreSuperiority', id: other, attackDice: 9 + (spin % 5), defenceDice: spin % 4 },
    { type: 'scoreSuperiority', id: victim, attackDice: -1, defenceDice: 0.5 },
    { type: 'setRetreat', id: other, on: spin % 3 !== 0 },
    { type: 'setRetreat', id: idOf(steady, spin + 5), on: true },
    { type: 'addPoints', id: victim, track, points: 1 + (spin % 3), reason: ' Omen ', cause: other },
    { type: 'addPoints', id: other, track, points: 2, reason: 'Omen', cause: null },
    { type: 'addPoints', id: idOf(here, spin), track: 'fury', points: 5_000, reason: '', cause: 'nobody' },
    { type: 'addPoints', id: victim, track, points: -1, reason: '', cause: 'nobody' },
    {
      type: 'sharePoints',
      side,
      track,
      reason: 'Horns',
      sources: [
        { id: 'horns', points: 1 + (spin % 5), ids: steady.map(({ id }) => id) },
        { id: other, points: 2, ids: someOf(here, spin, 2).reverse() },
        { id: 'drums', points: 0, ids: [] },
      ],
      picks: [],
    },
    { type: 'sharePoints', side, track, reason: '', sources: [{ id: 'x', points: 0.5, ids: [] }], picks: [] },
    { type: 'spendLeadership', id: idOf(leaders, spin), spent: spin % 6 },
    { type: 'spendLeadership', id: other, spent: 100 },
    { type: 'fleeMove', ids: fleeing.slice(0, 3).map(({ id }) => id) },
    { type: 'fleeMove', ids: [other] },
    { type: 'leaderFlees', id: idOf(leaders, spin) },
    { type: 'leaveTable', id: idOf(fleeing, spin) },
    { type: 'leaveTable', id: idOf(state.characters, spin) },
    {
      type: 'setTargets',
      targets: angry.flatMap((one) => {
        const target = pick(suggestTargets(state, one) ?? [], spin);
        return target === undefined ? [] : [{ id: one.id, targetId: target }];
      }),
    },
    { type: 'setTargets', targets: [{ id: victim, targetId: other }] },
  ];
}

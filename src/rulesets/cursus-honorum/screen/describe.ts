/** A character in one sentence for screen readers: everything that the drawing says. */
import { type Character, isLeader, TRACKS } from '../model/character.ts';
import type { State } from '../model/game.ts';
import type { Text } from './use-cursus.ts';

/** "steady, 2 demoralisation points, retreating": the marks of a character in words, without its name. */
export function conditionOf(t: Text, one: Character): string[] {
  const s = t.screen;
  if (!one.alive) return [s.state.dead];
  if (!one.onTable) return [s.state.gone];
  return [
    t.statuses[one.status],
    ...TRACKS.flatMap((track) =>
      one.points[track] > 0 ? [s.state.points(one.points[track], t.tracks[track])] : [],
    ),
    ...(one.retreating ? [s.state.retreating] : []),
  ];
}

export function describeCharacter(t: Text, armies: State['armies'], one: Character): string {
  const s = t.screen;
  return [
    one.name,
    armies[one.side].name,
    ...(isLeader(one)
      ? [t.roles[one.role], s.state.stars(one.stars), s.state.leadership(one.leadership)]
      : []),
    ...(one.size > 1 ? [s.state.size(one.size)] : []),
    ...conditionOf(t, one),
  ].join(', ');
}

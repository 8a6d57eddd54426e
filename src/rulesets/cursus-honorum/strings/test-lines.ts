/** Sentences about tests and recoveries, with dice, formula, chance and outcome. */
import type { Track } from '../model/character.ts';
import type { EventOf } from '../model/events.ts';
import { characterOf, nameOf } from '../model/game.ts';
import { dicePerPoint, TRACK_OF } from '../rules/load.ts';
import { passChance } from '../rules/odds.ts';
import { facesOf, percent, type Speaker } from './speaker.ts';

const perPoint = ({ state }: Speaker, id: string, track: Track): number => {
  const character = characterOf(state, id);
  return character ? dicePerPoint(character, track) : 0;
};

/** "Lucius 3 D × 2 = 6 dice (pass 33.5 %): 2 4 1 6 3 5 → fails; second die 2 → FLEES" */
export function testLine(by: Speaker, event: EventOf<'tested'>): string {
  const { line, outcomes, letters } = by.t;
  const { id, track, points, dice, enters } = event.result;
  const second = facesOf(by, `second:${id}`);
  const face = second === null ? null : Number(second);
  if (event.voluntary) {
    const outcome = outcomes[enters ?? 'ok'];
    return line.givesUp(nameOf(by.state, id), face === null ? outcome : line.second(face, outcome));
  }
  const faces = facesOf(by, `${track === 'demoralisation' ? 'test' : track}:${id}`) ?? line.noDice;
  const result =
    enters === null
      ? line.holds
      : face === null
        ? line.fails(outcomes[enters])
        : line.failsSecond(face, outcomes[enters]);
  const formula = line.testDice(points, letters[track], perPoint(by, id, track), dice);
  return line.test(nameOf(by.state, id), formula, percent(by, passChance(dice)), faces, result);
}

/** "Lucius recovery: 2 × (icon 1 + 1) + 2 threat = 6 dice: 2 3 3 5 6 6 → OK" */
export function recoveryLine(by: Speaker, event: EventOf<'recoveryTried'>): string {
  const { line, outcomes, statuses } = by.t;
  const { id, dice, load, threat, from, result, declined } = event;
  if (declined) {
    const stays = result === from ? statuses[from] : outcomes[result];
    return line.declined(nameOf(by.state, id), stays);
  }
  const track = TRACK_OF[from];
  const formula = line.recoveryDice(track ? perPoint(by, id, track) : 0, Math.max(0, load - 1), threat, dice);
  const outcome = result === from ? statuses[from] : outcomes[result];
  return line.recovery(nameOf(by.state, id), formula, facesOf(by, `recover:${id}`) ?? line.noDice, outcome);
}

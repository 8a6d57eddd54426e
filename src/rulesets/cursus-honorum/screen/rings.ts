/** Ranges and areas of influence on the field. Lengths in cm from the edge of the base. */
import type { Ring } from '../../../board/types.ts';
import { type Character, isLeader, isPresent, type Track } from '../model/character.ts';
import { characterOf, type State } from '../model/game.ts';
import { isWithin, NEAR_CM } from '../rules/measure.ts';
import type { RangeQuestion } from '../rules/range-plan.ts';
import { areaWorks } from '../rules/reminders.ts';

const TONES: Readonly<Record<Track, Ring['tone']>> = {
  demoralisation: 'fear',
  pursuit: 'pursuit',
  attack: 'attack',
  fury: 'fear',
};

/** Rings of causes: the latest ones tell the story, more would hide the field. */
const MOST_CAUSES = 2;

const around = (one: Character, cm: number, rest: Omit<Ring, 'x' | 'y' | 'radius'>): Ring[] =>
  one.pos ? [{ ...one.pos, radius: one.baseRadiusCm + cm, ...rest }] : [];

/** CH-9.1: an area that works for no one is drawn without filling. */
export const areaRing = (leader: Character): Ring[] =>
  leader.areaOfInfluenceCm > 0
    ? around(leader, leader.areaOfInfluenceCm, {
        id: `area-${leader.id}`,
        tone: areaWorks(leader) ? 'accent' : 'ink',
        style: 'dotted',
        fill: areaWorks(leader),
      })
    : [];

/** Where the points of a character came from: the ring around its latest causes. */
export function causeRings(
  state: State,
  one: Character,
  track: Track,
  label: (cm: number) => string,
): Ring[] {
  // A fleeing enemy tempts whoever could charge it: the reach is the character's own (CH-1.8).
  if (track === 'pursuit')
    return one.points.pursuit > 0
      ? around(one, one.chargeDistanceCm, {
          id: 'charge',
          tone: TONES.pursuit,
          style: 'dashed',
          label: label(one.chargeDistanceCm),
        })
      : [];
  return [...one.causes[track]]
    .reverse()
    .flatMap((id) => characterOf(state, id) ?? [])
    .filter((cause) => cause.pos !== null && cause.side === one.side && !isLeader(cause))
    .slice(0, MOST_CAUSES)
    .flatMap((cause, i) =>
      around(cause, NEAR_CM, {
        id: `cause-${cause.id}`,
        tone: TONES[track],
        style: i === 0 ? 'solid' : 'dashed',
        fill: i === 0,
        label: i === 0 ? label(NEAR_CM) : undefined,
      }),
    );
}

export function questionRings(state: State, question: RangeQuestion, label: (cm: number) => string): Ring[] {
  const one = characterOf(state, question.id);
  if (!one || question.cm === null) return [];
  const tone = question.kind === 'area' ? 'accent' : question.kind === 'impetus' ? 'attack' : 'fear';
  return around(one, question.cm, {
    id: 'question',
    tone,
    style: 'solid',
    fill: true,
    label: label(question.cm),
  });
}

/** The leader with the smallest working area that holds a character: whose word reaches it. */
function leaderOver(state: State, one: Character): Character | undefined {
  return state.characters
    .filter(
      (leader) =>
        leader.side === one.side &&
        isLeader(leader) &&
        areaWorks(leader) &&
        isWithin(leader, one, leader.areaOfInfluenceCm, state.house),
    )
    .sort((a, b) => a.areaOfInfluenceCm - b.areaOfInfluenceCm)[0];
}

/** The areas that matter now: the looked-at leader's own, or that of the leader over the one looked at. */
export function areaRings(state: State, looked: Character | undefined, all: boolean): Ring[] {
  if (all) return state.characters.filter((one) => isLeader(one) && isPresent(one)).flatMap(areaRing);
  if (!looked) return [];
  const leader = isLeader(looked) ? looked : leaderOver(state, looked);
  return leader ? areaRing(leader) : [];
}

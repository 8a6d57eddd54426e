/** The effects reference: what each state makes a character do, as keys of the strings. */
import { type Character, isLeader, isPresent, type Side, type Status } from '../model/character.ts';
import type { State } from '../model/game.ts';

export const REMINDERS = [
  'flightTurnAbout',
  'flightFullMove',
  'flightAvoid',
  'obstacle',
  'noContact',
  'offTableLost',
  'foePlus2',
  'noAction',
  'foePlus1',
  'chaseFleeing',
  'exemptIfStuck',
  'spreadTargets',
  'selfPlus1',
  'selfPlus2',
  'chargeNearest',
  'notControlled',
  'nextEnemy',
  'specialRules',
  'commandVacuum',
  'leadershipDecay',
  'retreatTest',
  'personalityTests',
  'officerTests',
] as const;
export type Reminder = (typeof REMINDERS)[number];

const BY_STATUS: Readonly<Record<Status, readonly Reminder[]>> = {
  // CH-15.1: the normal state of mind has no effects.
  ok: [],
  // CH-16.1, CH-16.2, CH-16.3, CH-16.4, CH-16.5, CH-16.6
  flight: [
    'flightTurnAbout',
    'flightFullMove',
    'flightAvoid',
    'obstacle',
    'noContact',
    'offTableLost',
    'foePlus2',
  ],
  // CH-17.1, CH-17.2, CH-17.3
  cowering: ['noAction', 'obstacle', 'foePlus1'],
  // CH-18.1, CH-18.2, CH-18.3, CH-18.5, CH-18.6, CH-18.7
  pursuit: ['chaseFleeing', 'offTableLost', 'exemptIfStuck', 'spreadTargets', 'selfPlus1'],
  // CH-19.1, CH-19.2, CH-19.3, CH-19.4, CH-19.5
  fury: ['chargeNearest', 'notControlled', 'nextEnemy', 'spreadTargets', 'selfPlus2', 'specialRules'],
  // CH-20.1, CH-20.2, CH-20.3, CH-20.4, CH-20.5
  attack: ['chargeNearest', 'notControlled', 'nextEnemy', 'spreadTargets', 'selfPlus1', 'specialRules'],
};

/** What to remember about a character, in the order of the reference. */
export function remindersOf(character: Character): readonly Reminder[] {
  if (!isPresent(character)) return [];
  const leader = isLeader(character);
  const { status } = character;
  return [
    ...BY_STATUS[status],
    // CH-9.1, CH-9.2: his area of influence works for no one.
    ...(leader && (status === 'flight' || status === 'cowering') ? (['commandVacuum'] as const) : []),
    ...(leader && status === 'flight' ? (['leadershipDecay'] as const) : []), // CH-8.4
    ...(character.retreating ? (['retreatTest'] as const) : []), // CH-6.2
  ];
}

/** What to remember about a side without its general (CH-7.7, CH-7.8). */
export const sideReminders = (state: State, side: Side): readonly Reminder[] =>
  state.armies[side].commandLoss.kind === 'none' ? [] : ['personalityTests', 'officerTests'];

/** CH-9.1, CH-9.2: whether a leader's area of influence works. */
export const areaWorks = (leader: Character): boolean => isPresent(leader) && leader.status === 'ok';

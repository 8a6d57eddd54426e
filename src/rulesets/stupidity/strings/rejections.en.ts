/** Why something cannot be done, in English. */
import { formatNumber } from '../../../i18n/format.ts';

const reasons: Readonly<Record<string, string>> = {
  'off-table': 'it is off the table',
  'no-stupid-models': 'none of its living models is stupid',
  fleeing: 'it is fleeing',
  'immunity-suspends': 'its Stupidity is suspended by immunity',
  'not-stupid': 'it is not stupid',
  suspended: 'its Stupidity is suspended by immunity',
  engaged: 'it is engaged',
  pinned: 'it is pinned by a collision',
};

const single = {
  'name-empty': 'The unit needs a name.',
  'no-models': 'A unit needs at least one kind of model.',
  'groups-full': 'A unit holds at most 12 kinds of models.',
  'group-exists': 'Two kinds of models in this unit have the same identifier.',
  'count-range': 'Models alive: a whole number from 0 to 200.',
  'ld-range': 'Leadership is a whole number from 1 to 10.',
  'movement-range': 'Movement goes from 0 to 60 cm (24 inches).',
  'points-range': 'Points are a whole number, 0 or more.',
  'contact-exceeds-count': 'In contact: a whole number, at most as many as are alive.',
  'fleeing-and-engaged': 'A unit cannot flee and be engaged at once.',
};

export const codes = {
  ...single,
  'unit-unknown': 'That unit is no longer on the roster.',
  'unit-exists': 'That unit is already on the roster.',
  'units-full': (max: number) => `A table holds at most ${max} units.`,
  'nothing-to-add': 'There is no unit to add.',
  'too-many-copies': (max: number) => `At most ${max} copies at once.`,
  'place-range': 'There is no such place in the list.',
  'entry-invalid': (found: string) =>
    String(found)
      .split(' ')
      .map((code) => (single as Readonly<Record<string, string>>)[code] ?? code)
      .join(' '),
  'group-unknown': 'Those models are no longer in the unit.',
  'not-a-character': 'Only characters leave a unit and join another.',
  'bound-by-stupidity': 'The unit is stupid: the character cannot leave it.',
  'no-test-needed': (reason: string) => `No test: ${reasons[reason] ?? reason}.`,
  'panic-terror-first': 'Panic and Terror come first. Confirm that they are done.',
  'panic-terror-done': 'Panic and Terror are already done this turn.',
  'already-tested': 'This unit has already tested this turn: one test a turn.',
  'not-due': 'No test is due now: it tests at its next start of turn.',
  'not-your-turn': 'It is the other side’s turn.',
  'tests-first': 'All Stupidity tests come before charges are declared.',
  'stupid-no-charge': 'It is stupid: it declares no charges and makes no other move.',
  'already-charging': 'It has already declared a charge.',
  'already-engaged': 'It is already engaged.',
  pinned: 'It is pinned by a collision and cannot move.',
  'off-table': 'The unit has left the table.',
  fleeing: 'The unit is already fleeing.',
  'reroll-not-allowed': 'No re-roll here: it takes a psychology re-roll and a test that has just failed.',
  'reroll-too-late': 'Too late for the re-roll: the failure has already had its effect.',
  'die-not-needed': 'No die is needed here.',
  'moved-out-of-range': (max: number, unit: string) =>
    `The move goes from 0 to ${formatNumber('en', max)}\u00a0${unit === 'in' ? 'inches' : 'cm'}.`,
  'target-not-enemy': 'Choose an enemy unit that is on the table.',
  'target-not-friend': 'Choose a friendly unit that is on the table.',
  'no-compulsory-move': (reason: string) => `No compulsory move: ${reasons[reason] ?? reason}.`,
  'no-reaction-pending': 'No enemy has to react to this unit.',
  'reaction-not-available': 'The touched unit cannot choose that reaction.',
  'not-engaged': 'The unit is not engaged in combat.',
  'idle-choice-invalid': 'The idle models do not add up, or some of them are not stupid and in contact.',
  'nothing-to-clear': 'Nothing has been counted yet.',
  'not-fleeing': 'The unit is not fleeing.',
  'immune-while-stupid': 'It is stupid and so Immune to Psychology: only a failed Break test makes it flee.',
  'no-mount': 'These models have no mount.',
  'no-stupid-models': 'None of its living models has the Stupidity rule.',
  'ld-choice-unknown': 'That Leadership cannot be used now.',
  'ld-modifier-range': (max: number) => `The modifier goes from −${max} to +${max}.`,
  'turn-range': (max: number) => `Turns go from 1 to ${max}.`,
  'setting-unknown': 'There is no such house rule.',
  'setting-value': 'The house rule cannot take that value.',
};

/** The words that follow the first view: the log, and the house rules by name. */
import log from './log.en.ts';

const late = {
  log,
  houseRules: {
    scoreInTests: {
      name: 'Scores count in tests',
      help: 'The ability score is added to the result. Otherwise it only caps the bonus of bonds.',
    },
    nobodySixRerolls: {
      name: 'Nobody 6s roll again',
      help: 'A 6 on a nobody die grants an extra throw of the full die.',
    },
    meetingDifficultySucceeds: {
      name: 'Meeting the difficulty is enough',
      help: 'A result equal to the difficulty succeeds. Switched off, it must be higher.',
    },
    bondModel: {
      name: 'What bonds are made of',
      help: 'Linked: each part is a plot of the owner’s heart. Free: seven parts, and their light is set by hand.',
    },
    startingHeart: {
      name: 'Starting heart',
      help: 'A new heart has its odd plots light, or is painted by the table.',
    },
    refusedClaimCountsAsUse: {
      name: 'A refused claim is used up',
      help: 'In combat a refused claim counts as the claimant’s claim of that combat. The token stays.',
    },
    adviceCapFrom: {
      name: 'Whose quality caps advice',
      help: 'Admiration in combat adds up to a score in the quality of the card: the claimant’s or the adviser’s.',
    },
    claimsPerTest: { name: 'Claims on one test', help: 'Any number, added up, or just one.' },
    retireCheck: {
      name: 'When a full heart retires',
      help: 'As soon as it has been full once, or only if it is full when the adventure ends.',
    },
  },
  houseOptions: {
    linked: 'Linked to the heart',
    free: 'Free',
    alternate: 'Alternating',
    byHand: 'By hand',
    claimant: 'The claimant’s',
    claimed: 'The adviser’s',
    any: 'Any number',
    one: 'One',
    whenFilled: 'Once it has filled',
    atEnd: 'Full at the end',
  },
} as const;

export default late;

/** Rejections, what is owed, the house rules, the effects reference and the reminders. */
import { plural } from '../../../i18n/format.ts';

const rules = {
  rejections: {
    BH_E_DIE_VALUE: 'A die shows 1 to 6.',
    BH_E_DICE_COUNT: 'A heart roll needs three dice.',
    BH_E_EXTRA_THROWS: (k: number) => `Enter ${k} extra ${plural(k, 'throw', 'throws')}.`,
    BH_E_COUNT: (max: number) =>
      max === 1 ? 'A deed or a refusal moves one plot.' : 'Between 1 and 20 plots.',
    BH_E_CAUSE: 'Cause and direction do not match.',
    BH_E_PLOT_RANGE: 'Plots run from 1 to 20, each only once.',
    BH_E_BOND_PARTS: 'A bond has 1 to 7 different parts, and up to 7 light.',
    BH_E_BOND_DUPLICATE: 'That bond already exists.',
    BH_E_SELF_BOND: 'A bond needs a companion.',
    BH_E_SELF_CLAIM: 'You cannot ask yourself for help.',
    BH_E_NOT_ACTIVE: 'That character is not in play.',
    BH_E_NO_CLAIM: 'You have no claims left.',
    BH_E_NO_BOND: 'No such bond towards you.',
    BH_E_BOND_DARK: 'That bond is all darkness.',
    BH_E_TARGET_AT_CAP: (cap: number) =>
      `Already holds the maximum: ${cap} ${plural(cap, 'claim', 'claims')}.`,
    BH_E_COMBAT_LIMIT: 'You have no claim left in this combat.',
    BH_E_PHASE: 'That effect does not belong to this phase.',
    BH_E_CARD_RANGE: 'Cards run from 0 to 9.',
    BH_E_CARD_TYPE: 'Only attack cards will do.',
    BH_E_NO_DAMAGE: 'There is no damage to share.',
    BH_E_SHARE_RANGE: (max: number) => `At most ${max}.`,
    BH_E_LIMIT_RANGE: 'The limit is between 1 and 9.',
    BH_E_DIFFICULTY: 'Difficulty is between 1 and 60.',
    BH_E_ONE_CLAIM_PER_TEST: 'At this table a test takes only one claim.',
    BH_E_SCORE_RANGE: 'Out of range: scores 0 to 20, up to 6 dice of a kind.',
    BH_E_HP_RANGE: 'Out of range: HP from 0 to the maximum, which is 1 to 999.',
    BH_E_CLAIM_RANGE: 'Out of range: 0 to 99.',
    BH_E_NAME: 'A name, at most 40 characters.',
    BH_E_BEARER_EXISTS: 'That bearer is already on the list.',
    BH_E_TABLE_FULL: (max: number) => `At most ${max} bearers play at once.`,
    BH_E_LIST_FULL: (max: number) => `The list is full: at most ${max}.`,
    BH_E_BOND_MODEL:
      'The house rule “What bonds are made of” decides how a bond changes; here it is the other way.',
    BH_E_HELP_GONE: 'That help has been used or is gone.',
    BH_E_HELP_OTHER: 'That help is for another roll.',
    BH_E_NOTHING_OPEN: 'There is nothing left to answer.',
    BH_E_SETTING: 'That house rule has no such value.',
  },
  owed: {
    claim: (claimed: string, claimant: string, kind: string) =>
      `${claimed}: accept or refuse ${claimant}’s claim (${kind}), unless the director denies it`,
    helpTest: (roller: string, helper: string, kind: string, light: number) =>
      `${roller} rolls the test, with ${helper}’s ${kind} (${light} light)`,
    loveTest: (roller: string, claimant: string, light: number) =>
      `${roller} rolls the test in place of ${claimant}, out of love (${light} light)`,
    helpCard: (player: string, helper: string, kind: string, light: number) =>
      `${player} plays the card, +${light} by ${helper}’s ${kind}`,
    loveCard: (player: string, claimant: string, light: number) =>
      `${player} plays a card in ${claimant}’s turn, +${light} out of love`,
    share: (claimant: string, claimed: string, max: number) =>
      `${claimant}: say how much of the hit ${claimed} takes, up to ${max} HP`,
    bonds: (name: string) => `${name}’s heart has changed: does one of its bonds change too?`,
  },
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
  effects: {
    lightPlot: 'This part of the heart leans towards kindness.',
    darkPlot: 'This part of the heart leans towards malice.',
    darkBond: 'Hostile: no help can be asked of it.',
    action: {
      loveHate: 'Your companion acts in your place. They roll; bonus up to their own score.',
      friendshipRivalry: 'You act together. You roll; bonus up to the score your companion uses.',
      protectionContempt:
        'Whoever acts against you takes −1 per light part, at most their score. Until the scene ends.',
      admirationEnvy: 'Your companion guides you. You roll; bonus up to their score.',
    },
    combat: {
      loveHate: 'Your companion plays a card in your turn, +1 per light part, no limit.',
      friendshipRivalry: 'Your companion lends you an attack card, +1 per light part, no limit.',
      protectionContempt:
        'Your companion can take up to 5 HP per light part of this hit. You choose how much.',
      admirationEnvy: 'Your next attack card gains +1 per light part, up to your score in the quality used.',
    },
    accept: 'The claim is yours now; spend it on someone else later.',
    refuse: 'You keep out of it, and one plot of your heart darkens.',
    deny: 'The director finds it out of place. Nothing happens.',
    heartRoll: 'Three dice name the plot; if it is already so: +1, −1, +2, −2.',
    nothingChanges: 'All five plots already have that tone.',
    fullLight: 'Retires at the end of the adventure. Hook: a reclusive master who trusts nobody.',
    fullDark: 'Retires at the end of the adventure. Hook: a major villain with a plan.',
    tip: 'Your light helps the others; but a dark heart earns no claims.',
    heartlessDie: 'Does not count; a 6 gives one more full die.',
    nobodyDie: 'Counts; a 6 has no extra.',
    nobodyDieAgain: 'Counts; a 6 gives one more full die.',
  },
  reminders: {
    // BH-1.1: the two lines that open the screen.
    intro:
      'Twenty plots of light or darkness, and bonds that grow in them. Hand over a claim to call on the bond that a companion has with you.',
    refusedLately: 'Turned down a moment ago: do not ask again for the same action.',
    fiction: 'Say how the help comes about; the director may deny a claim without grounds.',
    cardReturns: 'The card goes back to its owner with the discards at the end of the round.',
    ownTurn: 'The companion’s own turn is not used up.',
    oneSided: 'A heart so one-sided can no longer protect the worlds.',
    toZero: 'This share takes your companion to 0 HP.',
    scoreQuestion:
      'Does your table add the ability score to a test? The worked example of the game does not.',
    askedBy: (k: number, n: number) => `can be asked by ${k} of ${n} ${plural(n, 'companion', 'companions')}`,
  },
} as const;

export default rules;

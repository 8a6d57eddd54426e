/** Names of the house rules and of their options. */

export const settings = {
  atPerTurn: 'AT per turn',
  shockRadius: 'Shock distance',
  commandRadius: 'Command range',
  unitLengthMm: 'Length of 1u',
  poolRefresh: 'When AT come back',
  recoverInOpponentTurn: 'Recover in the opponent’s turn',
  commandMode: 'How Command helps',
  commandStacks: 'Commands add up',
  commandRaisesTarget: 'Command steadies',
  boostCountsAsCommanderAction: 'Boosts cost Actions',
  boostTiming: 'When boost is spent',
  boostFirstTest: 'Boost the first test',
  disabledCommanderLendsCommand: 'Shocked commanders lend tries',
  alreadyShockedTester: 'Closest already in shock',
  tieBreak: 'Equally close',
  requireLineOfSight: 'Must have seen it',
  woundShockMarkers: 'Wound shock',
  oneTestPerAttack: 'One test per attack',
  minCharacters: 'Smallest force',
} as const;

export const options = {
  ownTurn: 'in one’s own turn',
  everyTurn: 'both in every turn',
  capBonus: 'more tries',
  commanderPays: 'the commander pays',
  before: 'before the roll',
  after: 'after the roll',
  noTest: 'nobody tests',
  nextClosest: 'the next closest',
  owner: 'the owner',
  opponent: 'the opponent',
  random: 'a die',
} as const;
